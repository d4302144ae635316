import { BOTS, type Bot, type BotId } from '#bots';
import { type GameTypes, ok, type Random, type Result, type Simulator } from '#core';
import type { CliGame } from './games';

/** How a game of bots went. */
export interface BotGame {
  readonly position: unknown;
  /** As the game counts them, else by the event that comes once in each. */
  readonly turns: number;
  readonly actions: number;
  /** How often each use of the game came up, for games that tell. */
  readonly uses: ReadonlyMap<string, number>;
}

/** More actions than any game needs; a game that goes on longer is one that no bot tries to win. */
const MAX_ACTIONS = 100_000;

/** Makes each bot once. */
export const botsOf = (
  simulator: Simulator<GameTypes>,
  ids: Iterable<BotId>,
): ReadonlyMap<BotId, Bot<GameTypes>> => new Map(Array.from(ids, (id) => [id, BOTS[id](simulator)]));

/** Lets bots play a game from a position to its end; each is asked with its seat's view and nothing else. @param inCharacter which seats play with their character */
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
