import type { Card } from './cards';
import { HEROES } from './island';
import type { Cover, Deck, Plate, Position, Row, ZoneState } from './position';

/** Deep copy of plain JSON. */
export function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    // Most arrays are piles of strings.
    return (typeof value[0] === 'object' ? value.map(copyOf) : value.slice()) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  // Hot path for bots: a loop is twice as fast as Object.entries.
  for (const name in value) copy[name] = copyOf(value[name]);
  return copy as Value;
}

function copyOfCover({ card, tokens, as }: Cover): Cover {
  const copy: Cover = { card };
  if (tokens !== undefined) copy.tokens = tokens;
  if (as !== undefined) copy.as = as;
  return copy;
}

function copyOfRow({ disabled, plates }: Row): Row {
  const copies: Plate[] = [];
  for (const { card, up, cover, seen } of plates) {
    const copy: Plate = { card, up, cover: cover === null ? null : copyOfCover(cover) };
    if (seen) copy.seen = seen;
    copies.push(copy);
  }
  return { disabled, plates: copies };
}

function copyOfSite({ destroyed, cards }: ZoneState): ZoneState {
  const copies: ZoneState['cards'] = [];
  for (const { card, as } of cards) copies.push(as === undefined ? { card } : { card, as });
  return { destroyed, cards: copies };
}

const copyOfDeck = ({ combat, combatDiscard, action, actionDiscard, known }: Deck<Card[]>): Deck<Card[]> => ({
  combat: combat.slice(),
  combatDiscard: combatDiscard.slice(),
  action: action.slice(),
  actionDiscard: actionDiscard.slice(),
  known,
});

function copyOfHeroes(heroes: Position['heroes']): Position['heroes'] {
  const copies: Position['heroes'] = {};
  for (const hero of HEROES) {
    const sheet = heroes[hero];
    if (sheet === undefined) continue;
    const { zone, state, hand, stored } = sheet;
    copies[hero] = { zone, state, hand: hand.slice(), stored };
  }
  return copies;
}

/**
 * Deep copy of a position. Bots make thousands: field by field is three times as fast as iterating over keys.
 */
export function copyOfPosition(position: Position): Position {
  const { game, version, options, turn, king, heroes, reserve, zones, chart, decks, stack, rng, outcome } =
    position;
  return {
    game,
    version,
    // Immutable.
    options,
    turn: { ...turn, queue: turn.queue.slice(), traded: turn.traded.slice() },
    king: { ...king, hand: king.hand.slice() },
    heroes: copyOfHeroes(heroes),
    reserve: reserve.slice(),
    zones: {
      lines: copyOfSite(zones.lines),
      motorpool: copyOfSite(zones.motorpool),
      metro: copyOfSite(zones.metro),
      airstrip: copyOfSite(zones.airstrip),
      hq: copyOfSite(zones.hq),
      lab: copyOfSite(zones.lab),
      reactor: copyOfSite(zones.reactor),
    },
    chart: {
      R: copyOfRow(chart.R),
      G: copyOfRow(chart.G),
      Y: copyOfRow(chart.Y),
      B: copyOfRow(chart.B),
    },
    decks: { king: copyOfDeck(decks.king), league: copyOfDeck(decks.league) },
    stack: copyOf(stack),
    rng,
    outcome,
  };
}
