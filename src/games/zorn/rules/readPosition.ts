import { Random } from '#core';
import { askFromJson, seatNumber } from './answers';
import { CARDS, HOUSE_NAMES, TOKENS } from './facts';
import type { Frame } from './frames';
import { areaOf, NOWHERE, placeOf, WAITING } from './map';
import {
  type ActivationState,
  FORKS,
  type Known,
  type Mark,
  NIGHT_STEPS,
  ORDER_NAMES,
  ORDER_VALUES,
  SEATS,
  type Seat,
  type SeatSheet,
  SLICES,
  STATES,
  STEPS,
  type UnitState,
  type Work,
} from './position';
import { quietStack } from './quiet';
import {
  type Activation,
  type AreaMark,
  HOLDINGS,
  HUNGRY,
  NEW,
  NOBODY,
  OPEN,
  ORDER_COUNT,
  POISONED,
  STAR,
  STUNNED,
  State,
  TERRORIZED,
  WILD,
} from './state';
import { named } from './units';

const numbers = (ids: readonly string[]): number[] => ids.map(named);

function activationFromJson(json: ActivationState | null): Activation | null {
  if (json === null) return null;
  const { food, supplies, gold } = json.spoils;
  return {
    seat: seatNumber(json.seat),
    step: STEPS.indexOf(json.step),
    acted: numbers(json.acted),
    charges: json.charges.map(({ unit, from, to }) => ({
      unit: named(unit),
      from: areaOf(from),
      to: areaOf(to),
    })),
    fighting: json.fighting,
    closed: json.closed,
    again: numbers(json.again),
    assaulted: numbers(json.assaulted),
    free: numbers(json.free),
    pushed: numbers(json.pushed),
    named: numbers(json.named),
    rally: json.rally,
    lure: json.lure,
    potion: json.potion,
    spoils: [food, supplies, gold],
  };
}

const markFromJson = ({ at, seat, till }: Mark): AreaMark => ({
  at: areaOf(at),
  seat: seatNumber(seat),
  till,
});

/** Builds the state of a position or view; hidden parts of a view are left empty. */
export function toState(known: Known): State {
  const seats = SEATS.filter((seat) => known.seats[seat] !== undefined);
  const { options, turn, marks } = known;
  const rng = 'rng' in known ? (Random.parse(known.rng) ?? Random.fromSeed(0)) : Random.fromSeed(0);
  const s = new State(
    {
      ...options,
      slice: SLICES.indexOf(options.rules),
      seats: seats.length,
      houses: seats.map((seat) => HOUSE_NAMES.indexOf(known.seats[seat]!.house)),
    },
    rng.words(),
  );
  s.number = turn.number;
  s.phase = turn.phase;
  s.space = turn.space;
  s.fork = turn.fork === null ? 0 : 1 + FORKS.indexOf(turn.fork);
  s.track = turn.track.map((chit) => (SEATS.includes(chit as Seat) ? seatNumber(chit) : WILD));
  s.steward = seatNumber(turn.steward);
  s.terror = known.terror;
  for (const [seat, name] of seats.entries()) readSeat(s, seat, known.seats[name]!);
  s.setRosters();
  for (const roster of s.rosters) for (const unit of roster) s.owner[unit] = s.rosters.indexOf(roster);
  for (const [id, json] of Object.entries(known.units)) readUnit(s, named(id), json);
  s.setRosters();
  s.lost = numbers(known.lost);
  s.gone = numbers(known.gone);
  s.resting = numbers(known.resting);
  for (const [id, { token, shown }] of Object.entries(known.dens)) {
    s.tokens[areaOf(id)] = token === null ? TOKENS.length : TOKENS.indexOf(token);
    s.shown[areaOf(id)] = Number(shown);
  }
  for (const [id, seat] of Object.entries(known.towns)) {
    s.towns[areaOf(id)] = seat === null ? NOBODY : seatNumber(seat);
  }
  for (const [id, { kind, seat }] of Object.entries(known.works)) {
    s.works[areaOf(id)] = kind === 'camp' ? 2 : 1;
    s.worksSeat[areaOf(id)] = seatNumber(seat);
  }
  s.flood = marks.flood;
  s.frozen = numbers(marks.frozen);
  s.quakes = marks.quakes.map(markFromJson);
  s.walls = marks.walls.map(markFromJson);
  s.bold = marks.bold.map(({ unit, seat }) => ({ unit: named(unit), seat: seatNumber(seat) }));
  s.curse = marks.curse === null ? -1 : marks.curse.at === null ? NOWHERE : areaOf(marks.curse.at);
  s.wedding = marks.wedding;
  const { deck } = known;
  s.deck = 'count' in deck ? [] : deck.map((card) => CARDS.indexOf(card));
  s.discard = known.discard.map((card) => CARDS.indexOf(card));
  s.activation = activationFromJson(known.activation);
  for (const { unit, from } of s.activation?.charges ?? []) s.from[unit] = from;
  const { night } = known;
  s.night =
    night === null
      ? null
      : {
          step: NIGHT_STEPS.indexOf(night.step),
          queue: night.queue.map(seatNumber),
          count: night.count,
          marched: numbers(night.marched),
        };
  s.ask = askFromJson(known.ask, seats.length);
  s.outcome = known.outcome;
  s.setBars();
  if (known.work === null) s.stack = quietStack(s);
  else {
    s.stack = structuredCopy(known.work.stack);
    for (const [id, area] of Object.entries(known.work.from))
      s.from[named(id)] = area === null ? NOWHERE : areaOf(area);
  }
  return s;
}

const structuredCopy = (stack: Work['stack']): Frame[] =>
  stack.map((frame) => {
    const copy: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(frame)) copy[name] = Array.isArray(value) ? [...value] : value;
    return copy as unknown as Frame;
  });

function readSeat(s: State, seat: number, sheet: SeatSheet): void {
  s.commander[seat] = sheet.commander === null ? -1 : named(sheet.commander);
  s.magicUser[seat] = sheet.magicUser === null ? -1 : named(sheet.magicUser);
  const held = [
    sheet.food,
    sheet.supplies,
    sheet.gold,
    sheet.glory,
    sheet.magic,
    sheet.blessings,
    sheet.relics,
  ];
  for (const [what, count] of held.entries()) s.holdings[seat * HOLDINGS + what] = count;
  for (const [place, order] of ORDER_NAMES.entries()) {
    s.orders[seat * ORDER_COUNT + place] = ORDER_VALUES[order].indexOf(sheet.orders[order]);
  }
}

function readUnit(s: State, unit: number, json: UnitState): void {
  s.put(unit, json.at === null ? WAITING : placeOf(json.at)!);
  s.hits[unit] = json.hits;
  if (json.seat !== undefined) s.owner[unit] = seatNumber(json.seat);
  s.cond[unit] =
    (json.state === undefined ? 0 : json.state === STATES[0] ? STUNNED : TERRORIZED) |
    (json.poisoned ? POISONED : 0) |
    (json.hungry ? HUNGRY : 0) |
    (json.new ? NEW : 0) |
    (json.open ? OPEN : 0) |
    (json.star ? STAR : 0);
}
