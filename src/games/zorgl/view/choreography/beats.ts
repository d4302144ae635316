import type { Event, EventType } from '#zorgl/rules';

export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;

/** What happens to the unit in the way. */
export type Trample = EventOf<'flee'> | EventOf<'crush'>;

/** Events that cost all buildings around a box a floor. */
type Quake = EventOf<'shake'> | EventOf<'missile'> | EventOf<'sweep-ended'>;

/** Events that are shown together, as one movement. */
export type Beat =
  | {
      readonly kind: 'attack';
      readonly attack: EventOf<'attack'>;
      readonly loss: EventOf<'floors'> | undefined;
      readonly trample: Trample | undefined;
      readonly swap: EventOf<'swap'> | undefined;
      /** Whether the line moves. */
      readonly moves: boolean;
      readonly follows: boolean;
      readonly events: readonly Event[];
    }
  | {
      readonly kind: 'quake';
      readonly cause: Quake;
      readonly losses: readonly EventOf<'floors'>[];
      readonly events: readonly Event[];
    }
  | {
      readonly kind: 'move';
      readonly move: EventOf<'move'>;
      readonly trample: Trample | undefined;
      readonly events: readonly Event[];
    }
  | { readonly kind: 'single'; readonly event: Event; readonly events: readonly [Event] };

export type AttackBeat = Extract<Beat, { readonly kind: 'attack' }>;
export type MoveBeat = Extract<Beat, { readonly kind: 'move' }>;
export type QuakeBeat = Extract<Beat, { readonly kind: 'quake' }>;

const PART_OF_ATTACK: ReadonlySet<EventType> = new Set([
  'floors',
  'destroyed',
  'flee',
  'crush',
  'push',
  'follow',
  'swap',
]);
const PART_OF_QUAKE: ReadonlySet<EventType> = new Set(['floors', 'destroyed']);

const isTrample = (event: Event): event is Trample => event.type === 'flee' || event.type === 'crush';
const isQuake = (event: Event): event is Quake =>
  event.type === 'shake' || event.type === 'missile' || event.type === 'sweep-ended';
const isLoss = (event: Event): event is EventOf<'floors'> => event.type === 'floors';

function run(events: readonly Event[], start: number, parts: ReadonlySet<EventType>): readonly Event[] {
  let end = start + 1;
  while (end < events.length && parts.has(events[end]!.type)) end++;
  return events.slice(start, end);
}

function beatAt(events: readonly Event[], start: number): Beat {
  const event = events[start]!;
  if (event.type === 'attack') {
    const parts = run(events, start, PART_OF_ATTACK);
    return {
      kind: 'attack',
      attack: event,
      loss: parts.find(isLoss),
      trample: parts.find(isTrample),
      swap: parts.find((part) => part.type === 'swap'),
      moves: parts.some((part) => part.type === 'push'),
      follows: parts.some((part) => part.type === 'follow'),
      events: parts,
    };
  }
  if (isQuake(event)) {
    const parts = run(events, start, PART_OF_QUAKE);
    return { kind: 'quake', cause: event, losses: parts.filter(isLoss), events: parts };
  }
  if (event.type === 'move') return { kind: 'move', move: event, trample: undefined, events: [event] };
  const next = events[start + 1];
  if (isTrample(event) && next?.type === 'move') {
    return { kind: 'move', move: next, trample: event, events: [event, next] };
  }
  return { kind: 'single', event, events: [event] };
}

/** Splits the events of an action into beats. Together they contain all events in order. */
export function beatsOf(events: readonly Event[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (let index = 0; index < events.length; ) {
    const beat = beatAt(events, index);
    beats.push(beat);
    index += beat.events.length;
  }
  return beats;
}
