import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BakeSetup, BakeTask } from './job';

/** Tasks per worker, so that fast workers can help slow ones. */
const SLICES = 6;

/** Worker threads that bake one model. */
export class Crew {
  private readonly workers: readonly Worker[];

  constructor(setup: BakeSetup) {
    this.workers = Array.from(
      { length: Math.min(availableParallelism(), 8) },
      () => new Worker(new URL('./start.mjs', import.meta.url), { workerData: setup }),
    );
  }

  /** Distributes a range of work. Resolves when all of it is done, rejects if a worker fails. */
  async share(kind: BakeTask['kind'], count: number): Promise<void> {
    const size = Math.ceil(count / (this.workers.length * SLICES)) || 1;
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < count) {
        const from = next;
        next += size;
        await ask(worker, { kind, from, to: Math.min(next, count) });
      }
    };
    await Promise.all(this.workers.map(work));
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, task: BakeTask): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      worker.off('error', reject);
      resolve();
    };
    worker.once('message', done);
    worker.once('error', reject);
    worker.postMessage(task);
  });
}
