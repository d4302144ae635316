import type { BotLevel, GameTypes } from '#core';
import { type CliGame, COMMAND_GAMES } from '../../src/cli/games';

/** A kind of game in which two levels meet. */
export interface Case {
  readonly game: CliGame;
  /** Title for people. */
  readonly title: string;
  /** Number of seats, assigned to the two levels alternately. */
  readonly players: number;
  /** Whether everybody takes part in each turn. */
  readonly everybody: boolean;
  /** A seat of the side whose wins are counted separately; left out if the sides are equal. */
  readonly side?: string;
  /** Options of the n-th opening. */
  options(opening: number): GameTypes['Options'];
}

const gameOf = (id: string): CliGame => COMMAND_GAMES.find(({ rules }) => rules.id === id)!;

const optionsOf = (
  game: CliGame,
  values: Readonly<Record<string, unknown>>,
  players: number,
): GameTypes['Options'] => {
  const options = game.rules.options.parse(values, players);
  if (!options.ok)
    throw new RangeError(`${game.rules.id} is not set up so: ${JSON.stringify(options.error)}`);
  return options.value;
};

const zorgl = gameOf('zorgl');
const tetzilla = gameOf('tetzilla');
const king = gameOf('king-of-monsters');

const SPECIALS = ['xman', 'greatzilla', 'nogyab', 'krustazor'];
/** Every pair of different ones occurs, in both orders. */
const pairOf = (opening: number): readonly string[] => {
  const first = opening % SPECIALS.length;
  const apart = 1 + (Math.floor(opening / SPECIALS.length) % (SPECIALS.length - 1));
  return [SPECIALS[first]!, SPECIALS[(first + apart) % SPECIALS.length]!];
};

const fixed = (
  game: CliGame,
  title: string,
  players: number,
  values: Readonly<Record<string, unknown>> = {},
): Case => ({
  game,
  title,
  players,
  everybody: game !== zorgl,
  options: () => optionsOf(game, values, players),
});

export const CASES: Readonly<Record<string, Case>> = {
  two: fixed(zorgl, 'Zorgl-Zilla, two players', 2),
  four: fixed(zorgl, 'Zorgl-Zilla, four players, two of each level', 4),
  'no-army': fixed(zorgl, 'Zorgl-Zilla, two players without the army', 2, { army: false }),
  specials: {
    game: zorgl,
    title: 'Zorgl-Zilla, two players, every pair of special monsters',
    players: 2,
    everybody: false,
    options: (opening) => optionsOf(zorgl, { monsters: pairOf(opening) }, 2),
  },
  'tetzilla-two': fixed(tetzilla, 'TetZilla, two players', 2),
  tetzilla: fixed(tetzilla, 'TetZilla, five players, three of one level and two of the other', 5),
  king: {
    ...fixed(king, 'King of Monsters, one level for the King and one for all heroes', 2),
    side: 'king',
  },
};

/** Two levels that meet, in one kind of game. */
export interface Pairing {
  readonly place: string;
  readonly levels: readonly [BotLevel, BotLevel];
}

export const keyOf = ({ place, levels }: Pairing): string => `${place} ${levels.join(' ')}`;
