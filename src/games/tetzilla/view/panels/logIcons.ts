import type { Event } from '#tetzilla/rules';
import { type Drawing, LOG_DRAWINGS } from '#ui';
import { ABILITY_DRAWINGS, GLYPH_DRAWINGS, MARKER_DRAWINGS } from './icons';
import { kindOf } from './names';

/** A tile of four boxes. */
const TILE: Drawing = [{ d: 'M3 5.500h6v6.500h12v6.500H9v-6.500H3zM9 5.500v6.500M15 12v6.5', solid: false }];

/** Icons that depend on the type of event alone. Types without one do not appear in the log. */
const TYPES: Readonly<Partial<Record<Event['type'], Drawing>>> = {
  'tile-slid': TILE,
  'tile-aside': LOG_DRAWINGS.discard,
  entered: [GLYPH_DRAWINGS.up],
  passed: LOG_DRAWINGS.pass,
  died: LOG_DRAWINGS.death,
  'stage-began': [GLYPH_DRAWINGS.drop],
  'turn-began': LOG_DRAWINGS.turn,
  'game-over': LOG_DRAWINGS.end,
};

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The direction of a step: along a ledge, or up the wall. */
function wayOf({ from, to }: EventOf<'stepped'>): 'left' | 'right' | 'up' {
  const [west, east] = [from[0]!, to[0]!];
  return west === east ? 'up' : west < east ? 'right' : 'left';
}

/**
 * The icon of an event in the log.
 * @param overran what the step takes, if anything
 */
export function logIcon(event: Event, overran?: EventOf<'overran'>): Drawing | undefined {
  switch (event.type) {
    case 'ability-taken':
      return ABILITY_DRAWINGS[event.ability];
    case 'fired':
      return MARKER_DRAWINGS[event.kind];
    case 'hit':
      return event.hits > 0 ? LOG_DRAWINGS.hit : ABILITY_DRAWINGS['tough-skin'];
    case 'stepped':
      if (overran === undefined) return [GLYPH_DRAWINGS[wayOf(event)]];
      return MARKER_DRAWINGS[kindOf(overran.marker)];
    default:
      return TYPES[event.type];
  }
}
