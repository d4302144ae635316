import { ok, problem, type Result } from '#core';
import {
  FLIGHTS,
  type Flight,
  type HouseMonsters,
  MONSTERS,
  SEATS,
  type Seat,
  type SetupOptions,
} from '#zorgl/rules';
import { boardOfCity } from './cityOption';
import { readHouseFiles } from './houseFiles';

/** The options of a command: `--name value`, or a bare `--name`. */
export type Options = ReadonlyMap<string, string | true>;

const PLACES: Readonly<Record<number, readonly Seat[]>> = {
  2: ['A', 'C'],
  3: ['A', 'B', 'C'],
  4: ['A', 'B', 'C', 'D'],
};

/**
 * Reads `--name value` pairs.
 * @param known the names that the command takes, and whether a value follows
 */
export function parseOptions(
  words: readonly string[],
  known: Readonly<Record<string, boolean>>,
): Result<Options> {
  const options = new Map<string, string | true>();
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const name = word.startsWith('--') ? word.slice(2) : '';
    const takesValue = known[name];
    if (takesValue === undefined) {
      const names = Object.keys(known).map((each) => `--${each}`);
      return problem(
        word,
        names.length === 0 ? 'the command takes no options' : `not one of ${names.join(', ')}`,
      );
    }
    if (options.has(name)) return problem(word, 'is given twice');
    if (!takesValue) {
      options.set(name, true);
      continue;
    }
    const value = words[++index];
    if (value === undefined || value.startsWith('--')) return problem(word, 'needs a value');
    options.set(name, value);
  }
  return ok(options);
}

/** A whole number that an option must give, within limits. */
export function numberOption(options: Options, name: string, least: number, most: number): Result<number> {
  const text = options.get(name);
  if (text === undefined) return problem(`--${name}`, 'is missing');
  const value = typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least || value > most) {
    return problem(`--${name}`, `"${text}" is not a whole number from ${least} to ${most}`);
  }
  return ok(value);
}

/** The names that {@link setupOptions} reads. */
export const SETUP_OPTIONS = {
  players: true,
  places: true,
  monsters: true,
  house: true,
  city: true,
  'no-army': false,
  flight: true,
} as const;

function placesOf(options: Options, players: number): Result<readonly Seat[]> {
  const text = options.get('places');
  if (typeof text !== 'string') return ok(PLACES[players]!);
  const places: Seat[] = [];
  for (const letter of text.split(',')) {
    const seat = SEATS.find((each) => each === letter);
    if (seat === undefined) return problem('--places', `"${letter}" is not one of ${SEATS.join(', ')}`);
    places.push(seat);
  }
  if (places.length !== players) {
    return problem('--places', `names ${places.length} places for ${players} players`);
  }
  return ok(places);
}

/** Who plays which monster, house monsters from their files included. */
function castOf(options: Options, places: readonly Seat[]): Result<Pick<SetupOptions, 'monsters' | 'house'>> {
  const files = options.get('house');
  const house: Result<HouseMonsters> = typeof files === 'string' ? readHouseFiles(files) : ok({});
  if (!house.ok) return house;
  const text = options.get('monsters');
  const names = typeof text === 'string' ? text.split(',') : [];
  const unused = Object.keys(house.value).find((id) => !names.includes(id));
  if (unused !== undefined) return problem('--house', `--monsters does not name "${unused}"`);
  if (typeof text !== 'string') return ok({});
  if (names.length !== places.length) {
    return problem('--monsters', `names ${names.length} monsters for ${places.length} players`);
  }
  const known = [...MONSTERS.keys(), ...Object.keys(house.value)];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return problem('--monsters', `"${unknown}" is not one of ${known.join(', ')}`);
  const monsters = Object.fromEntries(places.map((seat, index) => [seat, names[index]!]));
  return ok({ monsters, house: house.value });
}

/** The set-up options of `new`, `trace` and `sim` (NOTATION, "Command line"). */
export function setupOptions(options: Options): Result<SetupOptions> {
  const players = numberOption(options, 'players', 2, 4);
  if (!players.ok) return players;
  const places = placesOf(options, players.value);
  if (!places.ok) return places;
  const flightText = options.get('flight') ?? 'english';
  const flight = FLIGHTS.find((each): each is Flight => each === flightText);
  if (flight === undefined) {
    return problem('--flight', `"${flightText}" is not one of ${FLIGHTS.join(', ')}`);
  }
  const cast = castOf(options, places.value);
  if (!cast.ok) return cast;
  const city = options.get('city');
  const board = typeof city === 'string' ? boardOfCity(city) : ok(undefined);
  if (!board.ok) return board;
  return ok({
    places: places.value,
    army: !options.has('no-army'),
    flight,
    ...cast.value,
    ...(board.value === undefined ? {} : { board: board.value }),
  });
}
