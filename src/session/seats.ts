import type { BotId } from '#bots';
import { distinctName, fail, NAME_LENGTH, ok, type Result, tidyName } from '#core';

/** Who plays a seat: a person on this device, or a bot. */
export type Controller = 'human' | { readonly bot: BotId };

/** The look of a player's pieces, as far as players can choose it. */
export interface SeatLook {
  /** The player's colour, `#rrggbb`. Default: the seat's. */
  readonly colour?: string;
  /** The player's figure. Default: the game's, also if it has no such figure. */
  readonly figure?: string;
}

export interface SeatInfo extends SeatLook {
  readonly seat: string;
  /** The player's display name. */
  readonly name: string;
  readonly controller: Controller;
}

export function isHuman(info: SeatInfo): boolean {
  return info.controller === 'human';
}

type OptionalText = string | null | undefined;

/** Picks the look of a seat from an object, without unset fields. */
export const lookOf = ({
  colour,
  figure,
}: {
  readonly colour?: OptionalText;
  readonly figure?: OptionalText;
}): SeatLook => ({
  ...(typeof colour === 'string' ? { colour } : {}),
  ...(typeof figure === 'string' ? { figure } : {}),
});

/** The chosen figures, by seat. */
export const figuresOf = (seats: readonly SeatInfo[]): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.flatMap(({ seat, figure }) => (figure === undefined ? [] : [[seat, figure]])));

/** A key that is equal for seats that know the same hidden things. */
export type SecretsGroup = (seat: string) => string;

/** Every seat has secrets of its own. */
export const ownSecrets: SecretsGroup = (seat) => seat;

/** Whose view a device shows: that of the people on it if they know the same hidden things, otherwise nobody's. */
export function viewerOf(seats: readonly SeatInfo[], secretsGroup: SecretsGroup = ownSecrets): string {
  const [first, ...others] = seats.filter(isHuman).map(({ seat }) => seat);
  if (first === undefined) return 'spectator';
  return others.every((seat) => secretsGroup(seat) === secretsGroup(first)) ? first : 'spectator';
}

/**
 * The seats of a game with their names, bots and looks.
 * @param order the seats that play, in order of play
 * @param names by seat; the default is the seat's letter
 * @param bots by seat; other seats are people. Fails if a bot is given to a seat that does not play.
 * @param looks by seat; the default is the game's look
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
