import {
  type CheckedOptions,
  checkOptions,
  err,
  type GameOptions,
  type OptionSpecs,
  ok,
  type PlayerRange,
  quoted,
  type Result,
  within,
} from '#core';
import { CITIES, CITY_IDS } from './cities';
import { parseCity } from './city';
import type { HouseMonster, HouseMonsters } from './houseMonster';
import { COMMON_MONSTER, MONSTERS, SPECIAL_MONSTERS } from './monsters';
import { parseHouseMonster } from './parseHouseMonster';
import { FLIGHTS, SEATS, type Seat, type SetupOptions } from './position';
import { fail } from './problems';

/** Number of players (Z2.1). */
export const PLAYERS: PlayerRange = { min: 2, max: 4 };

const SPECS = {
  places: { kind: 'list', values: SEATS, length: 'players', clause: 'Z2.1' },
  monsters: {
    kind: 'list',
    values: [...MONSTERS.keys()],
    open: true,
    length: 'players',
    repeats: true,
    clause: 'Z11',
  },
  house: { kind: 'files', clause: 'Z12.1' },
  city: { kind: 'file', values: CITY_IDS, default: 'printed', clause: 'Z1.5' },
  army: { kind: 'flag', default: true, clause: 'Z1.4' },
  flight: { kind: 'choice', values: FLIGHTS, default: 'english', clause: 'Z9.2' },
} as const satisfies OptionSpecs;

/** Default places by number of players (Z2.1). */
const DEFAULT_PLACES: Readonly<Record<number, readonly Seat[]>> = {
  2: ['A', 'C'],
  3: ['A', 'B', 'C'],
  4: SEATS,
};

/** House monsters from files, by id (Z12.1). */
function houseOf(files: readonly unknown[], played: readonly string[]): Result<HouseMonsters> {
  const house: Record<string, HouseMonster> = {};
  for (const [index, file] of files.entries()) {
    const path = `house[${index}]`;
    const monster = parseHouseMonster(file);
    if (!monster.ok) return err(within(path, monster.error));
    const { id } = monster.value;
    if (Object.hasOwn(house, id)) return fail(`${path}.id`, 'zorgl.monster.files', { id });
    if (!played.includes(id)) return fail(`${path}.id`, 'zorgl.monster.notChosen', { id });
    house[id] = monster.value;
  }
  return ok(house);
}

/** The monster of each player, house monsters included. */
function castOf(
  { monsters: names, house: files }: CheckedOptions<typeof SPECS>,
  places: readonly Seat[],
): Result<Pick<SetupOptions, 'monsters' | 'house'>> {
  const house = houseOf(files, names ?? []);
  if (!house.ok || names === null) return house.ok ? ok({}) : house;
  const known = [...MONSTERS.keys(), ...Object.keys(house.value)];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return fail('monsters', 'value.unknown', { value: quoted(unknown), known });
  const monsters = Object.fromEntries(places.map((seat, index) => [seat, names[index]!]));
  return ok({ monsters, house: house.value });
}

/** The board of a built-in city or a city file (Z1.5). */
function boardOf(city: unknown): Result<readonly string[]> {
  const known = CITY_IDS.find((id) => id === city);
  if (known !== undefined) return ok(CITIES[known]);
  const parsed = parseCity(city);
  if (parsed.ok) return ok(parsed.value.board);
  const { error } = parsed;
  return err(error.field === 'city' ? error : within('city', error));
}

/** The setup options of Zorgl-Zilla. */
export const options: GameOptions<SetupOptions> = {
  specs: SPECS,
  presets: [
    { id: 'standard', values: {} },
    { id: 'without-army', values: { army: false } },
    { id: 'specials', values: { monsters: [...SPECIAL_MONSTERS.keys()] }, players: PLAYERS.max },
  ],
  short: { army: false },
  parse(values, given) {
    const named = checkOptions(SPECS, values);
    if (!named.ok) return named;
    const players = given ?? named.value.places?.length;
    if (players === undefined) return fail('players', 'missing', {}, 'Z2.1');
    const usual = DEFAULT_PLACES[players];
    if (usual === undefined) {
      const range = { least: PLAYERS.min, most: PLAYERS.max, count: players };
      return fail('players', 'zorgl.players.count', range, 'Z2.1');
    }
    const checked = checkOptions(SPECS, values, players);
    if (!checked.ok) return checked;
    const { army, flight, city } = checked.value;
    const places = checked.value.places ?? usual;
    const cast = castOf(checked.value, places);
    if (!cast.ok) return cast;
    const board = boardOf(city);
    if (!board.ok) return board;
    return ok({ places, ...cast.value, army, flight, board: board.value });
  },
  values: ({ places, monsters, house = {}, army, flight, board }) => ({
    places,
    ...(monsters === undefined ? {} : { monsters: places.map((seat) => monsters[seat] ?? COMMON_MONSTER) }),
    house: Object.values(house),
    ...(board === undefined ? {} : { city: { format: 'kaiju-city', version: 1, name: 'city', board } }),
    army,
    flight,
  }),
};
