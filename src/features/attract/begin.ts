import type { BotId } from '#bots';
import type { GameModule, Teaching } from '#module';
import { beginFirstGame } from '../../page/firstGame/begin';
import type { PageServices } from '../../page/services';
import { gameFromPlan } from '../../page/start';

/** Opponents of a newcomer. */
const HOST: BotId = 'gentle';

/**
 * Starts a game for a visitor: the tutorial, or a game against the easiest bots if there is none.
 * @returns whether a game was started; the lobby shows any problem
 */
export function beginForVisitor(
  { memory, notices, random, sessions }: Pick<PageServices, 'memory' | 'notices' | 'random' | 'sessions'>,
  module: GameModule,
  teaching: Teaching | null,
): boolean {
  if (teaching?.firstGame !== undefined) {
    const first = beginFirstGame({ memory, sessions }, module, teaching.firstGame);
    if (!first.ok) notices.report(first.error);
    return first.ok;
  }
  const [, ...others] = module.seats;
  const bots = new Map(others.map((seat) => [seat, HOST]));
  const plan = {
    options: module.lobby.fromAddress(bots),
    seed: random.seed(),
    names: sessions.defaultNames(module),
    bots,
    colours: new Map<string, string>(),
  };
  const game = gameFromPlan(module, plan);
  if (game.ok) sessions.begin({ ...game.value, borrowed: true });
  else notices.report(game.error);
  return game.ok;
}
