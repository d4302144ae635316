import { type BotLevel, DEFAULT_LEVEL, parseSeedInput, type Seed } from '#core';
import { type LevelledBot, SEAT_COLOURS } from '#ui';
import {
  COMMON_MONSTER,
  type Flight,
  type HouseMonster,
  MONSTERS,
  SEATS,
  type Seat,
  type SetupOptions,
} from '#zorgl/rules';

/** Who sits at a place. */
export interface SeatDraft {
  readonly name: string;
  readonly bot: boolean;
  /** How well it plays as a bot. */
  readonly level: BotLevel;
  /** As CSS writes it; no two players have the same. */
  readonly colour: string;
  /** The monster's id; each special or house one is at one place only (Z11, Z12.1). */
  readonly monster: string;
}

/** The book's monsters to choose from, the common one first. */
export const MONSTER_IDS: readonly string[] = [...MONSTERS.keys()];

/** A game in the making, as the set-up screen edits it. */
export interface GameDraft {
  /** The places in use, in the order A to D. */
  readonly places: readonly Seat[];
  /** All four, so that names survive when a place is left and taken again. */
  readonly seats: Readonly<Record<Seat, SeatDraft>>;
  readonly army: boolean;
  readonly flight: Flight;
  /** As typed; see `parseSeedInput` of core. */
  readonly seed: string;
}

/** The places that go together, by the number of players (Z2.1); the first is proposed. */
const CORNERS: Readonly<Record<2 | 3 | 4, readonly (readonly Seat[])[]>> = {
  2: [
    ['A', 'C'],
    ['B', 'D'],
  ],
  3: [
    ['A', 'B', 'C'],
    ['B', 'C', 'D'],
    ['A', 'C', 'D'],
    ['A', 'B', 'D'],
  ],
  4: [SEATS],
};

/** True for places that may be in use together (Z2.1). */
export function goTogether(places: readonly Seat[]): boolean {
  return Object.values(CORNERS)
    .flat()
    .some((set) => set.join() === places.join());
}

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Two players on opposite places, a person against a bot. */
export function defaultDraft(names: Readonly<Record<Seat, string>>, seed: Seed): GameDraft {
  const seat = (letter: Seat): SeatDraft => ({
    name: names[letter],
    bot: letter !== 'A',
    level: DEFAULT_LEVEL,
    colour: SEAT_COLOURS[letter],
    monster: COMMON_MONSTER,
  });
  return {
    places: CORNERS[2][0]!,
    seats: { A: seat('A'), B: seat('B'), C: seat('C'), D: seat('D') },
    army: true,
    flight: 'english',
    seed: String(seed),
  };
}

/** The draft for another number of players. */
export function withPlayerCount(draft: GameDraft, count: PlayerCount): GameDraft {
  return { ...draft, places: CORNERS[count][0]! };
}

/** The draft with a change at one place. */
export function withSeat(draft: GameDraft, seat: Seat, change: Partial<SeatDraft>): GameDraft {
  return { ...draft, seats: { ...draft.seats, [seat]: { ...draft.seats[seat], ...change } } };
}

/** The draft with another colour at one place; who had it takes the one that becomes free. */
export function withColour(draft: GameDraft, seat: Seat, colour: string): GameDraft {
  const other = SEATS.find((each) => draft.seats[each].colour === colour);
  const free = draft.seats[seat].colour;
  const freed = other === undefined ? draft : withSeat(draft, other, { colour: free });
  return withSeat(freed, seat, { colour });
}

/** The draft with another monster at one place; who had a special or house one takes the one that becomes free (Z11). */
export function withMonster(draft: GameDraft, seat: Seat, monster: string): GameDraft {
  const holder = SEATS.find((each) => each !== seat && draft.seats[each].monster === monster);
  const change = { monster: draft.seats[seat].monster };
  const freed = holder === undefined || monster === COMMON_MONSTER ? draft : withSeat(draft, holder, change);
  return withSeat(freed, seat, { monster });
}

/** The bots that play. */
export const botsIn = ({ places, seats }: GameDraft): readonly LevelledBot<Seat>[] =>
  places.flatMap((seat) => (seats[seat].bot ? [{ seat, ...seats[seat] }] : []));

/** A game ready to begin. */
export interface PlannedGame {
  readonly options: SetupOptions;
  readonly seed: Seed;
  /** By seat in use; never empty. */
  readonly names: ReadonlyMap<Seat, string>;
  /** The level of each seat that a bot plays. */
  readonly bots: ReadonlyMap<Seat, BotLevel>;
  /** By seat in use. */
  readonly colours: ReadonlyMap<Seat, string>;
}

/** The monsters of the places in use; a house monster that is not there (any longer) becomes a common one. */
function chosenMonsters(
  { places, seats }: GameDraft,
  house: readonly HouseMonster[],
): Pick<SetupOptions, 'monsters' | 'house'> {
  const known = (id: string) => MONSTERS.has(id) || house.some((monster) => monster.id === id);
  const ids = places.map((seat) => (known(seats[seat].monster) ? seats[seat].monster : COMMON_MONSTER));
  if (ids.every((id) => id === COMMON_MONSTER)) return {};
  const monsters = Object.fromEntries(places.map((seat, index) => [seat, ids[index]!]));
  const invented = house.filter(({ id }) => ids.includes(id));
  if (invented.length === 0) return { monsters };
  return { monsters, house: Object.fromEntries(invented.map((monster) => [monster.id, monster])) };
}

/**
 * What the draft asks for; undefined while its seed is none. A blank name becomes the place's letter.
 * @param house the house monsters to choose from (Z12.1) @param board of the city (Z1.5); that of the book if left out
 */
export function planGame(
  draft: GameDraft,
  house: readonly HouseMonster[] = [],
  board?: readonly string[],
): PlannedGame | undefined {
  const seed = parseSeedInput(draft.seed);
  if (seed === undefined) return undefined;
  const { places, seats, army, flight } = draft;
  return {
    options: {
      places,
      ...chosenMonsters(draft, house),
      army,
      flight,
      ...(board === undefined ? {} : { board }),
    },
    seed,
    names: new Map(places.map((seat) => [seat, seats[seat].name.trim() || seat])),
    bots: new Map(botsIn(draft).map(({ seat, level }) => [seat, level])),
    colours: new Map(places.map((seat) => [seat, seats[seat].colour])),
  };
}
