import type { Why } from './position';
import type { Die } from './units';

/**
 * Call stack of the engine, innermost last: each frame has its next step (`pc`) and its local state. Units,
 * areas and seats are numbers; NOBODY is no seat. Frames are written to `work` as they are and contain
 * nothing hidden.
 */
export type Frame =
  | { readonly do: 'setup' }
  | { readonly do: 'council'; readonly why: Council }
  | { readonly do: 'house'; pc: number }
  | { readonly do: 'night'; pc: number; list: number[]; i: number }
  | { readonly do: 'blight'; pc: number; up: number; left: number }
  | EventFrame
  | StrikeFrame
  | { readonly do: 'fights'; pc: number; up: number[]; twenty: number[] }
  | FightFrame
  | TestFrame
  | { readonly do: 'hit'; pc: number; unit: number; seat: number; shift: number; saves: boolean }
  | SpreadFrame
  | RetreatFrame
  | { readonly do: 'flee'; pc: number; unit: number; what: 'forest' | 'curse'; cause: number; steps: number }
  | { readonly do: 'reveal'; pc: number; unit: number; ambusher: number }
  | { readonly do: 'settle'; pc: number; i: number; any: boolean; seat: number; area: number }
  | { readonly do: 'trap'; pc: number; area: number; scout: number; token: number; list: number[]; i: number }
  | ShotFrame
  | {
      readonly do: 'ball';
      pc: number;
      unit: number;
      area: number;
      up: number;
      list: number[];
      i: number;
      value: number;
      left: number;
    }
  | { readonly do: 'march'; pc: number; unit: number }
  | { readonly do: 'calm'; pc: number; unit: number }
  | { readonly do: 'push'; pc: number; unit: number; area: number; target: number }
  | { readonly do: 'spearhead'; pc: number; unit: number; area: number; target: number }
  | { readonly do: 'lure'; pc: number; unit: number; target: number }
  | CastFrame
  | { readonly do: 'homecoming'; pc: number; list: number[]; i: number };

export type Council = Extract<Why, 'first' | 'wild' | 'war' | 'allies'>;

export interface EventFrame {
  readonly do: 'event';
  readonly id: string;
  pc: number;
  list: number[];
  i: number;
  unit: number;
  area: number;
}

/**
 * Blight units that act one after another (N7.8). `mode`: full strike, shots only, those of N24.7, or attacks
 * only.
 */
export interface StrikeFrame {
  readonly do: 'strike';
  pc: number;
  readonly mode: 'strike' | 'shots' | 'surge' | 'ambush';
  readonly list: number[];
  i: number;
  readonly up: number;
  area: number;
}

/** One fight (N12). The attackers are units, or a named single die (N24.21). */
export interface FightFrame {
  readonly do: 'fight';
  pc: number;
  readonly area: number;
  /** The attacking side; for a single die, the side it attacks. */
  readonly side: 'house' | 'blight' | 'die';
  /** The House attacked in a feud (N22); otherwise NOBODY. */
  readonly victim: number;
  /** Seat that gets the Glory (N13.7). */
  seat: number;
  readonly word: string;
  readonly die: Die;
  /** The only attackers, if named in advance: Ambusher, Knight or raging units; empty for the whole side. */
  readonly only: number[];
  readonly fury: boolean;
  readonly up: number[];
  readonly twenty: number[];
  attackers: number[];
  defenders: number[];
  /** Areas the attackers came from, closed to retreating defenders (N14.2). */
  closed: number[];
  /** Roll of each unit, attackers first. */
  rolls: number[];
  /** Hits taken by each unit, attackers first. */
  took: number[];
  attack: number;
  defence: number;
  /** 0 nobody, 1 attackers, 2 defenders, 3 both. */
  loser: number;
  hits: number;
  /** Length of the loser's retreat, areas. */
  steps: number;
  surprise: boolean;
  diced: boolean;
  bolted: boolean;
  list: number[];
  i: number;
  failed: number[];
  unit: number;
}

export interface TestFrame {
  readonly do: 'test';
  pc: number;
  readonly unit: number;
  readonly for: string;
  /** Steps up the ladder; negative for down. */
  shift: number;
  /** Last roll; 0 for none. */
  value: number;
}

/** Distributes Hits on a side (N13.3). */
export interface SpreadFrame {
  readonly do: 'spread';
  pc: number;
  readonly units: number[];
  /** Hits given to each unit so far. */
  readonly given: number[];
  left: number;
  round: number;
  readonly area: number;
  readonly seat: number;
  /** Owner who takes the next Hit; NOBODY before the first. */
  turn: number;
  unit: number;
}

/** Retreat of one unit (N14). */
export interface RetreatFrame {
  readonly do: 'retreat';
  pc: number;
  readonly unit: number;
  readonly steps: number;
  readonly cause: number;
  readonly closed: number[];
  /** Area an attacker came from; NOWHERE for none. */
  readonly back: number;
  /** Seat that gets the Glory for a loss. */
  readonly seat: number;
  /** The House that counts as the enemy (N22.2), or NOBODY. */
  readonly foe: number;
  tentacles: boolean;
}

export interface ShotFrame {
  readonly do: 'shot';
  pc: number;
  readonly unit: number;
  readonly target: number;
  readonly area: number;
  readonly seat: number;
  readonly up: number;
  mp: number;
  value: number;
  hits: number;
  left: number;
  second: number;
}

export interface CastFrame {
  readonly do: 'cast';
  pc: number;
  readonly unit: number;
  readonly spell: number;
  readonly target: number;
  first: number;
  other: number;
  effect: string;
  list: number[];
  i: number;
}

export type FrameOf<Do extends Frame['do']> = Extract<Frame, { do: Do }>;
