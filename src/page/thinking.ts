import { BotPool } from '#bots';
import type { GameTypes } from '#core';
import type { GameModule } from '#module';
import { type BotDecider, decideInPool, type PooledThinking, runInline } from '#session';
import { nextFrame } from './nextFrame';
import { nextTask } from './nextTask';
import { pictureDue } from './pictureDue';

/** Milliseconds after which a bot counts as stuck: many times what the slowest takes on the slowest device. */
const TIMEOUT = 20_000;

/** Milliseconds that a bot may think about one action. */
const LIMIT = 1500;

/** More workers than this gain nothing. */
const MAX_WORKERS = 8;

/** Into more parts than this no thought is split: each of them would be too short to be of use. */
const MAX_PARTS = 4;

/** As many as there are cores, but for one, which is the page's. */
function workers(): number {
  const { hardwareConcurrency = 1 } = globalThis.navigator ?? {};
  return Math.max(1, Math.min(MAX_WORKERS, hardwareConcurrency - 1));
}

/** Bots and evaluators of a game. */
export interface GameThinking {
  readonly pool: BotPool<GameTypes>;
  readonly decide: BotDecider<GameTypes>;
  /** How the pool thinks about one action. */
  readonly thinking: PooledThinking;
}

const known = new WeakMap<GameModule, GameThinking>();

/**
 * Where the bots of all matches of a game think: in workers, which are started when there is something to do for them and
 * the first picture is drawn; between two pictures where there are none.
 * @param exact the same thoughts come of the same seed on whatever device, however long they take
 */
export function thinkingOf(module: GameModule, exact = false): GameThinking {
  const before = known.get(module);
  if (before !== undefined) return before;
  const most = workers();
  const pool = new BotPool<GameTypes>({
    start: () => module.startBotWorker(),
    most,
    // Nobody looks on where time is driven from outside.
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
