import { cpuUsage } from 'node:process';
import type { Bot } from '#bots';
import { type BotLevel, fingerprintOfText, type GameTypes, LEVELS, leaders, Random, unwrap } from '#core';
import { botsOf, playBots } from '../../src/cli/playBots';
import { CASES, type Case, keyOf, type Pairing } from './cases';
import { partOfWin } from './strength';

/** A stored game. */
export interface Result {
  readonly pairing: string;
  readonly game: number;
  /** The first level's share of the win: 1, 0, or between if a win is shared or nobody wins. */
  readonly won: number;
  /** Seats that share the win, and the setup of the game, for its balance. */
  readonly winners: readonly string[];
  /** The level that played the side of the case. */
  readonly side?: BotLevel;
  readonly seats: number;
  /** Turns, counted per seat. */
  readonly turns: number;
  /** CPU milliseconds of each level's thinking, and number of decisions. */
  readonly thought: Readonly<Partial<Record<BotLevel, number>>>;
  readonly asked: Readonly<Partial<Record<BotLevel, number>>>;
}

/** A bot whose thinking is timed. */
function timed(bot: Bot<GameTypes>, note: (milliseconds: number) => void): Bot<GameTypes> {
  return {
    ...bot,
    choose(question) {
      const before = cpuUsage();
      const action = bot.choose(question);
      const { user, system } = cpuUsage(before);
      note((user + system) / 1000);
      return action;
    },
  };
}

/** The level of each seat: teams get the two levels of a pairing alternately, in the order of their names. */
function levelsAt(
  teams: readonly (readonly string[])[],
  { levels }: Pairing,
  game: number,
): (seat: string) => BotLevel {
  const byName = teams.toSorted((one, other) => (one[0]! < other[0]! ? -1 : 1));
  return (seat) => levels[(byName.findIndex((team) => team.includes(seat)) + game) % 2]!;
}

/** Cached bots by kind of game. */
const bots = new Map<Case, ReturnType<typeof botsOf>>();

/**
 * Plays the n-th game of a pairing. Two consecutive games have the same opening with seats swapped, so that neither
 * level profits from it. Deterministic.
 */
export function playGame(pairing: Pairing, game: number, seed: number): Result {
  const place = CASES[pairing.place]!;
  const [first, second] = pairing.levels;
  // With the same level on both sides, both games would be identical.
  const opening = first === second ? game : Math.floor(game / 2);
  const random = Random.fromSeed(fingerprintOfText(`${seed} ${keyOf(pairing)} ${opening}`));
  const { rules, simulator } = place.game;
  const start = unwrap(rules.setup(place.options(opening), random.uint32()));
  const players = bots.get(place) ?? botsOf(simulator, LEVELS);
  bots.set(place, players);
  const thought: Partial<Record<BotLevel, number>> = {};
  const asked: Partial<Record<BotLevel, number>> = {};
  const seats = rules.seats(start);
  const levelOf = levelsAt(rules.teams(start), pairing, game);
  const botOf = (seat: string) => {
    const level = levelOf(seat);
    return timed(players.get(level)!, (milliseconds) => {
      thought[level] = (thought[level] ?? 0) + milliseconds;
      asked[level] = (asked[level] ?? 0) + 1;
    });
  };
  const { position, turns } = unwrap(playBots(place.game, start, botOf, random));
  const winners = leaders(rules.ranking(position));
  return {
    pairing: keyOf(pairing),
    game,
    won: partOfWin(winners, (seat) => levelOf(seat) === first),
    winners,
    ...(place.side === undefined ? {} : { side: levelOf(place.side) }),
    seats: seats.length,
    turns: place.everybody ? turns * seats.length : turns,
    thought,
    asked,
  };
}
