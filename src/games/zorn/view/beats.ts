import type { Event } from '#zorn/rules';

/** What a step of an action tells. */
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

/** A named step of an action: its facts from one on, up to where the next step begins. */
export interface ActionBeat {
  readonly name: BeatName;
  /** The first of the events that it tells, from 0. */
  readonly from: number;
}

/** The facts that a step is about; all others follow from one of these. */
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

/** What rolls lead up to; all others follow from what was told before. */
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

/** Tests that no other step has brought about: each unit's is a step of its own (N21.7, N24.6, N24.12). */
const OWN_TESTS: ReadonlySet<string> = new Set(['night', 'treants', 'curse']);

/** Ways to move that follow from what happened before. */
const DRIVEN: ReadonlySet<string> = new Set(['retreat', 'push', 'lure']);

const isTest = (event: Event): boolean =>
  (event.type === 'rolled' || event.type === 'tested') && OWN_TESTS.has(event.for);

function leadsTo(event: Event): BeatName | undefined {
  if (event.type === 'lot') return event.for === 'champion' ? 'spawn' : undefined;
  return event.type === 'rolled' || event.type === 'tested' ? LEADING[event.for] : undefined;
}

/**
 * The steps in which an action is told, in order, the first from the first event on: each unit's move, each shot, each fight,
 * each test. What the Blight does in one action can so be followed, paused and skipped step by step; most other actions are one.
 */
export function beatsOf(events: readonly Event[]): readonly ActionBeat[] {
  const beats: ActionBeat[] = [];
  /** Whether there are only rolls so far of what the step is about. */
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
