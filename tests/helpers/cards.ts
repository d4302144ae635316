import { CARD_IDS, type CardId, describeCard, type Position, type Seat } from '#zorgl/rules';

const SUIT_NAMES = { S: 'spades', C: 'clubs', H: 'hearts', D: 'diamonds' } as const;
const RANK_NAMES: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };
const JOKER_NAMES = { XR: 'red joker', XB: 'black joker' } as const;

/** What a card is called, e.g. `9 of clubs`. */
function cardName(card: CardId): string {
  const parts = describeCard(card);
  if ('joker' in parts) return JOKER_NAMES[parts.joker];
  return `${RANK_NAMES[parts.rank] ?? parts.rank} of ${SUIT_NAMES[parts.suit]}`;
}

/** What the accessible name of a card's button begins with. */
export function cardButton(card: CardId): RegExp {
  return new RegExp(`^${cardName(card)}\\b`, 'i');
}

/** Every card that a page's source names, to people or to programs. */
export function cardsNamedIn(html: string): readonly CardId[] {
  return CARD_IDS.filter((card) => new RegExp(`\\b${cardName(card)}\\b|"${card}"`, 'i').test(html));
}

/** The token of a box, `.` for an empty one. */
export function tokenAt(position: Position, box: string): string {
  const file = box.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = position.board[7 - Number(box[1])];
  return row?.split(' ')[file] ?? '';
}

export function handOf(position: Position, seat: Seat): readonly CardId[] {
  return position.players[seat]?.hand ?? [];
}
