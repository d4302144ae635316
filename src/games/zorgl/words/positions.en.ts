import type { ProblemWords } from '#core';

const listed = (words: readonly string[]): string => words.join(', ');

interface Given {
  /** The invalid value, in quotation marks. */
  readonly given: string;
}
interface OfSeat {
  readonly seat: string;
}
interface OfId {
  readonly id: string;
}

/** Problems of positions, set-ups, cities and house monsters, in English. */
export const positions = {
  'zorgl.seat.unknown': ({ given }: Given) => `${given} is not a player: A, B, C, D`,
  'zorgl.card.unknown': ({ given }: Given) => `${given} is not a card`,
  'zorgl.box.unknown': ({ given }: Given) => `${given} is not a box: a1 to g7`,
  'zorgl.suit.unknown': ({ given }: Given) => `${given} is not a suit: S, C, H, D`,
  'zorgl.name.unseen': 'has an invisible character',
  'zorgl.name.spaces': 'must not begin or end with a space',
  'zorgl.monster.id': 'must consist of letters a–z, digits and single hyphens',
  'zorgl.monster.reserved': 'is a reserved word',
  'zorgl.monster.book': 'is the id of one of the book’s own monsters',
  'zorgl.monster.otherId': ({ id }: OfId) => `must be "${id}"`,
  'zorgl.monster.unplayed': 'is not the monster of any player',
  'zorgl.monster.twice': ({ id, seat }: OfId & OfSeat) => `${id} is already the monster of ${seat}`,
  'zorgl.monster.once': ({ id }: OfId) => `${id} can only be chosen once`,
  'zorgl.monster.unknown': ({ id, known }: OfId & { readonly known: readonly string[] }) =>
    `"${id}" is not one of ${listed(known)} and not in house`,
  'zorgl.monster.files': ({ id }: OfId) => `"${id}" is in another file as well`,
  'zorgl.monster.notChosen': ({ id }: OfId) => `"${id}" is not among the monsters`,
  'zorgl.monster.ground': 'this monster cannot hover',
  'zorgl.monster.climbs': ({ seat }: OfSeat) => `monster ${seat} cannot stand on a building`,
  'zorgl.monster.notInert': ({ seat }: OfSeat) => `must be false: the monster of ${seat} is not inert`,
  'zorgl.house.empty': 'must not be empty; leave the field out instead',
  'zorgl.aloft.true': 'must be true, or left out',
  'zorgl.aloft.onBoard': ({ seat }: OfSeat) => `monster ${seat} stands on the board`,
  'zorgl.rng.state': 'is not the state of a generator: 32 hexadecimal digits, not all 0',
  'zorgl.hand.hidden': 'must list the cards; a view that hides them is not a position',
  'zorgl.places.count': ({ least, most, count }: Record<'least' | 'most' | 'count', number>) =>
    `needs ${least} to ${most} players, has ${count}`,
  'zorgl.places.names': 'names a place twice or an unknown one',
  'zorgl.places.opposite': 'two players start on opposite places: A and C, or B and D',
  'zorgl.players.count': ({ least, most, count }: Record<'least' | 'most' | 'count', number>) =>
    `must be ${least} to ${most}, not ${count}`,
  'zorgl.order.names': ({ seats }: { readonly seats: readonly string[] }) =>
    `must list each of ${listed(seats)} once`,
  'zorgl.deck.twice': ({ card, place }: { readonly card: string; readonly place: string }) =>
    `${card} is already in ${place}`,
  'zorgl.deck.missing': ({ count, cards }: { readonly count: number; readonly cards: readonly string[] }) =>
    `${count} of the 54 cards are missing: ${listed(cards)}${count > cards.length ? ', …' : ''}`,
  'zorgl.board.rows': ({ rows, count }: Record<'rows' | 'count', number>) =>
    `needs ${rows} rows, has ${count}`,
  'zorgl.board.tokens': ({ tokens, count }: Record<'tokens' | 'count', number>) =>
    `needs ${tokens} tokens, has ${count}`,
  'zorgl.board.token': ({ token, box }: { readonly token: string; readonly box: string }) =>
    `${token} on ${box} is not a token of the notation`,
  'zorgl.board.plant': ({ count }: { readonly count: number }) => `must have one plant, has ${count}`,
  'zorgl.board.plants': ({ count }: { readonly count: number }) =>
    `must have at most one plant, has ${count}`,
  'zorgl.board.monster': ({ seat, count }: OfSeat & { readonly count: number }) =>
    `must have monster ${seat} once, has it ${count} times`,
  'zorgl.board.stranger': ({ seat }: OfSeat) => `has monster ${seat} but there is no player ${seat}`,
  'zorgl.board.units': ({ most, count }: Record<'most' | 'count', number>) =>
    `must have at most ${most} units, has ${count}`,
  'zorgl.city.noPlant': 'must have one plant, has none',
  'zorgl.city.plants': ({ count, boxes }: { readonly count: number; readonly boxes: readonly string[] }) =>
    `must have one plant, has ${count}: ${listed(boxes)}`,
  'zorgl.city.noStart': ({ seat }: OfSeat) => `has no starting place ${seat}`,
  'zorgl.city.starts': ({ seat, boxes }: OfSeat & { readonly boxes: readonly string[] }) =>
    `has the starting place ${seat} more than once: ${listed(boxes)}`,
  'zorgl.city.startOnRoof': ({ seat, boxes }: OfSeat & { readonly boxes: readonly string[] }) =>
    `the starting place ${seat} must be free of buildings: ${listed(boxes)}`,
  'zorgl.pending.stuck': 'leaves no legal action',
  'zorgl.pending.land': ({ seat }: OfSeat) => `must be land: ${seat} is in the air`,
  'zorgl.pending.over': 'must be null after the end of the game',
  'zorgl.pending.card': ({ card, power }: { readonly card: string; readonly power: string }) =>
    `${card} cannot be the card of a ${power}`,
  'zorgl.hand.large': ({ most, count }: Record<'most' | 'count', number>) =>
    `may have at most ${most} cards at this point, not ${count}`,
  'zorgl.pending.trait': ({ seat }: OfSeat) => `cannot be pending: ${seat} has no such ability`,
  'zorgl.outcome.early': 'must be null: nobody has won yet',
  'zorgl.outcome.missing': 'must not be null: somebody has won',
  'zorgl.pending.ground': ({ seat }: OfSeat) => `${seat} is not in the air`,
  'zorgl.pending.other': 'must be another player',
  'zorgl.pending.order': ({ seats }: { readonly seats: readonly string[] }) =>
    `must list other players in the order ${listed(seats)}`,
} satisfies ProblemWords;
