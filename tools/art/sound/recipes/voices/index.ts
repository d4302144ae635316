import { type Recipe, tuned } from '../recipe';
import { CALLS, type Call } from './calls';
import { CREATURES } from './creatures';

const TAKES: Readonly<Record<Call, number>> = { howl: 2, grunt: 3, effort: 2, cheer: 1, groan: 1 };

/** Every creature's every call. */
export const VOICES: readonly Recipe[] = Object.entries(CREATURES).flatMap(([name, creature]) =>
  CALLS.map((call) => tuned(`${call}.${name}`, TAKES[call], (seed) => creature(call, seed))),
);
