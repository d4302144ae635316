import { BOTS, type Bot } from '#bots';
import { type Game, type GameTypes, type Match, Random, type Simulator } from '#core';
import type { SeatInfo } from './seats';

/** The bots of a match. Each is asked with its own view and a seed that only depends on the match so far. */
export class BotPlayers<T extends GameTypes> {
  private readonly bots = new Map<string, Bot<T>>();
  private readonly base: number;

  /** @param seed a safe integer */
  constructor(
    private readonly game: Game<T>,
    simulator: Simulator<T>,
    seats: readonly SeatInfo[],
    seed: number,
  ) {
    this.base = Random.fromSeed(seed).uint32();
    for (const { seat, controller } of seats) {
      if (controller !== 'human') this.bots.set(seat, BOTS[controller.bot](simulator));
    }
  }

  /** @param seat undefined when nobody decides */
  has(seat: string | undefined): boolean {
    return seat !== undefined && this.bots.has(seat);
  }

  /** What the bot of the seat that decides does. Throws when it has none. */
  choose(match: Match<T>): T['Action'] {
    const { seat, position } = match;
    const bot = seat === undefined ? undefined : this.bots.get(seat);
    if (seat === undefined || bot === undefined) throw new RangeError('no bot is to decide');
    const view = this.game.view(position, seat);
    return bot.choose({ view, legal: this.game.legal(view), seat, seed: this.base + match.length });
  }
}
