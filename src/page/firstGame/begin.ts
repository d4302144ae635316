import type { BotId } from '#bots';
import { ok, type Result, type Seed } from '#core';
import type { FirstGame } from '#learning';
import type { GameModule } from '#module';
import type { Page } from '../page';
import { gameAgain, gameFromPosition, type RunningGame, startGame } from '../start';
import { beginningOf, memoryName, readMemory, writeMemory } from './memory';

/** Who plays against those who learn. */
const PARTNER: BotId = 'gentle';

/** Who plays against them afterwards. */
const OPPONENT: BotId = 'greedy';

/** What the partner's choices spring from, so that anyone who follows always meets the same. */
const SEED: Seed = 1;

/** Puts a first game on the table, from its beginning. Fails with the field of its position that is at fault. */
export function beginFirstGame(page: Page, module: GameModule, first: FirstGame): Result<RunningGame> {
  const { rules } = module;
  const position = rules.parse(first.position());
  if (!position.ok) return position;
  const others = rules.seats(position.value).filter((seat) => seat !== first.seat);
  const bots = new Map(others.map((seat) => [seat, PARTNER]));
  const game = gameFromPosition(module, position.value, SEED, page.defaultNames(module), bots);
  if (!game.ok) return game;
  // Anyone who only looks in leaves nothing behind.
  const running = startGame({ ...game.value, borrowed: true }, page.context);
  page.remember(memoryName(rules.id), writeMemory(beginningOf(running.id)));
  page.show(running);
  return ok(running);
}

/**
 * Puts the first game on the table that was left before, as it was left; one that is over, or gone, from its beginning.
 * Fails as {@link beginFirstGame} does.
 */
export async function openFirstGame(
  page: Page,
  module: GameModule,
  first: FirstGame,
): Promise<Result<RunningGame>> {
  const memory = readMemory(page.recall(memoryName(module.rules.id)));
  if (memory !== null && !memory.silent) {
    const saved = await page.saves.load(memory.game);
    if (saved.ok && !saved.value.over) {
      const resumed = await page.resume(saved.value);
      if (resumed.ok) {
        page.show(resumed.value);
        return resumed;
      }
    }
  }
  return beginFirstGame(page, module, first);
}

/** A game of the same kind, dealt again, against somebody who plays to win. Fails if it cannot be set up. */
export function beginRealGame(page: Page, running: RunningGame): Result<RunningGame> {
  const game = gameAgain(running, page.newSeed());
  if (!game.ok) return game;
  const seats = game.value.seats.map((info) =>
    info.controller === 'human' ? info : { ...info, controller: { bot: OPPONENT } },
  );
  const real = startGame({ ...game.value, seats }, page.context);
  page.show(real);
  return ok(real);
}
