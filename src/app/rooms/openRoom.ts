import { err, LEVELS, type Result } from '#core';
import { type GameModule, looksIn, type PlannedGame } from '#module';
import type { Answers, Asked, PlannedSeat } from '#net';
import type { Page } from '../page';
import { settledWay } from './connection';

/** What is asked of the server for a game as it was planned: people bring their names along, bots have those of the plan. */
function askedRoom({ rules }: Pick<GameModule, 'rules'>, plan: PlannedGame): Asked {
  const { options, names, bots } = plan;
  const looks = looksIn(plan);
  const seats = [...names].map(([seat, name]): readonly [string, PlannedSeat] => {
    const bot = bots.get(seat);
    const level = LEVELS.find((each) => each === bot);
    return [seat, { ...(level === undefined ? {} : { name, level }), ...looks.get(seat) }];
  });
  return {
    do: 'create',
    game: rules.id,
    players: names.size,
    options: { ...rules.options.values(options) },
    seats: Object.fromEntries(seats),
  };
}

/** Makes a room on the server of the page. Fails with what is wrong with the plan, or where no server answers. */
export async function openRoom(
  page: Pick<Page, 'connect'>,
  module: GameModule,
  plan: PlannedGame,
): Promise<Result<Answers['create']>> {
  const connection = await page.connect(window);
  try {
    await settledWay(connection);
    const made = await connection.ask<Answers['create']>(askedRoom(module, plan));
    return made.ok ? made : err(made.error);
  } finally {
    connection.close();
  }
}
