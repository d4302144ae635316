import { followArrow } from './blight';
import type { FightFrame } from './frames';
import { fightFrame, settleFrame } from './makeFrames';
import { CAPACITY, isPass, NOWHERE } from './map';
import { HUNGRY, NOBODY, STUNNED, type State, TERRORIZED } from './state';
import type { Table } from './table';
import { having, isBlight, named } from './units';

const XAERIES = named('xaeries');
const NAMTULL = named('namtull');
const assaults = having('assault');

/** Raging units attack any remaining enemy at once (N25.33). */
export function rage(t: Table, f: FightFrame, raging: readonly number[]): void {
  const { s } = t;
  if (raging.length === 0 || s.blightCount[f.area] === 0) return;
  t.push(
    fightFrame({
      area: f.area,
      side: 'house',
      only: [...raging],
      up: [...raging],
      fury: true,
      seat: s.owner[raging[0]!]!,
    }),
  );
}

/**
 * Wave Attack of Xaeries (N25.32): captures, then the next area along her arrow, then the fight there.
 * @param step 0 … 2
 */
export function followUp(t: Table, f: FightFrame, step: number): void {
  const { s } = t;
  f.pc++;
  const { area } = f;
  const fought = t.slice >= 2 && f.side === 'blight' && f.diced && f.loser !== 1;
  const goesOn =
    fought && f.attackers.includes(XAERIES) && s.at[XAERIES] === area && s.houseCount[area] === 0;
  if (!goesOn) {
    f.pc += 2 - step;
    return;
  }
  if (step === 0) t.push(settleFrame());
  if (step !== 1) return;
  const next = isPass[area] === 1 ? undefined : followArrow(t, XAERIES, area);
  const open =
    next !== undefined &&
    s.houseCount[next]! > 0 &&
    s.blightCount[next] === 0 &&
    CAPACITY[next]! > 0 &&
    !s.barredForBlight(next);
  if (next === undefined || !open) return;
  s.put(XAERIES, next);
  s.from[XAERIES] = area;
  t.moved(XAERIES, [area, next], 'strike');
  t.push(fightFrame({ area: next, side: 'blight', only: [XAERIES] }));
}

/** Attackers that may charge again in this activation (N25.31, N25.32). */
function mayChargeAgain(
  s: State,
  units: readonly number[],
  area: number,
  lost: boolean,
  took: readonly number[],
) {
  const { activation } = s;
  return units.filter((unit, place) => {
    if (s.at[unit] === NOWHERE || activation!.again.includes(unit)) return false;
    const cond = s.cond[unit]!;
    if (assaults[unit] === 1) {
      return (cond & (STUNNED | HUNGRY)) === 0 && !activation!.assaulted.includes(unit);
    }
    const unhurt = !lost && s.at[unit] === area && (took[place] ?? 0) === 0;
    return unit === NAMTULL && unhurt && (cond & (STUNNED | TERRORIZED)) === 0;
  });
}

/** Records which attackers may charge again. @param lost whether the attackers lost */
export function noteAgain(
  t: Table,
  units: readonly number[],
  area: number,
  lost: boolean,
  took: readonly number[],
): void {
  const { activation } = t.s;
  if (activation === null || t.slice < 2) return;
  const more = mayChargeAgain(t.s, units, area, lost, took);
  if (more.length === 0) return;
  const all = [...activation.again, ...more];
  activation.again = t.s.rosters[activation.seat]!.filter((unit) => all.includes(unit));
}

export function endFight(t: Table, f: FightFrame): void {
  const { s } = t;
  if (f.side === 'house' && !f.fury && f.victim === NOBODY) {
    noteAgain(t, f.attackers, f.area, f.loser === 1, f.took);
  }
  for (const unit of f.attackers) if (s.at[unit] === f.area || !isBlight(unit)) s.from[unit] = NOWHERE;
  t.done();
}
