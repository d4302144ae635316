import type { BotId } from '#bots';
import type { GameModule, Teaching } from '#module';
import { beginFirstGame } from '../../page/firstGame/begin';
import type { Page } from '../../page/page';
import { gameFromPlan, startGame } from '../../page/start';

/** Who plays against a newcomer. */
const HOST: BotId = 'gentle';

/**
 * Puts a game on the table for somebody who has just come: the first game, from its beginning, or one against the gentlest
 * bots where there is none. Tells whether there is one now; what went wrong is told in the lobby.
 */
export function beginForVisitor(page: Page, module: GameModule, teaching: Teaching | null): boolean {
  if (teaching?.firstGame !== undefined) {
    const first = beginFirstGame(page, module, teaching.firstGame);
    if (!first.ok) page.report(first.error);
    return first.ok;
  }
  const [, ...others] = module.seats;
  const bots = new Map(others.map((seat) => [seat, HOST]));
  const plan = {
    options: module.lobby.fromAddress(bots),
    seed: page.newSeed(),
    names: page.defaultNames(module),
    bots,
    colours: new Map<string, string>(),
  };
  const game = gameFromPlan(module, plan);
  if (game.ok) page.show(startGame({ ...game.value, borrowed: true }, page.context));
  else page.report(game.error);
  return game.ok;
}
