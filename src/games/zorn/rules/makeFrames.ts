import { NOBODY } from './codes';
import type {
  FightFrame,
  FrameOf,
  RetreatFrame,
  ShotFrame,
  SpreadFrame,
  StrikeFrame,
  TestFrame,
} from './frames';
import { NOWHERE } from './map';
import { NO_DIE } from './units';

export const testFrame = (unit: number, what: string, shift = 0): TestFrame => ({
  do: 'test',
  pc: 0,
  unit,
  for: what,
  shift,
  value: 0,
});

export const revealFrame = (unit: number): FrameOf<'reveal'> => ({
  do: 'reveal',
  pc: 0,
  unit,
  ambusher: -1,
});

/**
 * One Hit on a unit.
 * @param seat gets the Glory if it is lost
 * @param shift steps on saves
 * @param saves whether saves are allowed
 */
export const hitFrame = (unit: number, seat: number, shift = 0, saves = true): FrameOf<'hit'> => ({
  do: 'hit',
  pc: 0,
  unit,
  seat,
  shift,
  saves,
});

/** Hits on one side in an area. */
export const spreadFrame = (
  units: readonly number[],
  hits: number,
  area: number,
  seat: number,
): SpreadFrame => ({
  do: 'spread',
  pc: 0,
  units: [...units],
  given: units.map(() => 0),
  left: hits,
  round: 0,
  area,
  seat,
  turn: NOBODY,
  unit: -1,
});

/** Retreat of a unit; defaults are for one outside a fight. */
export function retreatFrame(
  given: Pick<RetreatFrame, 'unit' | 'steps' | 'cause'> & Partial<RetreatFrame>,
): RetreatFrame {
  return {
    do: 'retreat',
    pc: 0,
    closed: [],
    back: NOWHERE,
    seat: NOBODY,
    foe: NOBODY,
    tentacles: false,
    ...given,
  };
}

/** Checks after every action, fight and order: captures, control of towns, works (N18.2, N19.3, N20.4). */
export const settleFrame = (): FrameOf<'settle'> => ({
  do: 'settle',
  pc: 0,
  i: 0,
  any: false,
  seat: NOBODY,
  area: NOWHERE,
});

/** @param scout the unit that revealed it from outside; −1 if captured */
export const trapFrame = (area: number, token: number, scout: number): FrameOf<'trap'> => ({
  do: 'trap',
  pc: 0,
  area,
  scout,
  token,
  list: [],
  i: 0,
});

/** A new fight; defaults are for an ordinary one. */
export function fightFrame(
  given: Pick<FightFrame, 'area' | 'side'> & Partial<Omit<FightFrame, 'do' | 'pc'>>,
): FightFrame {
  return {
    do: 'fight',
    pc: 0,
    victim: NOBODY,
    seat: NOBODY,
    word: '',
    die: NO_DIE,
    only: [],
    fury: false,
    up: [],
    twenty: [],
    attackers: [],
    defenders: [],
    closed: [],
    rolls: [],
    took: [],
    attack: 0,
    defence: 0,
    loser: 0,
    hits: 0,
    steps: 1,
    surprise: false,
    diced: false,
    bolted: false,
    list: [],
    i: 0,
    failed: [],
    unit: -1,
    ...given,
  };
}

/** A shot at one unit. @param seat gets the Glory @param up steps up for the die */
export const shotFrame = (unit: number, target: number, area: number, seat: number, up = 0): ShotFrame => ({
  do: 'shot',
  pc: 0,
  unit,
  target,
  area,
  seat,
  up,
  mp: 0,
  value: 0,
  hits: 0,
  left: 0,
  second: -1,
});

/** Fire Ball (N25.20): one roll against every House unit in an area. */
export const ballFrame = (unit: number, area: number, up: number): FrameOf<'ball'> => ({
  do: 'ball',
  pc: 0,
  unit,
  area,
  up,
  list: [],
  i: 0,
  value: 0,
  left: 0,
});

/** Blight units that act one after another. */
export const strikeFrame = (mode: StrikeFrame['mode'], list: number[], up = 0): StrikeFrame => ({
  do: 'strike',
  pc: 0,
  mode,
  list,
  i: 0,
  up,
  area: NOWHERE,
});

/** Fights of a Blight order. @param up upgraded attackers @param twenty attackers that fight with a D20 */
export const fightsFrame = (up: number[] = [], twenty: number[] = []): FrameOf<'fights'> => ({
  do: 'fights',
  pc: 0,
  up,
  twenty,
});
