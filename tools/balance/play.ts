import { fingerprintOfText, leaders, Random, unwrap } from '#core';
import { pileWorth, simulator, type View, zorgl } from '#zorgl/rules';
import { COMMAND_GAMES } from '../../src/cli/games';
import { botsOf, playBots } from '../../src/cli/playBots';
import { CASES } from './cases';

/** A stored game. */
export interface Result {
  readonly case: string;
  readonly game: number;
  /** Labels of the two seats in turn order. */
  readonly labels: readonly [first: string, second: string];
  /** Whether the first player won. */
  readonly firstWon: boolean;
  readonly turns: number;
  /** Units in the piles at the end, in the same order. */
  readonly units: readonly [first: number, second: number];
  readonly floors: readonly [first: number, second: number];
}

/** Level of the bots: fast, but not weak. */
const BOT = 'planner';
const GAME = COMMAND_GAMES.find(({ rules }) => rules.id === zorgl.id)!;
const bots = botsOf(simulator, [BOT]);

/** Plays the n-th game of a case; two consecutive games have the same cards. Deterministic. */
export function playGame(name: string, game: number, seed: number): Result {
  const place = CASES[name]!;
  const random = Random.fromSeed(fingerprintOfText(`${seed} ${name} ${Math.floor(game / 2)}`));
  const options = unwrap(zorgl.options.parse(place.options(game), 2));
  const start = unwrap(zorgl.setup(options, random.uint32()));
  const [first, second] = zorgl.seats(start) as readonly ['A' | 'C', 'A' | 'C'];
  const placeOf = (seat: string) => (seat === 'A' ? 0 : 1);
  const inCharacter = (seat: string) => place.inCharacter(game, placeOf(seat));
  const { position, turns } = unwrap(playBots(GAME, start, () => bots.get(BOT)!, random, inCharacter));
  const end = position as View;
  const unitsOf = (seat: 'A' | 'C') => end.players[seat]!.units;
  return {
    case: name,
    game,
    labels: [place.label(game, placeOf(first)), place.label(game, placeOf(second))],
    firstWon: leaders(zorgl.ranking(end)).includes(first),
    turns,
    units: [unitsOf(first), unitsOf(second)],
    floors: [pileWorth(end, first), pileWorth(end, second)],
  };
}
