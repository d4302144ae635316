import type { BotId } from '#bots';
import type { GameModule, Teaching } from '#module';
import { beginFirstGame } from '../../page/firstGame/begin';
import type { Page } from '../../page/page';
import { gameFromPlan, startGame } from '../../page/start';

/** Opponents of a newcomer. */
const HOST: BotId = 'gentle';

/**
 * Starts a game for a visitor: the tutorial, or a game against the easiest bots if there is none.
 * @returns whether a game was started; the lobby shows any problem
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
