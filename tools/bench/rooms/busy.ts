import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Results of {@link busyRooms}. */
export interface Busy {
  readonly rooms: number;
  readonly seconds: number;
  readonly steps: number;
  /** Response times of a guest's requests in ms, 50th and 99th percentile. */
  readonly answers: readonly [number, number];
  /** Event loop delay of the server in ms, 99th percentile. */
  readonly late: number;
}

/**
 * Runs rooms of bots, each watched by a spectator, and measures their steps and the response times of guests. @param
 * count 1 or more
 */
export async function busyRooms(count: number): Promise<string> {
  const child = fork(new URL('./bots.ts', import.meta.url), [String(count)], {
    execArgv: ['--import', 'tsx'],
  });
  const [busy] = (await once(child, 'message')) as [Busy];
  await once(child, 'exit');
  const { rooms, seconds, steps, answers, late } = busy;
  return [
    `${rooms} rooms of four greedy bots at once, for ${seconds.toFixed(0)} s`,
    `  ${(steps / seconds).toFixed(0)} steps/s of ${(rooms / 0.9).toFixed(0)} that their pauses allow`,
    `  a guest is answered in ${answers[0].toFixed(1)} ms (median), ${answers[1].toFixed(1)} ms (p99); the server is ${late.toFixed(1)} ms late (p99)`,
  ].join('\n');
}
