import { SEATS, type Seat } from '#zorgl/rules';
import type { GameDraft } from './options';

/** The places in clockwise order, seen from above. */
const ROUND: readonly Seat[] = ['A', 'B', 'C', 'D'];

const inOrder = (places: readonly Seat[]): readonly Seat[] => SEATS.filter((seat) => places.includes(seat));

/** The place some steps clockwise. */
export function clockwise(seat: Seat, steps = 1): Seat {
  return ROUND[(ROUND.indexOf(seat) + steps) % ROUND.length]!;
}

const opposite = (seat: Seat): Seat => clockwise(seat, 2);

function exchanged({ seats, ...rest }: GameDraft, one: Seat, other: Seat): GameDraft {
  return { ...rest, seats: { ...seats, [one]: seats[other], [other]: seats[one] } };
}

/** Everyone moves one place clockwise. */
export function turned(draft: GameDraft): GameDraft {
  const { A, B, C, D } = draft.seats;
  const places = inOrder(draft.places.map((seat) => clockwise(seat)));
  return { ...draft, places, seats: { A: D, B: A, C: B, D: C } };
}

/**
 * Moves a player to another place and swaps with whoever sits there. Of two players, who must be opposite
 * (Z2.1), the other one moves as well.
 */
export function withMoved(draft: GameDraft, from: Seat, to: Seat): GameDraft {
  if (from === to) return draft;
  const moved = exchanged(draft, from, to);
  if (draft.places.includes(to)) return moved;
  if (draft.places.length > 2)
    return { ...moved, places: inOrder([...draft.places.filter((seat) => seat !== from), to]) };
  const along = exchanged(moved, opposite(from), opposite(to));
  return { ...along, places: inOrder([to, opposite(to)]) };
}

/** The next place for a player: the next one in use, or the free one with three players. */
export function moveTarget({ places }: GameDraft, seat: Seat): Seat {
  const next = clockwise(seat);
  return places.length === 2 ? opposite(seat) : next;
}

/** Adds a player at a free place. */
export function withNewPlayer(draft: GameDraft, seat: Seat): GameDraft {
  return { ...draft, places: inOrder([...draft.places, seat]) };
}

/**
 * Removes one of three or four players. If the two that remain are not opposite (Z2.1), the second one moves.
 */
export function withoutPlayer(draft: GameDraft, seat: Seat): GameDraft {
  const places = draft.places.filter((each) => each !== seat);
  const [first, second] = places;
  if (places.length !== 2 || first === undefined || second === undefined || second === opposite(first))
    return { ...draft, places };
  return { ...exchanged(draft, second, opposite(first)), places: inOrder([first, opposite(first)]) };
}
