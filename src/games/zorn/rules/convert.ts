import { Random } from '#core';
import { CARDS, HOUSE_NAMES, SPELLS, TOKENS } from './facts';
import type { Frame } from './frames';
import { AREA_COUNT, AREAS, areaOf, DENS, NOWHERE, PLACES, placeOf, TOWNS, WAITING } from './map';
import {
  type ActivationState,
  type AskState,
  FORKS,
  type Known,
  type Mark,
  NIGHT_STEPS,
  ORDER_NAMES,
  ORDER_VALUES,
  type Position,
  SEATS,
  type Seat,
  type SeatSheet,
  SLICES,
  STATES,
  STEPS,
  type UnitState,
  type View,
  type Why,
  type Work,
} from './position';
import { isQuiet, quietStack } from './quiet';
import {
  type Activation,
  type AreaMark,
  type Ask,
  BLESSINGS,
  FIRST,
  FOOD,
  GLORY,
  GOLD,
  HOLDINGS,
  HUNGRY,
  MAGIC,
  NEW,
  NO,
  NOBODY,
  OPEN,
  ORDER_COUNT,
  POISONED,
  RELICS_TAKEN,
  SECOND,
  STAR,
  STUNNED,
  State,
  SUPPLIES,
  TERRORIZED,
  WILD,
  YES,
} from './state';
import { FIRST_BLIGHT, HERO, isGarrison, KIND_OF, named, UNIT_COUNT, UNITS, unitOf } from './units';

const HIDDEN_CHIT = '?';
const seatName = (seat: number): Seat => SEATS[seat]!;
const seatNumber = (seat: string): number => SEATS.indexOf(seat as Seat);
const names = (units: readonly number[]): string[] => units.map((unit) => UNITS[unit]!);
const numbers = (ids: readonly string[]): number[] => ids.map(named);

const WORDS: Readonly<Record<number, string>> = {
  [NO]: 'no',
  [YES]: 'yes',
  [FIRST]: 'first',
  [SECOND]: 'second',
};
const WORD_NUMBERS: Readonly<Record<string, number>> = { no: NO, yes: YES, first: FIRST, second: SECOND };
/** Questions whose answers are areas. */
const OF_AREAS: ReadonlySet<Why> = new Set<Why>([
  'fight',
  'area',
  'attack',
  'retreat',
  'ambush',
  'vagnar',
  'home',
  'pass',
  'raider',
  'bat',
  'way',
  'push-to',
  'lure-to',
  'forest',
  'town',
  'hills',
]);
/** What an answer of a question is called. */
export const answerName = (why: Why, answer: number): string =>
  OF_AREAS.has(why) ? AREAS[answer]! : (WORDS[answer] ?? UNITS[answer]!);
/** The number of an answer; undefined for none. */
export const answerNumber = (why: Why, answer: string): number | undefined =>
  OF_AREAS.has(why) ? placeOf(answer) : (WORD_NUMBERS[answer] ?? unitOf(answer));

/** The open question as the notation has it. */
export function askToJson(ask: Ask | null): AskState | null {
  if (ask === null) return null;
  const { why } = ask;
  const json: AskState = { seat: seatName(ask.seat), why };
  if (ask.of !== undefined) json.of = ask.of.map((answer) => answerName(why, answer));
  if (ask.unit !== undefined) json.unit = UNITS[ask.unit]!;
  if (ask.area !== undefined) json.area = ask.area < 0 ? null : AREAS[ask.area]!;
  if (ask.for !== undefined) json.for = ask.for;
  if (ask.spell !== undefined) json.spell = SPELLS[ask.spell]!;
  if (ask.answers !== undefined) json.answers = ask.answers.map(seatName);
  if (ask.votes !== undefined) {
    const votes: AskState['votes'] = {};
    for (const [seat, vote] of ask.votes.entries()) {
      if (vote >= 0) votes[seatName(seat)] = vote === NOBODY ? null : seatName(vote);
    }
    json.votes = votes;
  }
  return json;
}

function askFromJson(json: AskState | null, seats: number): Ask | null {
  if (json === null) return null;
  const { why } = json;
  const votes = json.votes;
  return {
    seat: seatNumber(json.seat),
    why,
    ...(json.of === undefined ? {} : { of: json.of.map((answer) => answerNumber(why, answer)!) }),
    ...(json.unit === undefined ? {} : { unit: named(json.unit) }),
    ...(json.area === undefined ? {} : { area: json.area === null ? -1 : areaOf(json.area) }),
    ...(json.for === undefined ? {} : { for: json.for }),
    ...(json.spell === undefined ? {} : { spell: SPELLS.indexOf(json.spell) }),
    ...(json.answers === undefined ? {} : { answers: json.answers.map(seatNumber) }),
    ...(votes === undefined
      ? {}
      : {
          votes: Array.from({ length: seats }, (_, seat) => {
            const vote = votes[seatName(seat)];
            return vote === undefined ? -1 : vote === null ? NOBODY : seatNumber(vote);
          }),
        }),
  };
}

export function activationToJson(activation: Activation | null): ActivationState | null {
  if (activation === null) return null;
  const [food, supplies, gold] = activation.spoils;
  return {
    seat: seatName(activation.seat),
    step: STEPS[activation.step]!,
    acted: names(activation.acted),
    charges: activation.charges.map(({ unit, from, to }) => ({
      unit: UNITS[unit]!,
      from: AREAS[from]!,
      to: AREAS[to]!,
    })),
    fighting: activation.fighting,
    closed: activation.closed,
    again: names(activation.again),
    assaulted: names(activation.assaulted),
    free: names(activation.free),
    pushed: names(activation.pushed),
    named: names(activation.named),
    rally: activation.rally,
    lure: activation.lure,
    potion: activation.potion,
    spoils: { food, supplies, gold },
  };
}

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

export const nightToJson = (s: State): Position['night'] =>
  s.night === null
    ? null
    : {
        step: NIGHT_STEPS[s.night.step]!,
        queue: s.night.queue.map(seatName),
        count: s.night.count,
        marched: names(s.night.marched),
      };

export const turnToJson = (s: State, shown: boolean): Position['turn'] => ({
  number: s.number,
  phase: s.phase,
  space: s.space,
  fork: s.fork === 0 ? null : FORKS[s.fork - 1]!,
  track: s.track.map((chit, place) => {
    if (!shown && place > 0 && 2 * (place + 1) > s.space) return HIDDEN_CHIT;
    return chit === WILD ? 'W' : seatName(chit);
  }),
  steward: seatName(s.steward),
});

const markToJson = ({ at, seat, till }: AreaMark): Mark => ({ at: AREAS[at]!, seat: seatName(seat), till });
const markFromJson = ({ at, seat, till }: Mark): AreaMark => ({
  at: areaOf(at),
  seat: seatNumber(seat),
  till,
});

export const marksToJson = (s: State): Position['marks'] => ({
  flood: s.flood,
  frozen: names(s.frozen),
  quakes: s.quakes.map(markToJson),
  walls: s.walls.map(markToJson),
  bold: s.bold.map(({ unit, seat }) => ({ unit: UNITS[unit]!, seat: seatName(seat) })),
  curse: s.curse < 0 ? null : { at: s.curse === NOWHERE ? null : AREAS[s.curse]! },
  wedding: s.wedding,
});

/** What goes on in the middle of something; null in a quiet position. */
export function workToJson(s: State): Work | null {
  if (s.ask === null || isQuiet(s)) return null;
  const from: Record<string, string | null> = {};
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    if (s.from[unit] !== NOWHERE) from[UNITS[unit]!] = AREAS[s.from[unit]!]!;
  }
  for (let unit = 0; unit < FIRST_BLIGHT; unit++) {
    const charging = s.activation?.charges.some((charge) => charge.unit === unit) === true;
    if (!charging && s.from[unit] !== NOWHERE) from[UNITS[unit]!] = AREAS[s.from[unit]!]!;
  }
  const stack = s.stack.map((frame) => {
    const copy: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(frame)) copy[name] = Array.isArray(value) ? [...value] : value;
    return copy;
  });
  return { stack, from };
}

function unitToJson(s: State, unit: number, shown: boolean): UnitState {
  const cond = s.cond[unit]!;
  const at = s.at[unit]!;
  const json: UnitState = { at: at === WAITING ? null : PLACES[at]!, hits: s.hits[unit]! };
  if ((cond & STUNNED) !== 0) json.state = 'stunned';
  if ((cond & TERRORIZED) !== 0) json.state = 'terrorized';
  if ((cond & POISONED) !== 0) json.poisoned = true;
  if ((cond & HUNGRY) !== 0) json.hungry = true;
  if (KIND_OF[unit]!.sort === 'mercenary') json.seat = seatName(s.owner[unit]!);
  if ((cond & NEW) !== 0) json.new = true;
  if (isGarrison[unit] === 1) {
    json.open = (cond & OPEN) !== 0;
    json.star = json.open || shown ? (cond & STAR) !== 0 : null;
  }
  return json;
}

/** All units there are, in unit order (N3.8). */
function unitsInOrder(s: State): number[] {
  const order = [...s.rosters.flat(), HERO];
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) order.push(unit);
  return order.filter((unit) => s.at[unit] !== NOWHERE);
}

export function seatToJson(s: State, seat: number): SeatSheet {
  const nameOf = (unit: number) => (unit < 0 ? null : UNITS[unit]!);
  const orders = {} as SeatSheet['orders'];
  for (const [place, order] of ORDER_NAMES.entries())
    orders[order] = ORDER_VALUES[order][s.order(seat, place)]!;
  return {
    house: HOUSE_NAMES[s.config.houses[seat]!]!,
    commander: nameOf(s.commander[seat]!),
    magicUser: nameOf(s.magicUser[seat]!),
    glory: s.holds(seat, GLORY),
    food: s.holds(seat, FOOD),
    supplies: s.holds(seat, SUPPLIES),
    gold: s.holds(seat, GOLD),
    magic: s.holds(seat, MAGIC),
    blessings: s.holds(seat, BLESSINGS),
    relics: s.holds(seat, RELICS_TAKEN),
    orders,
  };
}

/** The fields that positions and views share. */
function shared(s: State, shown: boolean): Omit<Position, 'deck' | 'rng'> {
  const { config } = s;
  const seats: Position['seats'] = {};
  for (let seat = 0; seat < config.seats; seat++) seats[seatName(seat)] = seatToJson(s, seat);
  const units: Position['units'] = {};
  for (const unit of unitsInOrder(s)) units[UNITS[unit]!] = unitToJson(s, unit, shown);
  const dens: Position['dens'] = {};
  for (const area of DENS) {
    if (s.tokens[area] === NOWHERE) continue;
    const open = s.shown[area] === 1;
    dens[AREAS[area]!] = { token: open || shown ? TOKENS[s.tokens[area]!]! : null, shown: open };
  }
  const towns: Position['towns'] = {};
  for (const area of TOWNS) towns[AREAS[area]!] = s.towns[area] === NOBODY ? null : seatName(s.towns[area]!);
  const works: Position['works'] = {};
  for (let area = 0; area < AREA_COUNT; area++) {
    if (s.works[area] === 0) continue;
    works[AREAS[area]!] = {
      kind: s.works[area] === 1 ? 'entrenchment' : 'camp',
      seat: seatName(s.worksSeat[area]!),
    };
  }
  return {
    game: 'zorn',
    version: 1,
    options: {
      rules: config.rules,
      players: config.players,
      days: config.days,
      limit: config.limit,
      forks: config.forks,
      duel: config.duel,
      feud: config.feud,
      vanguard: config.vanguard,
      menace: config.menace,
    },
    turn: turnToJson(s, shown),
    terror: s.terror,
    seats,
    units,
    lost: names(s.lost),
    gone: names(s.gone),
    resting: names(s.resting),
    dens,
    towns,
    works,
    marks: marksToJson(s),
    discard: s.discard.map((card) => CARDS[card]!),
    activation: activationToJson(s.activation),
    night: nightToJson(s),
    ask: askToJson(s.ask),
    work: workToJson(s),
    outcome: s.outcome,
  };
}

/** The position of a game. */
export function toPosition(s: State): Position {
  const { discard, activation, night, ask, work, outcome, ...before } = shared(s, true);
  return {
    ...before,
    deck: s.deck.map((card) => CARDS[card]!),
    discard,
    activation,
    night,
    ask,
    work,
    rng: s.random.format(),
    outcome,
  };
}

/** What everybody knows of it (N27). */
export function toView(s: State): View {
  const { discard, activation, night, ask, work, outcome, ...before } = shared(s, false);
  return { ...before, deck: { count: s.deck.length }, discard, activation, night, ask, work, outcome };
}

/** The game of a position, or of a view, whose hidden parts are left empty. */
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
