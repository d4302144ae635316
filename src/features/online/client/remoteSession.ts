import { distinctName, type GameTypes, NAME_LENGTH } from '#core';
import { type GameModule, type PagePreferences, seatColoursOf } from '#module';
import type { RoomInfo } from '#net';
import { lookOf, type RemoteSource, type SeatInfo, Session, type StandingAnswers } from '#session';

/** What a seat is called: by the person who sits there, else as the game calls it. */
export function nameIn(
  room: RoomInfo,
  seat: string,
  defaults: Readonly<Partial<Record<string, string>>>,
): string {
  const names = room.seats.flatMap(({ name }) => name ?? []);
  const told = room.seats.find((each) => each.seat === seat)?.name;
  return told ?? distinctName(defaults[seat] ?? seat, names, NAME_LENGTH);
}

/** The colours of the seats of a room: those that were chosen for it, and the usual ones of its game. */
export const coloursIn = (
  room: RoomInfo,
  module: Pick<GameModule, 'seats' | 'seatColours'>,
): Readonly<Record<string, string>> => ({
  ...seatColoursOf(module),
  ...Object.fromEntries(room.seats.flatMap(({ seat, colour }) => (colour === null ? [] : [[seat, colour]]))),
});

/** Who sits where at a room, in the order of play. @param defaults the names of those who have none */
export function seatsIn(
  room: RoomInfo,
  order: readonly string[],
  defaults: Readonly<Partial<Record<string, string>>>,
): readonly SeatInfo[] {
  return order.map((seat) => {
    const told = room.seats.find((each) => each.seat === seat);
    const people = told?.by === 'person' || told?.by === 'crowd';
    const controller = people ? 'human' : { bot: told?.level ?? 'greedy' };
    return {
      seat,
      name: nameIn(room, seat, defaults),
      controller,
      ...lookOf(told ?? {}),
    };
  });
}

/** What is played at this device. */
export interface DeviceSeats {
  /** The seats that are played at a screen that everybody sees; none if left out. */
  readonly locals?: readonly string[];
  /** What is not asked at this device any more; nothing if left out. */
  readonly standing?: StandingAnswers;
}

/** The match of a room on this device: all seats but its own are played elsewhere. */
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
    // Bots think where the room is.
    decide: () => Promise.reject(new Error('no bot plays at this device')),
    seats,
    elsewhere: new Set(others),
    onlookers: source.viewer === 'spectator',
    seed: 0,
    ...(standing === undefined ? {} : { standing }),
    speed,
    reducedMotion,
  });
  session.setHurriesOwn(hurriesOwn);
  session.setOthersPace(othersPace);
  return session;
}
