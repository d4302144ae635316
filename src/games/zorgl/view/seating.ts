import { SEATS, type Seat } from '#zorgl/rules';
import type { GameDraft } from './options';

/** The places as one walks round the table, seen from above. */
const ROUND: readonly Seat[] = ['A', 'B', 'C', 'D'];

const inOrder = (places: readonly Seat[]): readonly Seat[] => SEATS.filter((seat) => places.includes(seat));

/** The place some steps further round the table. */
export function clockwise(seat: Seat, steps = 1): Seat {
  return ROUND[(ROUND.indexOf(seat) + steps) % ROUND.length]!;
}

const opposite = (seat: Seat): Seat => clockwise(seat, 2);

function exchanged({ seats, ...rest }: GameDraft, one: Seat, other: Seat): GameDraft {
  return { ...rest, seats: { ...seats, [one]: seats[other], [other]: seats[one] } };
}

/** Everybody sits one place further round the table. */
export function turned(draft: GameDraft): GameDraft {
  const { A, B, C, D } = draft.seats;
  const places = inOrder(draft.places.map((seat) => clockwise(seat)));
  return { ...draft, places, seats: { A: D, B: A, C: B, D: C } };
}

/**
 * A player goes to another place. Who sits there takes the one that becomes free; of two players, who sit opposite each
 * other (Z2.1), the other one moves along.
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

/** Where a player goes who is moved on by a step: the next place in use, or the free one of three players. */
export function moveTarget({ places }: GameDraft, seat: Seat): Seat {
  const next = clockwise(seat);
  return places.length === 2 ? opposite(seat) : next;
}

/** One player more, at a free place. */
export function withNewPlayer(draft: GameDraft, seat: Seat): GameDraft {
  return { ...draft, places: inOrder([...draft.places, seat]) };
}

/** One player less, of three or four. Two that remain sit opposite each other (Z2.1): the second moves for it. */
export function withoutPlayer(draft: GameDraft, seat: Seat): GameDraft {
  const places = draft.places.filter((each) => each !== seat);
  const [first, second] = places;
  if (places.length !== 2 || first === undefined || second === undefined || second === opposite(first))
    return { ...draft, places };
  return { ...exchanged(draft, second, opposite(first)), places: inOrder([first, opposite(first)]) };
}
