import { distinctName, type GameTypes, NAME_LENGTH } from '#core';
import { type GameModule, type PagePreferences, seatColoursOf } from '#module';
import type { RoomInfo } from '#net';
import { lookOf, type RemoteSource, type SeatInfo, Session, type StandingAnswers } from '#session';

/** Name of a seat: the player's, or the game's default. */
export function nameIn(
  room: RoomInfo,
  seat: string,
  defaults: Readonly<Partial<Record<string, string>>>,
): string {
  const names = room.seats.flatMap(({ name }) => name ?? []);
  const nameThere = room.seats.find((each) => each.seat === seat)?.name;
  return nameThere ?? distinctName(defaults[seat] ?? seat, names, NAME_LENGTH);
}

/** Seat colours of a room: those chosen, with the game's defaults. */
export const coloursIn = (
  room: RoomInfo,
  module: Pick<GameModule, 'seats' | 'seatColours'>,
): Readonly<Record<string, string>> => ({
  ...seatColoursOf(module),
  ...Object.fromEntries(room.seats.flatMap(({ seat, colour }) => (colour === null ? [] : [[seat, colour]]))),
});

/** Seats of a room in order of play. @param defaults names for seats without one */
export function seatsIn(
  room: RoomInfo,
  order: readonly string[],
  defaults: Readonly<Partial<Record<string, string>>>,
): readonly SeatInfo[] {
  return order.map((seat) => {
    const roomSeat = room.seats.find((each) => each.seat === seat);
    const people = roomSeat?.by === 'person' || roomSeat?.by === 'crowd';
    const controller = people ? 'human' : { bot: roomSeat?.level ?? 'greedy' };
    return {
      seat,
      name: nameIn(room, seat, defaults),
      controller,
      ...lookOf(roomSeat ?? {}),
    };
  });
}

export interface DeviceSeats {
  /** Seats played at a shared screen; none by default. */
  readonly locals?: readonly string[];
  /** Questions switched off on this device; none by default. */
  readonly standing?: StandingAnswers;
}

/** Session of a room's match; all seats except this device's are remote. */
export function remoteSession(
  module: GameModule,
  source: RemoteSource<GameTypes>,
  seats: readonly SeatInfo[],
  { speed, reducedMotion, hurriesOwn, othersPace }: PagePreferences,
  { locals = [], standing }: DeviceSeats = {},
): Session<GameTypes> {
  const others = seats.flatMap(({ seat }) =>
    source.own.includes(seat) || locals.includes(seat) ? [] : [seat],
  );
  const session = new Session<GameTypes>({
    source,
    presentation: module.presentation,
    game: module,
    secretsOptional: module.secretsOptional ?? false,
    secretsGroup: module.secretsGroup,
    // Bots run on the server.
    decide: () => Promise.reject(new Error('no bot plays at this device')),
    seats,
    elsewhere: new Set(others),
    watched: source.viewer === 'spectator',
    seed: 0,
    ...(standing === undefined ? {} : { standing }),
    speed,
    reducedMotion,
  });
  session.setHurriesOwn(hurriesOwn);
  session.setOthersPace(othersPace);
  return session;
}
