import type { DecidingStage } from '#tetzilla/rules';
import type { Wall } from './paths';

/** The clause on which kaiju each kind of guard hits. */
export const GUN_CLAUSES = { laser: 'T6.4', missile: 'T6.5', tank: 'T6.6' } as const;

/** The clause on the decision of each stage. */
export const STAGE_CLAUSES = {
  choose: 'T3.3',
  found: 'T3.4',
  enter: 'T3.5',
  move: 'T5.2',
  slide: 'T4.3',
  fire: 'T6.1',
} as const satisfies Readonly<Record<DecidingStage, string>>;

/** Why the box beside a kaiju is closed to it. */
export const WALL_CLAUSES = {
  edge: 'T5.4',
  unbuilt: 'T5.5',
  crowded: 'T5.5',
  dear: 'T5.6',
} as const satisfies Readonly<Record<Wall, string>>;

/** Clauses for other refused clicks. */
export const REFUSAL_CLAUSES = {
  never: 'T5.4',
  far: 'T5.4',
  enter: 'T3.5',
  gun: 'T6.1',
} as const;

/** Every clause that stages and refusals link to. */
export const TABLE_CLAUSES: readonly string[] = [
  GUN_CLAUSES,
  WALL_CLAUSES,
  REFUSAL_CLAUSES,
  STAGE_CLAUSES,
].flatMap((table) => Object.values(table));
