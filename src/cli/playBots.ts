import { BOTS, type Bot, type BotId } from '#bots';
import { type GameTypes, ok, type Random, type Result, type Simulator } from '#core';
import type { CliGame } from './games';

/** Result of a game between bots. */
export interface BotGame {
  readonly position: unknown;
  /** As counted by the game, otherwise by its turn event. */
  readonly turns: number;
  readonly actions: number;
  /** Occurrences of each counted use, for games that have some. */
  readonly uses: ReadonlyMap<string, number>;
}

/** More actions than any game needs; reaching it means that no bot tries to win. */
const MAX_ACTIONS = 100_000;

/** Creates each of the bots once. */
export const botsOf = (
  simulator: Simulator<GameTypes>,
  ids: Iterable<BotId>,
): ReadonlyMap<BotId, Bot<GameTypes>> => new Map(Array.from(ids, (id) => [id, BOTS[id](simulator)]));

/**
 * Plays a game between bots from a position to its end; each bot sees only its seat's view. @param inCharacter seats
 * whose bots play in character
 */
export function playBots(
  { rules, terms }: CliGame,
  start: unknown,
  botOf: (seat: string) => Bot<GameTypes>,
  random: Random,
  inCharacter: (seat: string) => boolean = () => false,
): Result<BotGame> {
  let position = start;
  let turns = 0;
  let actions = 0;
  const uses = new Map<string, number>();
  for (; actions < MAX_ACTIONS; actions++) {
    const seat = rules.pending(position).at(-1)?.seat;
    if (seat === undefined) break;
    const view = rules.view(position, seat);
    const asked = { view, legal: rules.legal(view), seat, seed: random.uint32() };
    const action = botOf(seat).choose(inCharacter(seat) ? { ...asked, inCharacter: true } : asked);
    const next = rules.apply(position, action);
    if (!next.ok) return next;
    turns += next.value.events.filter(({ type }) => type === terms?.turnEvent).length;
    for (const event of next.value.events) {
      const use = terms?.use?.(event);
      if (use !== undefined) uses.set(use, (uses.get(use) ?? 0) + 1);
    }
    position = next.value.position;
  }
  return ok({ position, turns: terms?.endedIn?.(position) ?? turns, actions, uses });
}
