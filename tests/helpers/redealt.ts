import { Random } from '#core';
import type { Position as KingPosition } from '#king-of-monsters/rules';
import type { Position as TetzillaPosition } from '#tetzilla/rules';
import type { Position } from '#zorgl/rules';

/** Deals things again among where they are, by chance. Returns who takes the next of them. */
function dealer<Item>(items: readonly Item[], random: Random): () => Item {
  const order = items.map((_, index) => index);
  random.shuffle(order, order.length);
  return () => items[order.pop()!]!;
}

/**
 * What a seat cannot see is elsewhere: the cards of others and those of the draw pile change places. It is told by the
 * rules for people, not by what a view leaves out.
 */
export function redealtZorgl(position: Position, seat: string, seed: number): Position {
  const random = Random.fromSeed(seed);
  const others = Object.entries(position.players).filter(([each]) => each !== seat);
  const next = dealer([...others.flatMap(([, { hand }]) => hand), ...position.draw], random);
  const dealt = others.map(([each, player]) => [each, { ...player, hand: player.hand.map(next) }]);
  return {
    ...position,
    players: { ...position.players, ...Object.fromEntries(dealt) },
    draw: position.draw.map(next),
    rng: random.format(),
  };
}

const KINDS = ['h', 'b', 's', 'f'] as const;
const BUILDING = /[hbsf]\d/g;

/** The same at TetZilla: tiles to come, and the points of all buildings but for those in the pile of the seat. */
export function redealtTetzilla(position: TetzillaPosition, seat: string, seed: number): TetzillaPosition {
  const random = Random.fromSeed(seed);
  const { players, board, buildings, guards, deck, ...rest } = position;
  const others = Object.entries(players).filter(([each]) => each !== seat);
  const hidden = JSON.stringify([board, buildings, others.map(([, { pile }]) => pile)]).match(BUILDING) ?? [];
  const nexts = new Map(
    KINDS.map((kind) => [
      kind as string,
      dealer(
        hidden.filter((each) => each.startsWith(kind)),
        random,
      ),
    ]),
  );
  const anew = <Text extends string>(text: Text): Text =>
    text.replace(BUILDING, (building) => nexts.get(building[0]!)!()) as Text;
  const stack = dealer(buildings, random);
  const dealt = others.map(([each, player]) => [each, { ...player, pile: player.pile.map(anew) }]);
  return {
    ...rest,
    players: { ...players, ...Object.fromEntries(dealt) },
    board: board.map(anew),
    buildings: buildings.map(stack).map(anew),
    guards: guards.map(dealer(guards, random)),
    deck: deck.map(dealer(deck, random)),
    rng: random.format(),
  };
}

type Cards = string[];
const isCombat = (card: string): boolean => /\d/.test(card) && card !== 'W4';

/** Takes the first card of a heap that is as it has to be. */
function taken(heap: Cards, fits: (card: string) => boolean): string {
  return heap.splice(heap.findIndex(fits), 1)[0]!;
}

/** What the League does not know of the King: his hand, plates that it has not seen, the order of his piles. */
function withoutKing(position: KingPosition, random: Random): KingPosition {
  const { king, chart, decks } = position;
  const rows = Object.entries(chart);
  const unseen = rows.flatMap(([, { plates }]) => plates.filter(({ up, seen }) => !up && seen !== true));
  const hidden = [...unseen.map(({ card }) => card), ...king.hand.filter(isCombat), ...decks.king.combat];
  const next = dealer(hidden, random);
  const heap = hidden.map(next);
  // A row has the cards of its colour, but where Anvil had one replaced.
  const dealt = rows.map(([row, { disabled, plates }]) => {
    const again = plates.map((plate) =>
      plate.up || plate.seen === true
        ? plate
        : { ...plate, card: taken(heap, (card) => card[0] === plate.card[0]) },
    );
    return [row, { disabled, plates: again }];
  });
  const hand = king.hand.map((card) => (isCombat(card) ? heap.pop()! : card));
  return {
    ...position,
    king: { ...king, hand },
    chart: Object.fromEntries(dealt) as KingPosition['chart'],
    decks: { ...decks, king: { ...decks.king, combat: heap } },
  };
}

/** What the King does not know of the League: its hands and stored cards, the order of its piles. */
function withoutLeague(position: KingPosition, random: Random): KingPosition {
  const { heroes, decks, stack } = position;
  const sheets = Object.entries(heroes);
  const held = sheets.flatMap(([, { hand, stored }]) => [...hand, ...(stored === null ? [] : [stored])]);
  const next = dealer([...held, ...decks.league.combat], random);
  const dealt = sheets.map(([hero, sheet]) => [
    hero,
    { ...sheet, hand: sheet.hand.map(next), stored: sheet.stored === null ? null : next() },
  ]);
  const again = Object.fromEntries(dealt) as KingPosition['heroes'];
  return {
    ...position,
    heroes: again,
    stack: stack.map((frame) =>
      frame.kind === 'trade' && frame.offer !== null
        ? { ...frame, offer: { ...frame.offer, card: again[frame.offer.hero]!.hand[0]! } }
        : frame,
    ),
    decks: { ...decks, league: { ...decks.league, combat: decks.league.combat.map(next) } },
  };
}

/** The same at King of Monsters, where nobody knows a pile, but for the top card that Dr. Ibis has looked at. */
export function redealtKing(position: KingPosition, seat: string, seed: number): KingPosition {
  const random = Random.fromSeed(seed);
  const { decks, ...rest } =
    seat === 'king' ? withoutLeague(position, random) : withoutKing(position, random);
  const looking = position.stack.at(-1);
  const shuffled = (side: 'king' | 'league') => {
    const { combat, action, known } = decks[side];
    const seen = seat !== 'king' && (known || (looking?.kind === 'ibis' && looking.deck === side)) ? 1 : 0;
    const below = action.slice(seen);
    return {
      ...decks[side],
      combat: combat.map(dealer(combat, random)),
      action: [...action.slice(0, seen), ...below.map(dealer(below, random))],
    };
  };
  return { ...rest, decks: { king: shuffled('king'), league: shuffled('league') }, rng: random.format() };
}
