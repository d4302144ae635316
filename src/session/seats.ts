import type { BotId } from '#bots';
import { ok, problem, type Result } from '#core';

/** Who decides for a seat: somebody at this device, or a bot. */
export type Controller = 'human' | { readonly bot: BotId };

export interface SeatInfo {
  readonly seat: string;
  /** What people call the player. */
  readonly name: string;
  readonly controller: Controller;
  /** The player's colour, `#rrggbb`; that of the seat where left out. */
  readonly colour?: string;
}

export function isHuman(info: SeatInfo): boolean {
  return info.controller === 'human';
}

/** What seats that know the same hidden things have in common. */
export type CircleOf = (seat: string) => string;

/** Every seat has hidden things of its own. */
export const ownCircle: CircleOf = (seat) => seat;

/** Whose view a device shows: that of the people who play at it where they know the same hidden things, or nobody's. */
export function viewerOf(seats: readonly SeatInfo[], circleOf: CircleOf = ownCircle): string {
  const [first, ...others] = seats.filter(isHuman).map(({ seat }) => seat);
  if (first === undefined) return 'spectator';
  return others.every((seat) => circleOf(seat) === circleOf(first)) ? first : 'spectator';
}

/**
 * The seats of a game with their names, bots and colours.
 * @param order the seats that play, in order of play.
 * @param names by seat; a seat without one is called by its letter.
 * @param bots by seat; the others are people. Fails when a bot is given to a seat that does not play.
 * @param colours by seat, `#rrggbb`; the others have that of their seat.
 */
export function arrangeSeats(
  order: readonly string[],
  names: ReadonlyMap<string, string>,
  bots: ReadonlyMap<string, BotId>,
  colours: ReadonlyMap<string, string> = new Map(),
): Result<readonly SeatInfo[]> {
  for (const seat of bots.keys()) {
    if (!order.includes(seat)) return problem('bots', 'seat.absent', { seat });
  }
  return ok(
    order.map((seat): SeatInfo => {
      const bot = bots.get(seat);
      const colour = colours.get(seat);
      const controller = bot === undefined ? 'human' : { bot };
      const info = { seat, name: names.get(seat) ?? seat, controller } as const;
      return colour === undefined ? info : { ...info, colour };
    }),
  );
}
