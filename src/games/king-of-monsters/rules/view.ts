import type { Viewer } from '#core';
import { COLOURS } from './cards';
import { copyOf } from './copy';
import type { Seat } from './island';
import type { Count, Deck, Position, View } from './position';
import { heroesOf } from './table';

/** A position as one viewer may know it (K3.2, K3.3, K16.6). */
export function viewOf(position: Position, viewer: Viewer<Seat>): View {
  const { rng: _hidden, ...shared } = copyOf(position);
  const king = viewer === 'king';
  const league = !king && viewer !== 'spectator';
  const looking = position.stack.at(-1);
  const count = (cards: readonly string[]): Count => ({ count: cards.length });
  const deck = (side: 'king' | 'league'): Deck<Count> => {
    const whole = shared.decks[side];
    const seen = whole.known || (looking?.kind === 'ibis' && looking.deck === side);
    const top = league && seen ? whole.action[0] : undefined;
    return {
      ...whole,
      combat: count(whole.combat),
      action: { ...count(whole.action), ...(top === undefined ? {} : { top }) },
    };
  };
  const heroes: View['heroes'] = {};
  for (const hero of heroesOf(position)) {
    const sheet = shared.heroes[hero]!;
    heroes[hero] = league
      ? sheet
      : { ...sheet, hand: count(sheet.hand), stored: sheet.stored === null ? null : true };
  }
  const chart: View['chart'] = shared.chart;
  for (const row of COLOURS) {
    for (const plate of chart[row].plates) {
      if (!king && !plate.up && !(league && plate.seen === true)) plate.card = null;
    }
  }
  const stack: View['stack'] = shared.stack;
  for (const frame of stack) {
    if (frame.kind === 'trade' && frame.offer !== null && !league) frame.offer.card = null;
  }
  return {
    ...shared,
    king: { ...shared.king, hand: king ? shared.king.hand : count(shared.king.hand) },
    heroes,
    chart,
    stack,
    decks: { king: deck('king'), league: deck('league') },
  };
}
