import { parentPort, workerData } from 'node:worker_threads';
import { sculpt } from '../kit/model';
import { findModel } from '../models';
import { CoatPainter } from './coating';
import type { BakeSetup, BakeTask } from './job';
import { occlude } from './occlusion';

const setup = workerData as BakeSetup;
let painter: CoatPainter | null = null;

parentPort?.on('message', ({ kind, from, to }: BakeTask) => {
  if (kind === 'occlude') {
    const { hull, poses, samples, measured, measurements } = setup;
    occlude(hull.indices, poses, samples, measured, measurements, from, to);
  } else {
    painter ??= new CoatPainter(setup.hull, sculpt(findModel(setup.model)));
    painter.paint(setup.samples, setup.open, setup.coating, from, to);
  }
  parentPort?.postMessage('done');
});
