import { err, LEVELS, type Result } from '#core';
import { type GameModule, looksIn, type PlannedGame } from '#module';
import { DEFAULT_HOSTING, type PlannedSeat, type RoomRequestBody, type RoomResponses } from '#net';
import { settledWay } from '../../../page/connection';
import type { Page } from '../../../page/page';

/** Default pause between two games in fair mode, seconds. */
const FAIR_PAUSE = 120;

/** What is asked of the server for a game as it was planned: people bring their names along, bots have those of the plan. */
function askedRoom({ rules }: Pick<GameModule, 'rules'>, plan: PlannedGame, fair: boolean): RoomRequestBody {
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
    options: { ...rules.options.values(options), ...(fair && rules.options.short) },
    ...(fair && { hosting: { ...DEFAULT_HOSTING, fair: FAIR_PAUSE } }),
    seats: Object.fromEntries(seats),
  };
}

/**
 * Makes a room on the server of the page. Fails with what is wrong with the plan, or where no server answers.
 * @param fair its games are short, and begin again by themselves
 */
export async function openRoom(
  page: Pick<Page, 'connect'>,
  module: GameModule,
  plan: PlannedGame,
  fair: boolean,
): Promise<Result<RoomResponses['create']>> {
  const connection = await page.connect(window);
  try {
    await settledWay(connection);
    const made = await connection.ask<RoomResponses['create']>(askedRoom(module, plan, fair));
    return made.ok ? made : err(made.error);
  } finally {
    connection.close();
  }
}
