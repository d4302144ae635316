import { enter, nextOf } from './blight';
import { TOKEN_FACTS, TOKENS } from './facts';
import type { FrameOf } from './frames';
import { bring } from './losses';
import { fightFrame, hitFrame, spreadFrame, trapFrame } from './makeFrames';
import { CAPACITY, NOWHERE } from './map';
import { clockwiseUnits } from './sides';
import { NOBODY } from './state';
import { nameOf, placeName, type Table } from './table';

const KNIGHT = 5;

/** A trap strikes all House units in its area, or only the scout (N18.4). */
export function runTrap(t: Table, f: FrameOf<'trap'>): void {
  const { s } = t;
  const victims = () =>
    f.scout < 0
      ? clockwiseUnits(s, (unit) => s.at[unit] === f.area)
      : [f.scout].filter((unit) => s.onMap(unit));
  switch (TOKEN_FACTS[f.token]!.id) {
    case 'portal':
      portal(t, f);
      return;
    case 'snare':
      for (const unit of victims()) t.terrorize(unit);
      t.done();
      return;
    case 'darts':
      for (const unit of victims()) t.poison(unit, true);
      t.done();
      return;
    default:
      if (f.pc === 0) {
        f.pc = 1;
        if (f.scout < 0) t.push(spreadFrame(victims(), 2, f.area, NOBODY));
        else t.push(hitFrame(f.scout, NOBODY));
        return;
      }
      for (const unit of victims()) t.stun(unit);
      t.done();
  }
}

/** Blight Portal: a Knight appears and attacks at once, upgraded. */
function portal(t: Table, f: FrameOf<'trap'>): void {
  const { s } = t;
  if (f.pc > 0) {
    t.done();
    return;
  }
  f.pc = 1;
  const unit = nextOf(t, KNIGHT);
  if (unit === undefined) return;
  if (s.blightCount[f.area]! < CAPACITY[f.area]!) {
    bring(t, unit, f.area);
    t.tell?.({ type: 'arrived', unit: nameOf(unit), at: placeName(f.area), by: 'portal' });
    if (f.scout < 0) t.push(fightFrame({ area: f.area, side: 'blight', only: [unit], up: [unit] }));
    return;
  }
  // The scouted den is full: the Knight enters down the arrows, like a spawned unit (N7.6).
  if (!enter(t, unit, f.area)) return;
  const at = s.at[unit]!;
  if (s.houseCount[at]! > 0 && s.from[unit] !== NOWHERE) {
    t.push(fightFrame({ area: at, side: 'blight', only: [unit] }));
  }
}

/** A scout reveals a token (N18.4, N18.5, N25.35). */
export function scoutToken(t: Table, scout: number, area: number): void {
  const { s } = t;
  const token = s.tokens[area]!;
  t.tell?.({ type: 'token', at: placeName(area), token: TOKENS[token]! });
  if (TOKEN_FACTS[token]!.kind !== 'trap') {
    s.shown[area] = 1;
    return;
  }
  s.tokens[area] = NOWHERE;
  t.push(trapFrame(area, token, scout));
}
