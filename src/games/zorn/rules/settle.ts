import { TOKEN_FACTS, TOKENS } from './facts';
import type { FrameOf } from './frames';
import { bring } from './losses';
import { trapFrame } from './makeFrames';
import { CAPACITY, DENS, NEXT, NOWHERE, TOWNS } from './map';
import { MAX_MAGIC } from './prices';
import { firstHouseIn, standsIn } from './sides';
import { FOOD, GOLD, HOLDINGS, MAGIC, NOBODY, type State, SUPPLIES } from './state';
import { nameOf, placeName, seatName, type Table } from './table';
import { HERO, MERCENARY_UNITS } from './units';

/** Raises the magic level of a House (N23.3). */
export function learn(t: Table, seat: number): void {
  const { s } = t;
  if (t.slice < 2 || s.holds(seat, MAGIC) >= MAX_MAGIC) return;
  const now = ++s.holdings[seat * HOLDINGS + MAGIC]!;
  t.tell?.({ type: 'magic', seat: seatName(seat), now });
}

/** The House that captures an area's token (N18.2). */
function capturerOf(s: State, area: number): number {
  const active = s.activation?.seat;
  if (active !== undefined && (standsIn(s, active, area) || s.at[HERO] === area)) return active;
  const first = firstHouseIn(s, area);
  return first === NOBODY ? s.chooser : first;
}

const isOpen = (s: State, area: number): boolean =>
  s.tokens[area] !== NOWHERE && s.houseCount[area]! > 0 && s.blightCount[area] === 0;

/** Captures den by den until nothing is left, then updates towns and works. */
export function runSettle(t: Table, f: FrameOf<'settle'>): void {
  const { s } = t;
  if (f.pc === 1) {
    freeVagnar(t, f);
    return;
  }
  for (; f.i < DENS.length; f.i++) {
    const area = DENS[f.i]!;
    if (!isOpen(s, area)) continue;
    f.i++;
    f.any = true;
    capture(t, f, area);
    return;
  }
  if (f.any) {
    f.any = false;
    f.i = 0;
    return;
  }
  if (t.slice >= 1) {
    for (const area of TOWNS) control(t, area);
    dropWorks(t);
  }
  t.done();
}

function capture(t: Table, f: FrameOf<'settle'>, area: number): void {
  const { s } = t;
  const token = s.tokens[area]!;
  const seat = capturerOf(s, area);
  const { kind, gain, id } = TOKEN_FACTS[token]!;
  if (s.shown[area] === 0) t.tell?.({ type: 'token', at: placeName(area), token: TOKENS[token]! });
  s.tokens[area] = NOWHERE;
  s.shown[area] = 0;
  t.tell?.({ type: 'captured', at: placeName(area), token: TOKENS[token]!, seat: seatName(seat) });
  if (kind === 'relic') {
    t.addRelic(seat);
    t.glory(seat, 2);
    learn(t, seat);
  } else if (kind === 'trap') t.push(trapFrame(area, token, -1));
  else if (id === 'vagnar') {
    f.pc = 1;
    f.seat = seat;
    f.area = area;
  } else {
    receive(t, seat, FOOD, gain?.food ?? 0);
    receive(t, seat, SUPPLIES, gain?.supplies ?? 0);
    receive(t, seat, GOLD, gain?.gold ?? 0);
  }
}

/** Contents of a token; the active House may still give them away (N19.6). */
function receive(t: Table, seat: number, what: 0 | 1 | 2, by: number): void {
  t.gain(seat, what, by);
  const { activation } = t.s;
  if (activation?.seat === seat) activation.spoils[what] += by;
}

/** Frees a Vagnar Corps (N18.3). */
function freeVagnar(t: Table, f: FrameOf<'settle'>): void {
  const { s } = t;
  const unit = MERCENARY_UNITS[0]!.find((each) => s.at[each] === NOWHERE && !s.gone.includes(each));
  const room = (area: number) =>
    s.houseCount[area]! < CAPACITY[area]! && s.blightCount[area] === 0 && !s.barredForHouse(area);
  const of = room(f.area) ? [f.area] : NEXT[f.area]!.filter(room);
  if (unit === undefined || of.length === 0) receive(t, f.seat, GOLD, 2);
  else {
    const at = t.choose({ seat: f.seat, why: 'vagnar', of, unit });
    if (at < 0) return;
    s.owner[unit] = f.seat;
    bring(t, unit, at);
    t.tell?.({
      type: 'arrived',
      unit: nameOf(unit),
      at: placeName(at),
      by: 'vagnar',
      seat: seatName(f.seat),
    });
  }
  f.pc = 0;
}

/** Updates control of a town (N19.3). */
function control(t: Table, area: number): void {
  const { s } = t;
  const now = s.towns[area]!;
  let next = now;
  if (s.houseCount[area] === 0) {
    if (s.blightCount[area]! > 0) next = NOBODY;
  } else if (s.blightCount[area] === 0 && (now === NOBODY || !standsIn(s, now, area))) {
    next = successor(s, area, now);
  }
  if (next === now) return;
  s.towns[area] = next;
  t.tell?.({ type: 'town', at: placeName(area), seat: next === NOBODY ? null : seatName(next) });
}

/** The House that takes over a town from an absent controller. */
function successor(s: State, area: number, now: number): number {
  const there = s.rosters.flatMap((_, seat) => (standsIn(s, seat, area) ? [seat] : []));
  if (there.length === 0) return now;
  if (now !== NOBODY) return there.length === 1 ? there[0]! : now;
  const active = s.activation?.seat ?? NOBODY;
  return there.includes(active) ? active : there[0]!;
}

/** Removes entrenchments and camps where Blight is alone (N20.4). */
function dropWorks(t: Table): void {
  const { s } = t;
  for (let area = 0; area < s.works.length; area++) {
    if (s.works[area] === 0 || s.blightCount[area] === 0 || s.houseCount[area]! > 0) continue;
    s.works[area] = 0;
    t.tell?.({ type: 'works', at: placeName(area), kind: null, seat: seatName(s.worksSeat[area]!) });
  }
}
