import type { Viewer } from '#core';
import { type Card, COLOURS } from './cards';
import { copyOf } from './copy';
import type { Seat } from './island';
import type { Count, Deck, Known, Side, View } from './position';
import { heroesOf, sizeOf } from './table';

const topOf = (pile: Card[] | Count): Card | undefined => ('count' in pile ? pile.top : pile[0]);

/** The view of one viewer (K3.2, K3.3, K16.6). */
export function viewOf(known: Known, viewer: Viewer<Seat>): View {
  const { rng: _hidden, ...shared } = { rng: '', ...copyOf(known) };
  const king = viewer === 'king';
  const league = !king && viewer !== 'spectator';
  const looking = known.stack.at(-1);
  const count = (cards: Card[] | Count): Count => ({ count: sizeOf(cards) });
  const deck = (side: Side): Deck<Count> => {
    const whole: Deck<Card[] | Count> = shared.decks[side];
    const seen = whole.known || (looking?.kind === 'ibis' && looking.deck === side);
    const top = league && seen ? topOf(whole.action) : undefined;
    return {
      ...whole,
      combat: count(whole.combat),
      action: { ...count(whole.action), ...(top === undefined ? {} : { top }) },
    };
  };
  const heroes: View['heroes'] = {};
  for (const hero of heroesOf(known)) {
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
