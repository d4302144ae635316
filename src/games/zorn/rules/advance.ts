import type { Event } from './event';
import { HOUSE_NAMES, TOKEN_FACTS, TOKENS } from './facts';
import { AREAS } from './map';
import { SEATS, type UnitState, type View } from './position';
import { ALL_MERCENARIES, COUNTERS, FIRST_BLIGHT, UNITS } from './units';

const MERCENARY_IDS = ALL_MERCENARIES.map((unit) => UNITS[unit]!);
const BLIGHT_IDS = ['hero', ...UNITS.slice(FIRST_BLIGHT)];
const isTrap = (token: string): boolean => TOKEN_FACTS[TOKENS.indexOf(token)]!.kind === 'trap';

/** Units in unit order (N3.8). */
function sorted(view: View): View['units'] {
  const { units } = view;
  const ids = SEATS.flatMap((seat) => {
    const sheet = view.seats[seat];
    if (sheet === undefined) return [];
    const counters = COUNTERS[HOUSE_NAMES.indexOf(sheet.house)]!.map((unit) => UNITS[unit]!);
    const leaders = [sheet.commander ?? [], sheet.magicUser ?? []].flat();
    return [...counters, ...leaders, ...MERCENARY_IDS.filter((id) => units[id]?.seat === seat)];
  });
  return Object.fromEntries(
    [...ids, ...BLIGHT_IDS].flatMap((id) => (units[id] === undefined ? [] : [[id, units[id]]])),
  );
}

/** A unit's JSON with its fields in canonical order. */
function tidy({ at, hits, state, poisoned, hungry, seat, new: fresh, open, star }: UnitState): UnitState {
  return {
    at,
    hits,
    ...(state === undefined ? {} : { state }),
    ...(poisoned ? { poisoned } : {}),
    ...(hungry ? { hungry } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(fresh ? { new: fresh } : {}),
    ...(open === undefined ? {} : { open }),
    ...(star === undefined ? {} : { star }),
  };
}

const copyOf = (view: View): View => ({
  ...view,
  seats: Object.fromEntries(
    Object.entries(view.seats).map(([seat, sheet]) => [seat, { ...sheet, orders: { ...sheet.orders } }]),
  ),
  units: Object.fromEntries(Object.entries(view.units).map(([id, unit]) => [id, { ...unit }])),
  dens: { ...view.dens },
  towns: { ...view.towns },
  works: { ...view.works },
});

/** Updates fields of a unit; undefined removes a field. */
function change(view: View, id: string, parts: Partial<Record<keyof UnitState, unknown>>): void {
  view.units[id] = tidy({ ...view.units[id]!, ...parts } as UnitState);
}

function tellUnit(view: View, event: Event): boolean {
  switch (event.type) {
    case 'moved':
      change(view, event.unit, { at: event.way.at(-1)! });
      return true;
    case 'mustered':
      for (const id of event.units) view.units[id] = { at: null, hits: 0 };
      return true;
    case 'spawned':
      view.units[event.unit] = { at: event.at, hits: 0 };
      return true;
    case 'arrived': {
      if (event.by === 'wedding') change(view, event.unit, { at: event.at });
      else {
        const { seat } = event;
        view.units[event.unit] = tidy({
          at: event.at,
          hits: 0,
          ...(seat === undefined ? {} : { seat }),
          ...(event.by === 'hire' ? { new: true } : {}),
        });
      }
      return true;
    }
    case 'left':
      if (event.by === 'wedding') change(view, event.unit, { at: 'off' });
      else delete view.units[event.unit];
      return true;
    case 'exited':
    case 'lost':
      delete view.units[event.unit];
      return true;
    case 'hit':
    case 'healed':
      change(view, event.unit, { hits: event.hits });
      return true;
    case 'state':
      change(view, event.unit, { state: event.state ?? undefined });
      return true;
    case 'poisoned':
      change(view, event.unit, { poisoned: event.on || undefined });
      return true;
    case 'hungry':
      change(view, event.unit, { hungry: event.on || undefined });
      return true;
    case 'revealed':
      change(view, event.unit, { open: true, star: event.star });
      return true;
    case 'turn':
      for (const id of MERCENARY_IDS) if (view.units[id] !== undefined) change(view, id, { new: undefined });
      return true;
    default:
      return false;
  }
}

function tellSeat(view: View, event: Event): boolean {
  switch (event.type) {
    case 'glory':
      view.seats[event.seat]!.glory = event.now;
      return true;
    case 'magic':
      view.seats[event.seat]!.magic = event.now;
      return true;
    case 'gained':
      view.seats[event.seat]![event.what as 'food'] += event.by;
      return true;
    case 'given':
      if (event.unit !== undefined) change(view, event.unit, { seat: event.to });
      else {
        view.seats[event.seat]![event.what as 'food']--;
        view.seats[event.to]![event.what as 'food']++;
      }
      return true;
    case 'ordered':
      view.seats[event.seat]!.orders[event.order as 'hits'] = event.is;
      return true;
    case 'captured':
      delete view.dens[event.at];
      if (TOKEN_FACTS[TOKENS.indexOf(event.token)]!.kind === 'relic') view.seats[event.seat]!.relics++;
      return true;
    default:
      return false;
  }
}

function tellTable(view: View, event: Event): void {
  switch (event.type) {
    case 'terror':
      view.terror = event.now;
      return;
    case 'token':
      if (isTrap(event.token)) delete view.dens[event.at];
      else view.dens[event.at] = { token: event.token, shown: true };
      return;
    case 'town':
      view.towns[event.at] = event.seat;
      return;
    case 'works': {
      const works = { ...view.works };
      if (event.kind === null) delete works[event.at];
      else works[event.at] = { kind: event.kind as 'camp', seat: event.seat };
      const order = AREAS.filter((area) => works[area] !== undefined);
      view.works = Object.fromEntries(order.map((area) => [area, works[area]!]));
      return;
    }
    case 'waiting': {
      const { turn, marks, deck, discard, lists, activation, night, ask, work, taken } = event;
      const now = { turn, marks, deck: { count: deck }, discard: [...discard], activation, night, ask, work };
      Object.assign(view, now);
      view.lost = [...lists.lost];
      view.gone = [...lists.gone];
      view.resting = [...lists.resting];
      for (const [seat, characters] of Object.entries(taken ?? {}))
        Object.assign(view.seats[seat as 'A']!, characters);
      return;
    }
    case 'over': {
      const { type: _over, ...outcome } = event;
      view.outcome = outcome as View['outcome'];
      return;
    }
    default:
  }
}

/** Events that add units or change their seat. */
const BRINGS: ReadonlySet<Event['type']> = new Set(['mustered', 'spawned', 'arrived', 'given']);

/** The next view, from the events of an action. */
export function advance(before: View, events: readonly Event[]): View {
  const view = copyOf(before);
  for (const event of events) if (!tellUnit(view, event) && !tellSeat(view, event)) tellTable(view, event);
  if (events.some(({ type }) => BRINGS.has(type))) view.units = sorted(view);
  return view;
}
