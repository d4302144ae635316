import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What many rooms of bots were like, as {@link busyRooms} is told. */
export interface Busy {
  readonly rooms: number;
  readonly seconds: number;
  readonly steps: number;
  /** Milliseconds that a question of a guest waited for its answer, the 50th and the 99th of a hundred. */
  readonly answers: readonly [number, number];
  /** Milliseconds that the server was late with what it had to do, the 99th of a hundred. */
  readonly late: number;
}

/** Rooms of bots at once, each watched by somebody: how many steps they do, and whether guests have to wait. @param count 1 or more */
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
