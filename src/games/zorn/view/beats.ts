import type { Event } from '#zorn/rules';

/** Kinds of steps within an action. */
export type BeatName =
  | 'turn'
  | 'chit'
  | 'card'
  | 'event'
  | 'spawn'
  | 'move'
  | 'exit'
  | 'shot'
  | 'spell'
  | 'fight'
  | 'test'
  | 'den'
  | 'end';

/** A named step of an action: its events from an index up to the next step. */
export interface ActionBeat {
  readonly name: BeatName;
  /** Index of its first event. */
  readonly from: number;
}

/** Events that start a step; all others belong to the step before. */
const HEADS: { readonly [Type in Event['type']]?: BeatName } = {
  turn: 'turn',
  chit: 'chit',
  card: 'card',
  event: 'event',
  spawned: 'spawn',
  arrived: 'spawn',
  moved: 'move',
  exited: 'exit',
  left: 'exit',
  shot: 'shot',
  cast: 'spell',
  fought: 'fight',
  revealed: 'den',
  token: 'den',
  captured: 'den',
  over: 'end',
};

/** Rolls that start a step; all others belong to the step before. */
const LEADING: Readonly<Record<string, BeatName>> = {
  entry: 'spawn',
  gap: 'move',
  fork: 'move',
  shot: 'shot',
  spell: 'spell',
  melee: 'fight',
  screech: 'fight',
  tornado: 'fight',
  apes: 'fight',
  rebels: 'fight',
  trolls: 'fight',
  event: 'event',
};

/** Tests that are steps of their own, one per unit (N21.7, N24.6, N24.12). */
const OWN_TESTS: ReadonlySet<string> = new Set(['night', 'treants', 'curse']);

/** Moves that are consequences of the step before. */
const DRIVEN: ReadonlySet<string> = new Set(['retreat', 'push', 'lure']);

const isTest = (event: Event): boolean =>
  (event.type === 'rolled' || event.type === 'tested') && OWN_TESTS.has(event.for);

function leadsTo(event: Event): BeatName | undefined {
  if (event.type === 'lot') return event.for === 'champion' ? 'spawn' : undefined;
  return event.type === 'rolled' || event.type === 'tested' ? LEADING[event.for] : undefined;
}

/**
 * Splits an action into steps, in order; the first starts at event 0. Each move, shot, fight and test of a
 * unit is a step, so a long Blight order can be followed, paused and skipped; most other actions have one
 * step.
 */
export function beatsOf(events: readonly Event[]): readonly ActionBeat[] {
  const beats: ActionBeat[] = [];
  /** Whether the step so far consists of rolls only. */
  let leading = false;
  let tested: string | undefined;
  let captured = false;
  const begin = (name: BeatName, from: number) => beats.push({ name, from: beats.length === 0 ? 0 : from });
  for (const [from, event] of events.entries()) {
    if (isTest(event) && 'unit' in event) {
      if (event.unit !== tested) begin('test', from);
      tested = event.unit;
      leading = false;
      continue;
    }
    const comes = leadsTo(event);
    if (comes !== undefined) {
      if (!leading) begin(comes, from);
      leading = true;
      continue;
    }
    const name = event.type === 'moved' && DRIVEN.has(event.by) ? undefined : HEADS[event.type];
    if (name === undefined) continue;
    const goesOn = (leading && beats.at(-1)?.name === name) || (event.type === 'captured' && captured);
    if (!goesOn) begin(name, from);
    captured = event.type === 'token';
    leading = false;
    tested = undefined;
  }
  return beats;
}
