import { err, ok, type Problem, parseShape, Random, type Result } from '#core';
import { checkAsk } from './checkAsk';
import { checkWork } from './checkWork';
import { CARDS, HOUSE_NAMES, MARKERS } from './facts';
import { AREA_COUNT, AREAS, CAPACITY, isArea, isFlank, OFF, placeOf } from './map';
import { housesOf } from './options';
import { type Position, SEATS, type Seat } from './position';
import { makeProblem } from './problems';
import { PositionShape } from './shape';
import { COUNTERS, isBlight, isCore, isGarrison, isLeader, KIND_OF, named, UNITS } from './units';

const twice = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index);

function checkSeats({ seats, options, turn }: Position): Problem | undefined {
  const count = housesOf(options.players);
  for (const [place, seat] of SEATS.entries()) {
    if (seats[seat] === undefined ? place < count : place >= count) {
      return makeProblem(`seats.${seat}`, place < count ? 'missing' : 'field.unknown', {}, 'N5.1');
    }
  }
  const sheets = SEATS.slice(0, count).map((seat) => seats[seat]!);
  for (const field of ['house', 'commander', 'magicUser'] as const) {
    const named = sheets.flatMap((sheet) => sheet[field] ?? []);
    const again = twice(named);
    if (again !== undefined) return makeProblem('seats', 'zorn.twice', { name: again }, 'N5.2');
    const open = sheets.findIndex((sheet) => sheet[field] === null);
    if (open >= 0 && turn.phase !== 'setup')
      return makeProblem(`seats.${SEATS[open]!}.${field}`, 'missing', {}, 'N5.2');
  }
  return undefined;
}

/** Counters and characters of the seats in the game. */
function membersOf({ seats }: Position): Set<number> {
  const members = new Set<number>();
  for (const sheet of Object.values(seats)) {
    for (const unit of COUNTERS[HOUSE_NAMES.indexOf(sheet.house)]!) members.add(unit);
    if (sheet.commander !== null) members.add(named(sheet.commander));
    if (sheet.magicUser !== null) members.add(named(sheet.magicUser));
  }
  return members;
}

function placeFits(unit: number, at: string | null, position: Position): boolean {
  if (at === null) return position.turn.phase === 'setup' && isCore[unit] === 1;
  const place = placeOf(at)!;
  if (isArea(place)) return true;
  if (isBlight(unit)) return false;
  return isFlank(place) || (place === OFF && isLeader[unit] === 1);
}

function checkUnits(position: Position): Problem | undefined {
  const members = membersOf(position);
  for (const [id, json] of Object.entries(position.units)) {
    const unit = named(id);
    const { sort, life } = KIND_OF[unit]!;
    const field = `units.${id}`;
    if (isCore[unit] === 1 && !members.has(unit))
      return makeProblem(field, 'zorn.unit', { name: id }, 'N3.5');
    if (!placeFits(unit, json.at, position)) {
      return makeProblem(`${field}.at`, 'zorn.place', { place: String(json.at) }, 'N2.1');
    }
    if (json.hits >= life) return makeProblem(`${field}.hits`, 'zorn.hits', {}, 'N13.1');
    const hired = sort === 'mercenary';
    if ((json.seat !== undefined) !== hired)
      return makeProblem(`${field}.seat`, hired ? 'missing' : 'field.unknown');
    if (json.seat !== undefined && position.seats[json.seat] === undefined) {
      return makeProblem(`${field}.seat`, 'seat.absent', { seat: json.seat });
    }
    for (const part of ['open', 'star'] as const) {
      const due = isGarrison[unit] === 1;
      if ((json[part] !== undefined) !== due)
        return makeProblem(`${field}.${part}`, due ? 'missing' : 'field.unknown');
    }
  }
  return checkLists(position, members);
}

const LISTS = [
  ['lost', (unit: number) => KIND_OF[unit]!.sort === 'counter'],
  ['gone', (unit: number) => KIND_OF[unit]!.sort === 'mercenary'],
  ['resting', (unit: number) => KIND_OF[unit]!.sort === 'champion'],
] as const;

function checkLists(position: Position, members: ReadonlySet<number>): Problem | undefined {
  for (const [list, fits] of LISTS) {
    const names = position[list];
    for (const [index, id] of names.entries()) {
      const unit = named(id);
      const known = fits(unit) && (list !== 'lost' || members.has(unit));
      if (!known) return makeProblem(`${list}[${index}]`, 'zorn.unit', { name: id }, 'N13.6');
      if (position.units[id] !== undefined || names.indexOf(id) !== index) {
        return makeProblem(`${list}[${index}]`, 'zorn.twice', { name: id }, 'N13.6');
      }
    }
  }
  return undefined;
}

function checkStock({ deck, discard, dens, works }: Position): Problem | undefined {
  const cards = [...deck, ...discard];
  const again = twice(cards);
  if (again !== undefined) return makeProblem('deck', 'zorn.twice', { name: again }, 'N7.1');
  if (cards.length !== CARDS.length) return makeProblem('deck', 'zorn.cards', {}, 'N7.1');
  const token = twice(Object.values(dens).flatMap((den) => den.token ?? []));
  if (token !== undefined) return makeProblem('dens', 'zorn.twice', { name: token }, 'N18.1');
  return Object.keys(works).length > MARKERS
    ? makeProblem('works', 'zorn.markers', { most: MARKERS }, 'N20.4')
    : undefined;
}

/** Between orders: capacities, and the two sides in separate areas (N2.3, N2.5). */
function checkAreas({ units, activation, work, outcome }: Position): Problem | undefined {
  if (work !== null || outcome !== null) return undefined;
  const house = new Uint8Array(AREA_COUNT);
  const blight = new Uint8Array(AREA_COUNT);
  for (const [id, { at }] of Object.entries(units)) {
    const place = at === null ? OFF : placeOf(at)!;
    if (isArea(place)) (isBlight(named(id)) ? blight : house)[place]!++;
  }
  const fought = new Set(activation?.charges.map(({ to }) => to) ?? []);
  for (const [area, name] of AREAS.entries()) {
    const room = CAPACITY[area]!;
    const sides = fought.has(name) ? 2 : 1;
    for (const [side, count, most] of [
      ['the Houses', house[area]!, room * sides],
      ['the Blight', blight[area]!, room],
    ] as const) {
      if (count > most)
        return makeProblem('units', 'zorn.capacity', { side: `${side} (${name})`, count, room }, 'N2.3');
    }
    if (house[area]! > 0 && blight[area]! > 0 && !fought.has(name)) {
      return makeProblem(`units (${name})`, 'zorn.both', {}, 'N2.5');
    }
  }
  return undefined;
}

/** Nobody has lost while the game is on (N15.3). */
function checkAlive({ terror, options, units, seats, outcome, turn }: Position): Problem | undefined {
  if (outcome !== null || turn.phase === 'setup') return undefined;
  if (terror >= options.limit) return makeProblem('terror', 'zorn.terror', {}, 'N15.3');
  for (const [seat, sheet] of Object.entries(seats)) {
    const core = COUNTERS[HOUSE_NAMES.indexOf(sheet.house)]!.map((unit) => UNITS[unit]!);
    const leaders = [sheet.commander, sheet.magicUser].flatMap((id) => id ?? []);
    if (![...core, ...leaders].some((id) => units[id] !== undefined)) {
      return makeProblem(`seats.${seat}`, 'zorn.wiped', {}, 'N15.3');
    }
  }
  return undefined;
}

function checkMentioned(position: Position): Problem | undefined {
  const { works, marks, turn, towns, activation } = position;
  const mentioned: (readonly [string, string | null])[] = [
    ...Object.entries(works).map(([area, { seat }]) => [`works.${area}.seat`, seat] as const),
    ...Object.entries(towns).map(([area, seat]) => [`towns.${area}`, seat] as const),
    ...[...marks.quakes, ...marks.walls, ...marks.bold].map(({ seat }) => ['marks', seat] as const),
    ['turn.steward', turn.steward],
    ...turn.track.map((chit, place) => [`turn.track[${place}]`, chit === 'W' ? null : chit] as const),
  ];
  for (const [field, seat] of mentioned) {
    if (seat !== null && position.seats[seat as Seat] === undefined)
      return makeProblem(field, 'seat.absent', { seat });
  }
  for (const [index, { unit, to }] of (activation?.charges ?? []).entries()) {
    if (position.units[unit]?.at !== to) {
      return makeProblem(`activation.charges[${index}]`, 'zorn.place', { place: to }, 'N12.1');
    }
  }
  const stranger = [...marks.frozen, ...marks.bold.map(({ unit }) => unit), ...(activation?.free ?? [])].find(
    (unit) => position.units[unit] === undefined,
  );
  return stranger === undefined ? undefined : makeProblem('marks', 'zorn.unit', { name: stranger });
}

/** Validates an untrusted position. Fails with the first field at fault. */
export function parsePosition(input: unknown): Result<Position> {
  const shape = parseShape(PositionShape, input);
  if (!shape.ok) return shape;
  const position = { ...shape.value, rng: shape.value.rng ?? Random.fromSeed(0).format() } as Position;
  if (Random.parse(position.rng) === undefined) return err(makeProblem('rng', 'zorn.rng'));
  const found =
    checkSeats(position) ??
    checkUnits(position) ??
    checkStock(position) ??
    checkMentioned(position) ??
    checkAreas(position) ??
    checkAlive(position) ??
    checkWork(position) ??
    checkAsk(position);
  return found === undefined ? ok(position) : err(found);
}
