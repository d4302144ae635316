import { BotPool } from '#bots';
import type { GameTypes } from '#core';
import type { GameModule } from '#module';
import { type BotDecider, decideInPool, type PooledThinking, runInline } from '#session';
import { nextFrame } from './nextFrame';
import { nextTask } from './nextTask';
import { pictureDue } from './pictureDue';

/** Timeout of a bot, ms: many times what the slowest bot needs on the slowest device. */
const TIMEOUT = 20_000;

/** Thinking time of a bot for one action, ms. */
const LIMIT = 1500;

/** Largest number of workers; more gain nothing. */
const MAX_WORKERS = 8;

/** Largest number of parts of one search; shorter parts would be useless. */
const MAX_PARTS = 4;

/** One worker per core except one, which is for the page. */
function workers(): number {
  const { hardwareConcurrency = 1 } = globalThis.navigator ?? {};
  return Math.max(1, Math.min(MAX_WORKERS, hardwareConcurrency - 1));
}

/** Bots and evaluators of a game. */
export interface GameThinking {
  readonly pool: BotPool<GameTypes>;
  readonly decide: BotDecider<GameTypes>;
  /** How the workers think about one action. */
  readonly thinking: PooledThinking;
}

const known = new WeakMap<GameModule, GameThinking>();

/**
 * Bots of all matches of a game: in workers, which start once there is work and the first frame is drawn; between
 * frames if workers are not available.
 * @param exact the same seed gives the same decisions on every device, however long they take
 */
export function thinkingOf(module: GameModule, exact = false): GameThinking {
  const before = known.get(module);
  if (before !== undefined) return before;
  const most = workers();
  const pool = new BotPool<GameTypes>({
    start: () => module.startBotWorker(),
    most,
    // With a manual clock nobody watches, so there are no frames to wait for.
    instead: runInline(module.simulator, exact ? nextTask : nextFrame, () => performance.now()),
    late(run) {
      const timer = setTimeout(run, TIMEOUT);
      return () => clearTimeout(timer);
    },
    allowed: pictureDue(),
  });
  const thinking = exact ? { parts: 1 } : { parts: Math.min(MAX_PARTS, most), limit: LIMIT };
  const made = { pool, decide: decideInPool(pool, module.simulator, thinking), thinking };
  known.set(module, made);
  return made;
}
