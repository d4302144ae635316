import type { AskedBot } from '#bots';
import { type GameTypes, Random, redactEntry, type Seed } from '#core';
import type { Room } from './room';

/** Dependencies of the bots of a room. */
export interface BotsWorld {
  /** Seed of the bots, independent of the deal. */
  readonly botSeed: () => Seed;
  /**
   * Chooses an action. @param simulator of its game @param gaveWay called when the bot failed and a greedy one decided
   */
  decide(question: AskedBot<GameTypes>, simulator: Room['simulator'], gaveWay: () => void): Promise<unknown>;
  /** Pause before a bot acts, so that people can follow. */
  pause(): Promise<void>;
  /** Sets a timer, seconds. @returns cancel function */
  later(seconds: number, run: () => void): () => void;
  /** Reports a background error. */
  fault(detail: string): void;
}

export interface BotThinkerParts {
  readonly room: Room;
  readonly world: BotsWorld;
  /** A bot failed and a greedy bot decided. */
  readonly gaveWay: (seat: string) => void;
  /** Serialises work. */
  readonly serialize: (work: () => Promise<void>) => Promise<void>;
  /** Queues an action of a seat; it is played only if `stands` still returns true when its turn comes. */
  readonly act: (seat: string, action: unknown, stands: () => boolean) => Promise<void>;
}

/** Seconds to wait for the node whose bots think first; longer than bots think. After that the node counts as gone. */
export const BOT_TIMEOUT = 6;

/** Runs the bot whose decision is pending and plays its action. */
export class BotThinker {
  private readonly base: number;
  /** Key of the pending decision: match, step and bot. */
  private question = '';
  private callOff = () => {};

  constructor(private readonly parts: BotThinkerParts) {
    this.base = Random.fromSeed(parts.world.botSeed()).uint32();
  }

  /**
   * Starts the bot that is to decide, or that stands in for a crowd, unless it is already thinking.
   * @param first whether to start at once; otherwise another node goes first, and this one starts only if no action
   * arrives in time
   */
  think(first: boolean): void {
    const { room, world } = this.parts;
    const { bot } = room;
    const { asked } = this;
    if (bot === null || asked === this.question) return;
    this.callOff();
    this.question = asked;
    const decide = () => void this.decide(bot.seat, bot.level, asked);
    if (first) decide();
    else
      this.callOff = world.later(BOT_TIMEOUT, () => {
        if (this.asked === asked) decide();
      });
  }

  private get asked(): string {
    const { number, match, bot } = this.parts.room;
    return `${number}:${match.steps.length}:${bot?.level}`;
  }

  /**
   * Whether an action continues the passage of the previous one. Tables show both together, so there is no pause
   * between them.
   */
  private goesOn(seat: string, chosen: unknown): boolean {
    const { rules, match } = this.parts.room;
    const last = match.entries.at(-1);
    const parsed = rules.parseAction(chosen);
    if (rules.passage === undefined || last === undefined || !parsed.ok) return false;
    const passage = rules.passage(redactEntry(rules, last, 'spectator'));
    const action = rules.actionFor(parsed.value, seat, 'spectator');
    return passage !== null && passage === rules.passage({ seat, action, events: [] });
  }

  private async decide(seat: string, bot: AskedBot<GameTypes>['bot'], question: string): Promise<void> {
    const { room, world, gaveWay, serialize, act } = this.parts;
    try {
      const view = room.rules.view(room.match.position, seat);
      const legal = room.rules.legal(view);
      const asked = { bot, view, legal, seat, seed: this.base + room.match.steps.length };
      const thought = world.decide(asked, room.simulator, () => gaveWay(seat));
      const paused = world.pause();
      const action = await thought;
      if (!this.goesOn(seat, action)) await paused;
      await serialize(async () => {
        if (this.question !== question) return;
        this.question = '';
        await act(seat, action, () => this.asked === question);
      });
    } catch (thrown) {
      world.fault(String(thrown));
    }
  }
}
