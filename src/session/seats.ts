import type { BotId } from '#bots';
import { distinctName, fail, NAME_LENGTH, ok, type Result, tidyName } from '#core';

/** Who plays a seat: a person at this device, or a bot. */
export type Controller = 'human' | { readonly bot: BotId };

/** How the pieces of a player look, as far as players choose. */
export interface SeatLook {
  /** The player's colour, `#rrggbb`; that of the seat if left out. */
  readonly colour?: string;
  /** The player's figure; that of the game if left out, or where the game has no such figure. */
  readonly figure?: string;
}

export interface SeatInfo extends SeatLook {
  readonly seat: string;
  /** What people call the player. */
  readonly name: string;
  readonly controller: Controller;
}

export function isHuman(info: SeatInfo): boolean {
  return info.controller === 'human';
}

type Told = string | null | undefined;

/** The look of a seat, what nobody has chosen left out, without anything else that is known of it. */
export const lookOf = ({ colour, figure }: { readonly colour?: Told; readonly figure?: Told }): SeatLook => ({
  ...(typeof colour === 'string' ? { colour } : {}),
  ...(typeof figure === 'string' ? { figure } : {}),
});

/** The figures that were chosen, by seat. */
export const figuresOf = (seats: readonly SeatInfo[]): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.flatMap(({ seat, figure }) => (figure === undefined ? [] : [[seat, figure]])));

/** What seats that know the same hidden things have in common. */
export type SecretsGroup = (seat: string) => string;

/** Every seat has hidden things of its own. */
export const ownSecrets: SecretsGroup = (seat) => seat;

/** Whose view a device shows: that of the people who play at it where they know the same hidden things, or nobody's. */
export function viewerOf(seats: readonly SeatInfo[], secretsGroup: SecretsGroup = ownSecrets): string {
  const [first, ...others] = seats.filter(isHuman).map(({ seat }) => seat);
  if (first === undefined) return 'spectator';
  return others.every((seat) => secretsGroup(seat) === secretsGroup(first)) ? first : 'spectator';
}

/**
 * The seats of a game with their names, bots and looks.
 * @param order the seats that play, in order of play.
 * @param names by seat; a seat without one is called by its letter.
 * @param bots by seat; the others are people. Fails when a bot is given to a seat that does not play.
 * @param looks by seat; the others look as the game has it.
 */
export function arrangeSeats(
  order: readonly string[],
  names: ReadonlyMap<string, string>,
  bots: ReadonlyMap<string, BotId>,
  looks: ReadonlyMap<string, SeatLook> = new Map(),
): Result<readonly SeatInfo[]> {
  for (const seat of bots.keys()) {
    if (!order.includes(seat)) return fail('bots', 'seat.absent', { seat });
  }
  const called: string[] = [];
  return ok(
    order.map((seat): SeatInfo => {
      const bot = bots.get(seat);
      const controller = bot === undefined ? 'human' : { bot };
      const name = distinctName(tidyName(names.get(seat) ?? '') || seat, called, NAME_LENGTH);
      called.push(name);
      return { seat, name, controller, ...lookOf(looks.get(seat) ?? {}) };
    }),
  );
}
