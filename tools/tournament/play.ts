import { cpuUsage } from 'node:process';
import type { Bot } from '#bots';
import { type BotLevel, fingerprintOfText, type GameTypes, LEVELS, leaders, Random, unwrap } from '#core';
import { botsOf, playBots } from '../../src/cli/playBots';
import { CASES, type Case, keyOf, type Pairing } from './cases';
import { partOfWin } from './strength';

/** One game, as it is kept. */
export interface Result {
  readonly pairing: string;
  readonly game: number;
  /** The part of the win that went to the first level: 0, 1, or what is between where a win is shared or nobody wins. */
  readonly won: number;
  /** Seats that share the win, and what was played there: for the balance of the game. */
  readonly winners: readonly string[];
  /** The level that played the side of the case. */
  readonly side?: BotLevel;
  readonly seats: number;
  /** Turns of single seats. */
  readonly turns: number;
  /** Milliseconds of the processor that each level thought, and how often it was asked. */
  readonly thought: Readonly<Partial<Record<BotLevel, number>>>;
  readonly asked: Readonly<Partial<Record<BotLevel, number>>>;
}

/** A bot that is timed. */
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

/** The level of each seat: sides take the two of a pairing in turn, in the order of their names. */
function levelsAt(
  teams: readonly (readonly string[])[],
  { levels }: Pairing,
  game: number,
): (seat: string) => BotLevel {
  const byName = teams.toSorted((one, other) => (one[0]! < other[0]! ? -1 : 1));
  return (seat) => levels[(byName.findIndex((team) => team.includes(seat)) + game) % 2]!;
}

/** The bots of a kind of table, made once. */
const bots = new Map<Case, ReturnType<typeof botsOf>>();

/**
 * Plays the n-th game of a pairing. Two games in a row have the same opening and the levels' seats exchanged, so that
 * neither has the better of the luck of the start. It depends on nothing but its parameters.
 */
export function playGame(pairing: Pairing, game: number, seed: number): Result {
  const place = CASES[pairing.place]!;
  const [first, second] = pairing.levels;
  // The same level on both sides would play the same game twice.
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
