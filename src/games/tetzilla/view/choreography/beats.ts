import type { DecidingStage, Event, EventType } from '#tetzilla/rules';

export type EventOf<Type extends EventType> = Extract<Event, { readonly type: Type }>;

/** Name of a step: a stage of the turn, or the end. */
export type StepName = DecidingStage | 'over';

/** A hit, and the death it causes. */
export interface Harm {
  readonly hit: EventOf<'hit'>;
  readonly death: EventOf<'died'> | undefined;
}

/** Events that are shown together, as one movement. */
export type Beat =
  | {
      readonly kind: 'slide';
      readonly slide: EventOf<'tile-slid'>;
      readonly markers: readonly EventOf<'marker-placed'>[];
      readonly events: readonly Event[];
    }
  | {
      readonly kind: 'step';
      readonly step: EventOf<'stepped'>;
      readonly overran: EventOf<'overran'> | undefined;
      readonly harm: Harm | undefined;
      readonly events: readonly Event[];
    }
  | {
      readonly kind: 'shot';
      readonly shot: EventOf<'fired'>;
      readonly harms: readonly Harm[];
      /** Index of the shot among the events of the action. */
      readonly from: number;
      readonly events: readonly Event[];
    }
  | { readonly kind: 'single'; readonly event: Event; readonly events: readonly [Event] };

export type SlideBeat = Extract<Beat, { readonly kind: 'slide' }>;
export type StepBeat = Extract<Beat, { readonly kind: 'step' }>;
export type ShotBeat = Extract<Beat, { readonly kind: 'shot' }>;

const PARTS: Readonly<Partial<Record<EventType, ReadonlySet<EventType>>>> = {
  'tile-slid': new Set<EventType>(['marker-placed']),
  stepped: new Set<EventType>(['overran', 'hit', 'died']),
  fired: new Set<EventType>(['hit', 'died']),
};

function harmsOf(events: readonly Event[]): readonly Harm[] {
  return events.flatMap((event, index) => {
    if (event.type !== 'hit') return [];
    const next = events[index + 1];
    return [{ hit: event, death: next?.type === 'died' && next.kaiju === event.kaiju ? next : undefined }];
  });
}

function beatAt(events: readonly Event[], start: number): Beat {
  const event = events[start]!;
  const parts = PARTS[event.type];
  let end = start + 1;
  while (end < events.length && parts?.has(events[end]!.type) === true) end++;
  const all = events.slice(start, end);
  switch (event.type) {
    case 'tile-slid': {
      const markers = all.filter((part) => part.type === 'marker-placed');
      return { kind: 'slide', slide: event, markers, events: all };
    }
    case 'stepped': {
      const overran = all.find((part) => part.type === 'overran');
      return { kind: 'step', step: event, overran, harm: harmsOf(all)[0], events: all };
    }
    case 'fired':
      return { kind: 'shot', shot: event, harms: harmsOf(all), from: start, events: all };
    default:
      return { kind: 'single', event, events: [event] };
  }
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
