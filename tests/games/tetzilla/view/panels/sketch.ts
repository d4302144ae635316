import { FIGURES, type PlayerState, ROWS, SEATS, type Seat, type View } from '#tetzilla/rules';

export interface Sketch {
  /** The lowest rows of the board, from the top; what is above them is unbuilt. */
  readonly rows?: readonly string[];
  readonly players?: Readonly<Partial<Record<Seat, Partial<PlayerState<View['board'][number]>>>>>;
  /** How many play; 3 if left out. */
  readonly count?: number;
  readonly change?: Partial<Omit<View, 'board' | 'players' | 'turn'>>;
  readonly turn?: Partial<View['turn']>;
}

/** A view of a game in the middle of a turn, made by hand. */
export function sketchView({ rows = [], players = {}, count = 3, change = {}, turn = {} }: Sketch): View {
  const unbuilt = Array.from({ length: 2 * count + 2 }, () => '.').join(' ');
  const seats = SEATS.slice(0, count);
  return {
    game: 'tetzilla',
    version: 1,
    options: { abilities: 'random', guardPoints: 1, level: false },
    board: [...Array.from({ length: ROWS - rows.length }, () => unbuilt), ...rows],
    tiles: [],
    players: Object.fromEntries(
      seats.map((seat, index) => [
        seat,
        {
          figure: FIGURES[index]!,
          ability: 'swiftness',
          hits: 0,
          tokens: 0,
          spent: false,
          pile: [],
          guards: [],
          ...players[seat],
        },
      ]),
    ) as View['players'],
    turn: { number: 2, stage: 'move', round: 1, start: 'A', player: 'A', ...turn },
    tile: null,
    fired: [],
    last: false,
    deck: { count: 30 },
    aside: [],
    buildings: { count: 60 },
    guards: { count: 10 },
    outcome: null,
    ...change,
  };
}
