import { checkSeed, err, ok, quoted, Random, type Result, type Seed, unwrap } from '#core';
import { type BoxContent, CITY, formatBoard, parseBoard } from './board';
import { CARD_IDS, isJoker, rankIndex } from './cards';
import { cityFaults, faultProblem } from './city';
import type { HouseMonster, HouseMonsters } from './houseMonster';
import { COMMON_MONSTER, houseMonsterOf, MONSTERS } from './monsters';
import { PLAYERS } from './options';
import { type PlayerState, type Position, SEATS, type Seat, type SetupOptions } from './position';
import { fail } from './problems';
import { FULL_HAND } from './turn';

const MIN_FIRST_TURN = 3;

const opposite = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 2) % 4]!;

/** Ace high; 0 for a joker, which is redrawn (Z2.3). */
function drawValue(card: number): number {
  if (isJoker(card)) return 0;
  const rank = rankIndex(card);
  return rank === 0 ? 13 : rank;
}

/** The seat that draws the highest card; ties are redrawn (Z2.3). */
function drawForFirst(places: readonly Seat[], random: Random): Seat {
  let contenders = places;
  while (contenders.length > 1) {
    const deck = CARD_IDS.map((_, number) => number);
    random.shuffle(deck, deck.length);
    const values = contenders.map(() => {
      let value = 0;
      while (value === 0) value = drawValue(deck.pop()!);
      return value;
    });
    const highest = Math.max(...values);
    contenders = contenders.filter((_, index) => values[index] === highest);
  }
  return contenders[0]!;
}

function checkPlaces(places: readonly Seat[]): Result<readonly Seat[]> {
  if (places.length < PLAYERS.min || places.length > PLAYERS.max) {
    const range = { least: PLAYERS.min, most: PLAYERS.max, count: places.length };
    return fail('places', 'zorgl.places.count', range, 'Z2.1');
  }
  const sorted = SEATS.filter((seat) => places.includes(seat));
  if (sorted.length !== places.length) return fail('places', 'zorgl.places.names', {}, 'Z2.1');
  if (sorted.length === 2 && opposite(sorted[0]!) !== sorted[1]) {
    return fail('places', 'zorgl.places.opposite', {}, 'Z2.1');
  }
  return ok(sorted);
}

interface ChosenCast {
  /** In seat order. */
  readonly monsters: readonly string[];
  /** The house monsters among them, by id. */
  readonly house: HouseMonsters;
}

/** Assigns the monsters: special and house ones must be known and chosen only once (Z11, Z12.1). */
function castOf(options: SetupOptions, seats: readonly Seat[]): Result<ChosenCast> {
  const monsters = seats.map((seat) => options.monsters?.[seat] ?? COMMON_MONSTER);
  const house: Record<string, HouseMonster> = {};
  for (const [index, id] of monsters.entries()) {
    if (id !== COMMON_MONSTER && monsters.indexOf(id) !== index) {
      return fail('monsters', 'zorgl.monster.once', { id }, 'Z11');
    }
    if (MONSTERS.has(id)) continue;
    const monster = houseMonsterOf(options, id);
    if (monster === undefined) {
      const known = [...MONSTERS.keys(), ...Object.keys(options.house ?? {})];
      return fail('monsters', 'value.unknown', { value: quoted(id), known });
    }
    if (monster.id !== id) return fail(`house.${id}.id`, 'zorgl.monster.otherId', { id });
    house[id] = monster;
  }
  return ok({ monsters, house });
}

const DEFAULT_CITY = unwrap(parseBoard(CITY));

/** The contents of a custom city, which must have a place for each seat (Z1.5). */
function cityOf(board: readonly string[], seats: readonly Seat[]): Result<readonly BoxContent[]> {
  const city = parseBoard(board);
  if (!city.ok) return city;
  const [fault] = cityFaults(city.value, seats);
  return fault === undefined ? city : err(faultProblem(fault));
}

/** The opening position (Z1, Z2). */
export function setup(options: SetupOptions, seed: Seed): Result<Position> {
  const checked = checkSeed(seed);
  if (!checked.ok) return checked;
  const places = checkPlaces(options.places);
  if (!places.ok) return places;
  const seats = places.value;
  const cast = castOf(options, seats);
  if (!cast.ok) return cast;
  const { monsters, house } = cast.value;
  const city = options.board === undefined ? ok(DEFAULT_CITY) : cityOf(options.board, seats);
  if (!city.ok) return city;
  const board = formatBoard((box) => {
    const content = city.value[box]!;
    if (content.kind === 'monster' && !seats.includes(content.seat)) return { kind: 'empty' };
    if (content.kind === 'unit' && !options.army) return { kind: 'empty' };
    return content;
  });

  const random = Random.fromSeed(seed);
  const empty = SEATS.find((seat) => !seats.includes(seat));
  const first = seats.length === 3 && empty !== undefined ? opposite(empty) : drawForFirst(seats, random);
  const start = seats.indexOf(first);
  const order = [...seats.slice(start), ...seats.slice(0, start)];
  const deck = CARD_IDS.map((_, number) => number);
  random.shuffle(deck, deck.length);
  const draw = deck.map((card) => CARD_IDS[card]!);
  const players: Partial<Record<Seat, PlayerState>> = {};
  for (const [index, seat] of seats.entries()) {
    players[seat] = { monster: monsters[index]!, hand: draw.splice(0, FULL_HAND), floors: 0, units: 0 };
  }
  return ok({
    game: 'zorgl',
    version: 1,
    options: {
      army: options.army,
      flight: options.flight,
      specials: monsters.some((id) => id !== COMMON_MONSTER),
    },
    board,
    players,
    ...(Object.keys(house).length === 0 ? {} : { house }),
    order,
    turn: { player: first, played: 0, quota: MIN_FIRST_TURN, inert: false },
    pending: null,
    draw,
    discard: [],
    rng: random.format(),
    outcome: null,
  });
}
