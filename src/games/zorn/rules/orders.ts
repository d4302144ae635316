import { endMarks } from './activation';
import { advance, blightOrder, everyBlight, spawn } from './blight';
import { CARD_ORDERS, CARDS, MENACE_KINDS } from './facts';
import type { FrameOf } from './frames';
import { fightsFrame, settleFrame, strikeFrame } from './makeFrames';
import { ENTRIES, NOWHERE } from './map';
import { hasCasualties } from './ratings';
import { seatName, type Table } from './table';
import { BLIGHT_NAMES, FIRST_BLIGHT, having, KIND_OF, UNIT_COUNT } from './units';

const heals = having('healer');
const isChampion = (unit: number): boolean => KIND_OF[unit]!.sort === 'champion';
/** Power of a kind (N3.6). */
const powerOf = (kind: string): number => BLIGHT_NAMES.indexOf(kind) + 1;
const CHAMPION = 6;
const AMBUSHER = 2;

/** A Blight chit (N6.6): Healer, a card and its order, captures, then the Steward's office passes. */
export function runBlight(t: Table, f: FrameOf<'blight'>): void {
  const { s } = t;
  switch (f.pc) {
    case 0:
      if (t.slice >= 2) heal(t);
      f.pc = 1;
      return;
    case 1:
      f.pc = 2;
      turnUp(t, f);
      return;
    case 2:
      f.pc = 3;
      t.push(settleFrame());
      return;
    default:
      if (f.left > 0) {
        f.left--;
        f.pc = 1;
        return;
      }
      if (s.deck.length === 0) {
        s.deck = s.discard;
        s.discard = [];
        shuffleDeck(t);
      }
      endMarks(t, 'wall', ({ till }) => till === 'blight');
      passOffice(t);
      t.done();
  }
}

/** Passes the Steward's office clockwise (N4.1). */
export function passOffice(t: Table): void {
  const { s } = t;
  s.steward = (s.steward + 1) % s.config.seats;
  t.tell?.({ type: 'steward', seat: seatName(s.steward) });
}

function shuffleDeck(t: Table): void {
  const { deck } = t.s;
  deck.sort((one, other) => one - other);
  t.mix(deck);
  t.tell?.({
    type: 'shuffled',
    what: 'deck',
    count: deck.length,
    secret: { to: [], order: deck.map((card) => CARDS[card]!) },
  });
}

/** Healer (N25.8): other Blight units in the area drop Casualties. */
function heal(t: Table): void {
  const { s } = t;
  for (let healer = FIRST_BLIGHT; healer < UNIT_COUNT; healer++) {
    if (heals[healer] === 0 || !s.onMap(healer)) continue;
    for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
      if (unit !== healer && s.at[unit] === s.at[healer] && hasCasualties(s, unit)) t.heal(unit);
    }
  }
}

/** Reveals the next card and starts its order (N7.1). */
function turnUp(t: Table, f: FrameOf<'blight'>): void {
  const { s } = t;
  if (s.deck.length === 0) {
    // During a Crazed, the cards revealed for this chit stay out.
    s.deck = s.discard.splice(0, s.discard.length - f.up);
    shuffleDeck(t);
  }
  const card = s.deck.shift()!;
  s.discard.push(card);
  f.up++;
  const { order, units = [], kinds = [] } = CARD_ORDERS[card]!;
  t.tell?.({ type: 'card', card: CARDS[card]!, order });
  switch (order) {
    case 'spawn':
      t.push(fightsFrame());
      for (const kind of [...units, ...MENACE_KINDS.slice(0, s.config.menace)]) spawn(t, powerOf(kind));
      return;
    case 'advance':
      t.push(fightsFrame());
      for (const unit of ofKinds(t, kinds)) advance(t, unit);
      return;
    case 'strike':
      t.push(fightsFrame());
      t.push(strikeFrame('strike', ofKinds(t, kinds)));
      return;
    case 'lead':
      t.push(fightsFrame());
      spawn(t, CHAMPION);
      for (const unit of withChampions(t)) advance(t, unit);
      return;
    case 'wave':
      t.push(fightsFrame());
      for (const unit of everyBlight(s)) advance(t, unit, true);
      return;
    case 'crazed':
      f.left = 2;
      return;
    default:
      if (t.slice >= 2) t.push({ do: 'event', id: '', pc: 0, list: [], i: 0, unit: -1, area: NOWHERE });
      else raid(t);
  }
}

function ofKinds(t: Table, kinds: readonly string[]): number[] {
  const powers = kinds.map(powerOf);
  return blightOrder(t.s, (unit) => powers.includes(KIND_OF[unit]!.power));
}

/** Champions, and Blight units sharing an area with one (N7.7). */
function withChampions(t: Table): number[] {
  const { s } = t;
  const areas = new Set<number>();
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    if (isChampion(unit) && s.at[unit] !== NOWHERE) areas.add(s.at[unit]!);
  }
  return blightOrder(s, (unit) => areas.has(s.at[unit]!));
}

const RAID_ENTRIES = [3, 11];

/** An Ambusher spawns at each of two entries, and both advance (N7.4, N24.1). */
export function raid(t: Table): void {
  t.push(fightsFrame());
  const come: number[] = [];
  for (const entry of RAID_ENTRIES) {
    const unit = spawn(t, AMBUSHER, ENTRIES[entry]!);
    if (unit !== undefined) come.push(unit);
  }
  for (const unit of blightOrder(t.s, (each) => come.includes(each))) advance(t, unit);
}
