import type { BotId } from '#bots';
import { ok, type Result, type Seed } from '#core';
import type { FirstGame } from '#learning';
import type { GameModule } from '#module';
import type { PageServices } from '../services';
import { gameAgain, gameFromPosition, type RunningGame, startGame } from '../start';
import { beginningOf, memoryName, readMemory, writeMemory } from './memory';

/** Bot of the first game. */
const PARTNER: BotId = 'gentle';

/** Bot of the game after it. */
const OPPONENT: BotId = 'greedy';

/** Seed of the bot, so that everyone who follows the tutorial meets the same moves. */
const SEED: Seed = 1;

/** Starts a first game. Fails with the invalid field of its position. */
export function beginFirstGame(
  { memory, sessions }: Pick<PageServices, 'memory' | 'sessions'>,
  module: GameModule,
  first: FirstGame,
): Result<RunningGame> {
  const { rules } = module;
  const position = rules.parse(first.position());
  if (!position.ok) return position;
  const others = rules.seats(position.value).filter((seat) => seat !== first.seat);
  const bots = new Map(others.map((seat) => [seat, PARTNER]));
  const game = gameFromPosition(module, position.value, SEED, sessions.defaultNames(module), bots);
  if (!game.ok) return game;
  // Nothing is saved until the first action.
  const running = startGame({ ...game.value, borrowed: true }, sessions.context);
  memory.remember(memoryName(rules.id), writeMemory(beginningOf(running.id)));
  sessions.show(running);
  return ok(running);
}

/**
 * Resumes the first game that was left; starts over if it is over or gone.
 * Fails like {@link beginFirstGame}.
 */
export async function openFirstGame(
  { memory, saves, sessions }: Pick<PageServices, 'memory' | 'saves' | 'sessions'>,
  module: GameModule,
  first: FirstGame,
): Promise<Result<RunningGame>> {
  const known = readMemory(memory.recall(memoryName(module.rules.id)));
  if (known !== null && !known.silent) {
    const saved = await saves.load(known.game);
    if (saved.ok && !saved.value.over) {
      const resumed = await sessions.resume(saved.value);
      if (resumed.ok) return resumed;
    }
  }
  return beginFirstGame({ memory, sessions }, module, first);
}

/** Starts a game of the same kind with another deal, against a bot that plays to win. Fails if it cannot be set up. */
export function beginRealGame(
  { random, sessions }: Pick<PageServices, 'random' | 'sessions'>,
  running: RunningGame,
): Result<RunningGame> {
  const game = gameAgain(running, random.seed());
  if (!game.ok) return game;
  const seats = game.value.seats.map((info) =>
    info.controller === 'human' ? info : { ...info, controller: { bot: OPPONENT } },
  );
  return ok(sessions.begin({ ...game.value, seats }));
}
