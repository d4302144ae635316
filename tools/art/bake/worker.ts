import { parentPort, workerData } from 'node:worker_threads';
import { sculpturesOf } from '../models';
import { CoatPainter } from './coating';
import type { BakeSetup, BakeTask } from './job';
import { occlude } from './occlusion';

const setup = workerData as BakeSetup;
let painter: CoatPainter | null = null;

parentPort?.on('message', ({ kind, from, to }: BakeTask) => {
  if (kind === 'occlude') {
    const { blocking, poses, samples, measured, measurements } = setup;
    occlude(blocking, poses, samples, measured, measurements, from, to);
  } else {
    painter ??= new CoatPainter(setup.hull, sculpturesOf(setup.model, setup.parts), setup.front);
    painter.paint(setup.samples, setup.open, setup.coating, from, to);
  }
  parentPort?.postMessage('done');
});
