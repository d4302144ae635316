import type { BotPool, PoolRequest, SearchResult, Weighed } from '#bots';
import type { GameTypes } from '#core';
import type { GameModule } from '#module';
import { evaluateInPool } from '#session';

/** Number of deals of the hidden cards that are evaluated. */
export const DEALS = 16;

/** So many actions are judged: what is to be done, and of the others those that were tried most. */
const JUDGED = 4;

/** Of whom it is asked, with what they know. */
interface Asker {
  readonly view: unknown;
  readonly seat: string;
  readonly seed: number;
}

/** How likely a seat is to win when it has done something; 0 … 1. Rejects as the pool does. */
export async function chanceWith(
  pool: BotPool<GameTypes>,
  { view, seat, seed }: Asker,
  action: GameTypes['Action'],
  request: PoolRequest,
): Promise<number> {
  const chances = await evaluateInPool(pool, { seed, deals: DEALS, view, action }, request);
  return chances[seat] ?? 0;
}

/**
 * A thought whose actions are worth chances of winning. A search of its own turn only weighs by scores, which tells well
 * what is better and says nothing of chances: there those of the best one and of what was tried most beside it are judged.
 */
export async function inChances(
  { profile }: Pick<GameModule['simulator'], 'profile'>,
  pool: BotPool<GameTypes>,
  asker: Asker,
  thought: SearchResult<GameTypes>,
  request: PoolRequest,
): Promise<SearchResult<GameTypes>> {
  if (profile?.plans !== 'ownTurn') return thought;
  const best = JSON.stringify(thought.best);
  const rank = ({ action, visits }: Weighed<GameTypes>) =>
    JSON.stringify(action) === best ? Number.POSITIVE_INFINITY : visits;
  const tried = thought.actions.toSorted((one, other) => rank(other) - rank(one)).slice(0, JUDGED);
  const actions = await Promise.all(
    tried.map(async (each) => ({ ...each, value: await chanceWith(pool, asker, each.action, request) })),
  );
  return { ...thought, actions };
}
