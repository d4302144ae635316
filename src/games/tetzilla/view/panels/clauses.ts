import { type Event, GUARDS } from '#tetzilla/rules';
import type { Wall } from './paths';

/** The clause on which kaiju each kind of guard hits. */
export const GUN_CLAUSES = { laser: 'T6.4', missile: 'T6.5', tank: 'T6.6' } as const;

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const END_CLAUSES = {
  turns: 'T9.1',
  full: 'T9.2',
  ruin: 'T9.3',
} as const satisfies Readonly<Record<EventOf<'game-over'>['reason'], string>>;

/** The clause on the decision of each stage. */
export const STAGE_CLAUSES = {
  choose: 'T3.3',
  found: 'T3.4',
  enter: 'T3.5',
  move: 'T5.2',
  slide: 'T4.3',
  fire: 'T6.1',
} as const satisfies Readonly<Record<EventOf<'stage-began'>['stage'], string>>;

/** The clause behind each event type. Shots, hits, stages and the end depend on more than the type. */
const EVENT_CLAUSES = {
  'ability-taken': 'T3.3',
  'tile-slid': 'T4.4',
  'marker-placed': 'T4.7',
  entered: 'T3.5',
  stepped: 'T5.6',
  passed: 'T5.3',
  overran: 'T5.7',
  died: 'T8.1',
  'turn-began': 'T9.1',
  'tile-drawn': 'T4.1',
  'tile-aside': 'T4.9',
} as const satisfies Readonly<
  Record<Exclude<Event['type'], 'fired' | 'hit' | 'stage-began' | 'game-over'>, string>
>;

const HIT_CLAUSES = { taken: 'T7.1', ignored: 'T7.2' } as const;

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

/** The clause of the rules behind an event. */
export function eventClause(event: Event): string {
  switch (event.type) {
    case 'fired':
      return GUN_CLAUSES[GUARDS[event.kind].name];
    case 'hit':
      return event.ignored > 0 ? HIT_CLAUSES.ignored : HIT_CLAUSES.taken;
    case 'stage-began':
      return STAGE_CLAUSES[event.stage];
    case 'game-over':
      return END_CLAUSES[event.reason];
    default:
      return EVENT_CLAUSES[event.type];
  }
}

/** Every clause that events, stages and refusals link to. */
export const TABLE_CLAUSES: readonly string[] = [
  GUN_CLAUSES,
  EVENT_CLAUSES,
  HIT_CLAUSES,
  END_CLAUSES,
  WALL_CLAUSES,
  REFUSAL_CLAUSES,
  STAGE_CLAUSES,
].flatMap((table) => Object.values(table));
