import { Random, type Seed } from '#core';
import { ACTION_DECK, type Card, COLOURS, COMBAT_DECK, isCombat, numberOf } from './cards';
import { copyOf } from './copy';
import { SITES } from './island';
import type { Position, Side, View } from './position';
import { cardsOf, heroesOf, sizeOf } from './table';

/** The cards of a side that a view shows, and how many of each kind its hidden hands contain. */
function shownCards(view: View, side: Side): readonly Card[] {
  const { decks, king: monster, chart, zones, stack } = view;
  const { combatDiscard, actionDiscard, combat, action } = decks[side];
  const plates = COLOURS.flatMap((row) => chart[row].plates);
  const top = 'top' in action && action.top !== undefined ? [action.top] : [];
  const piles = [...combatDiscard, ...actionDiscard, ...cardsOf(combat), ...cardsOf(action), ...top];
  if (side === 'king') {
    const laid = SITES.flatMap((site) => zones[site].cards.map(({ card }) => card));
    const open = stack.flatMap((frame) =>
      frame.kind === 'two' || frame.kind === 'wild' ? [frame.card] : [],
    );
    return [
      ...piles,
      ...cardsOf(monster.hand),
      ...plates.flatMap(({ card }) => card ?? []),
      ...laid,
      ...open,
    ];
  }
  const held = heroesOf(view).flatMap((hero) => {
    const { hand, stored } = view.heroes[hero]!;
    return [...cardsOf(hand), ...(typeof stored === 'string' ? [stored] : [])];
  });
  const open = stack.flatMap((frame) => (frame.kind === 'card' ? [frame.card] : []));
  return [...piles, ...held, ...plates.flatMap(({ cover }) => cover?.card ?? []), ...open];
}

/** Deals the hidden cards of a side. */
class Rest {
  private readonly combat: Card[];
  private readonly action: Card[];

  constructor(view: View, side: Side, random: Random) {
    const shown = [...shownCards(view, side)];
    const left = [...COMBAT_DECK, ...ACTION_DECK].filter((card) => {
      const at = shown.indexOf(card);
      if (at < 0) return true;
      shown.splice(at, 1);
      return false;
    });
    const mixed = (cards: readonly Card[]) => {
      const order = [...cards.keys()];
      random.shuffle(order, order.length);
      return order.map((index) => cards[index]!);
    };
    this.combat = mixed(left.filter(isCombat));
    this.action = mixed(left.filter((card) => !isCombat(card)));
  }

  card(colour?: string): Card {
    const at = colour === undefined ? -1 : this.combat.findIndex((card) => card[0] === colour);
    return this.combat.splice(Math.max(at, 0), 1)[0]!;
  }

  pile(pile: Card[] | { count: number; top?: Card }, kind: 'combat' | 'action'): Card[] {
    if (!('count' in pile)) return pile;
    const top = pile.top === undefined ? [] : [pile.top];
    return [...top, ...this[kind].splice(0, pile.count - top.length)];
  }

  /** Deals a hidden hand of the King, wilds with their natural frequency. */
  hand(hand: Card[] | { count: number }, wilds: number): Card[] {
    if (!('count' in hand)) return hand;
    const taken: Card[] = [];
    for (let wild = 0; wild < wilds; wild++) {
      const at = this.action.indexOf('W');
      if (at >= 0) taken.push(...this.action.splice(at, 1));
    }
    return [...taken, ...this.combat.splice(0, hand.count - taken.length)];
  }

  get actions(): number {
    return this.action.length;
  }
}

/** A full position consistent with a view; hidden cards are dealt from the seed. */
export function determinize(view: View, seed: Seed): Position {
  const random = Random.fromSeed(seed);
  const known = copyOf(view);
  const monster = new Rest(known, 'king', random);
  const league = new Rest(known, 'league', random);
  const chart = {} as Position['chart'];
  for (const row of COLOURS) {
    const { disabled, plates } = known.chart[row];
    // Plates are sorted when dealt (K6.3), and few effects change that.
    const hidden = plates
      .filter(({ card }) => card === null)
      .map(() => monster.card(row))
      .sort((one, other) => numberOf(one) - numberOf(other));
    const dealt = plates.map((plate) => ({ ...plate, card: plate.card ?? hidden.shift()! }));
    chart[row] = { disabled, plates: dealt };
  }
  const hidden = known.decks.king.action;
  const wilds = monster.actions - (sizeOf(hidden) - ('top' in hidden ? 1 : 0));
  const hand = monster.hand(known.king.hand, 'count' in hidden ? wilds : 0);
  const heroes: Position['heroes'] = {};
  for (const hero of heroesOf(known)) {
    const sheet = known.heroes[hero]!;
    heroes[hero] = {
      ...sheet,
      hand: league.hand(sheet.hand, 0),
      stored: sheet.stored === true ? league.card() : sheet.stored,
    };
  }
  const stack: Position['stack'] = known.stack.map((frame) => {
    if (frame.kind !== 'trade' || frame.offer === null) return frame as Position['stack'][number];
    const { hero, card } = frame.offer;
    return { ...frame, offer: { hero, card: card ?? heroes[hero]!.hand[0]! } };
  });
  const deck = (side: Side, rest: Rest) => ({
    ...known.decks[side],
    combat: rest.pile(known.decks[side].combat, 'combat'),
    action: rest.pile(known.decks[side].action, 'action'),
  });
  return {
    ...known,
    king: { ...known.king, hand },
    heroes,
    chart,
    stack,
    decks: { king: deck('king', monster), league: deck('league', league) },
    rng: random.format(),
  };
}
