import { err, LEVELS, type Result } from '#core';
import { type GameModule, looksIn, type PlannedGame } from '#module';
import { DEFAULT_HOSTING, type PlannedSeat, type RoomRequestBody, type RoomResponses } from '#net';
import { settledWay } from '../../../page/connection';
import type { PageServices } from '../../../page/services';

/** Default pause between two games in fair mode, seconds. */
const FAIR_PAUSE = 120;

/** Request to open a room for a planned game. People bring their own names, bots keep those of the plan. */
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
 * Opens a room on this page's server. Fails if the plan is invalid or there is no response.
 * @param fair games are short and restart automatically
 */
export async function openRoom(
  connect: PageServices['connect'],
  module: GameModule,
  plan: PlannedGame,
  fair: boolean,
): Promise<Result<RoomResponses['create']>> {
  const connection = await connect(window);
  try {
    await settledWay(connection);
    const made = await connection.ask<RoomResponses['create']>(askedRoom(module, plan, fair));
    return made.ok ? made : err(made.error);
  } finally {
    connection.close();
  }
}
