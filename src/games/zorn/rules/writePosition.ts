import { askToJson } from './answers';
import { CARDS, HOUSE_NAMES, TOKENS } from './facts';
import { AREA_COUNT, AREAS, DENS, NOWHERE, PLACES, TOWNS, WAITING } from './map';
import {
  type ActivationState,
  FORKS,
  type Mark,
  NIGHT_STEPS,
  ORDER_NAMES,
  ORDER_VALUES,
  type Position,
  type SeatSheet,
  STEPS,
  type UnitState,
  type View,
  type Work,
} from './position';
import { isQuiet } from './quiet';
import {
  type Activation,
  type AreaMark,
  BLESSINGS,
  FOOD,
  GLORY,
  GOLD,
  HUNGRY,
  MAGIC,
  NEW,
  NOBODY,
  OPEN,
  POISONED,
  RELICS_TAKEN,
  STAR,
  STUNNED,
  type State,
  SUPPLIES,
  TERRORIZED,
  WILD,
} from './state';
import { seatName } from './table';
import { FIRST_BLIGHT, HERO, isGarrison, KIND_OF, UNIT_COUNT, UNITS } from './units';

const HIDDEN_CHIT = '?';
const names = (units: readonly number[]): string[] => units.map((unit) => UNITS[unit]!);

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

export const marksToJson = (s: State): Position['marks'] => ({
  flood: s.flood,
  frozen: names(s.frozen),
  quakes: s.quakes.map(markToJson),
  walls: s.walls.map(markToJson),
  bold: s.bold.map(({ unit, seat }) => ({ unit: UNITS[unit]!, seat: seatName(seat) })),
  curse: s.curse < 0 ? null : { at: s.curse === NOWHERE ? null : AREAS[s.curse]! },
  wedding: s.wedding,
});

/** State of the engine in the middle of an order; null in a quiet position. */
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

/** All units in unit order (N3.8). */
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

/** Fields that positions and views share. */
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

/** The view of a state, the same for everybody (N27). */
export function toView(s: State): View {
  const { discard, activation, night, ask, work, outcome, ...before } = shared(s, false);
  return { ...before, deck: { count: s.deck.length }, discard, activation, night, ask, work, outcome };
}
