import type { ProblemWords } from '#core';

interface Given {
  /** The invalid value, in quotation marks. */
  readonly given: string;
}
interface OfSeat {
  readonly seat: string;
}
interface OfBox {
  readonly box: string;
}
interface OfTile {
  readonly tile: string;
}

/** Problems of positions and set-ups, in English. */
export const positions = {
  'tetzilla.seat.unknown': ({ given }: Given) => `${given} is not a player: A, B, C, D, E`,
  'tetzilla.tile.unknown': ({ given }: Given) => `${given} is not a tile: I1 to J8`,
  'tetzilla.building.unknown': ({ given }: Given) => `${given} is not a building`,
  'tetzilla.guard.unknown': ({ given }: Given) => `${given} is not a guard: L, M, T`,
  'tetzilla.box.unknown': ({ given }: Given) => `${given} is not a box: a1 to l20`,
  'tetzilla.column.unknown': ({ given }: Given) => `${given} is not a column: a to l`,
  'tetzilla.rng.state': 'is not the state of a generator: 32 hexadecimal digits, not all 0',
  'tetzilla.pile.hidden': 'must be a list; a view, which hides the pile, is not a position',
  'tetzilla.players.count': ({ least, most, count }: Record<'least' | 'most' | 'count', number>) =>
    `must be ${least} to ${most}, not ${count}`,
  'tetzilla.board.rows': ({ rows, count }: Record<'rows' | 'count', number>) =>
    `needs ${rows} rows, has ${count}`,
  'tetzilla.board.tokens': ({ tokens, count }: Record<'tokens' | 'count', number>) =>
    `needs ${tokens} tokens, has ${count}`,
  'tetzilla.board.token': ({ token, box }: { readonly token: string; readonly box: string }) =>
    `${token} on ${box} is not a token of the notation`,
  'tetzilla.board.hidden': ({ box }: OfBox) => `lacks the points of the building on ${box}`,
  'tetzilla.board.uncovered': ({ box }: OfBox) => `${box} is built, but no tile covers it`,
  'tetzilla.placed.form': ({ given }: Given) =>
    `${given} is not a tile, one of its spins and a box, such as "T3 1 c5"`,
  'tetzilla.placed.off': ({ tile }: OfTile) => `a part of ${tile} is off the board`,
  'tetzilla.placed.overlap': ({ box }: OfBox) => `${box} is covered by two tiles`,
  'tetzilla.placed.unbuilt': ({ box }: OfBox) => `covers ${box}, which the board shows as unbuilt`,
  'tetzilla.tile.twice': ({ tile, place }: OfTile & { readonly place: string }) =>
    `${tile} is already in ${place}`,
  'tetzilla.tiles.missing': ({ count, examples }: { count: number; examples: readonly string[] }) =>
    `${count} of the 56 tiles are missing: ${examples.join(', ')}${count > examples.length ? ', …' : ''}`,
  'tetzilla.marker.count': (named: {
    readonly marker: string;
    readonly wanted: number;
    readonly count: number;
  }) => `board and players together must have ${named.wanted} ${named.marker} markers, not ${named.count}`,
  'tetzilla.figure.twice': ({ figure, seat }: OfSeat & { readonly figure: string }) =>
    `${figure} is already the figure of ${seat}`,
  'tetzilla.ability.early': 'must be null until it is chosen',
  'tetzilla.hits.early': 'must be 0 in the set-up',
  'tetzilla.stage.random': 'cannot be "choose": this game draws its abilities',
  'tetzilla.pile.early': 'must be empty in the set-up',
  'tetzilla.tokens.none': 'must be 0 for dead kaiju, and for all outside the movement stage',
  'tetzilla.tokens.spent': ({ seat }: OfSeat) => `${seat} has no tokens`,
  'tetzilla.kaiju.stranger': ({ seat }: OfSeat) => `has kaiju ${seat} but there is no player ${seat}`,
  'tetzilla.kaiju.once': ({ seat, count }: OfSeat & { readonly count: number }) =>
    `must have kaiju ${seat} once, has it ${count} times`,
  'tetzilla.kaiju.early': ({ seat }: OfSeat) => `kaiju ${seat} has not entered yet`,
  'tetzilla.kaiju.dead': ({ seat }: OfSeat) => `kaiju ${seat} is dead`,
  'tetzilla.kaiju.none': 'all kaiju are dead, so the game is over',
  'tetzilla.winners.order': 'must be in alphabetical order',
  'tetzilla.outcome.missing': 'must say how the game ended',
  'tetzilla.outcome.early': 'must be null before the end of the game',
  'tetzilla.tile.missing': 'must be the tile that is face up',
  'tetzilla.tile.early': 'must be null: no tile has to slide',
  'tetzilla.tile.stuck': ({ tile }: OfTile) => `${tile} does not fit anywhere`,
  'tetzilla.fired.early': 'must be empty: no guards are firing',
  'tetzilla.entrance.none': 'has no box that a kaiju can enter',
  'tetzilla.shots.none': 'no remaining guard could hit a kaiju',
} satisfies ProblemWords;
