import { inRoom, type Room } from '../../kit/rooms';
import { type Recipe, recipe } from '../recipe';
import { CALLS, type Call } from './calls';
import { CREATURES } from './creatures';

/** Between houses, and not too far off. */
const SQUARE: Room = { decay: 0.8, size: 1.6, damping: 0.6, share: 0.16 };

const TAKES: Readonly<Record<Call, number>> = { howl: 2, grunt: 3, effort: 2, cheer: 1, groan: 1 };

/** Every creature's every call. */
export const VOICES: readonly Recipe[] = Object.entries(CREATURES).flatMap(([name, creature]) =>
  CALLS.map((call) =>
    recipe(`${call}.${name}`, TAKES[call], (seed) => inRoom(creature(call, seed), SQUARE, 0.35)),
  ),
);
