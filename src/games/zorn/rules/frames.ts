import type { Why } from './position';
import type { Die } from './units';

/**
 * What is being carried out, the innermost last: each with the step that comes next (`pc`) and what it must remember. Units,
 * areas and seats are numbers; NOBODY is no seat. They are written into `work` as they are, and hold nothing hidden.
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

/** Blight units that act one after another (N7.8); `mode`: all of it, shots alone, those of N24.7, or attacks alone. */
export interface StrikeFrame {
  readonly do: 'strike';
  pc: number;
  readonly mode: 'strike' | 'shots' | 'surge' | 'ambush';
  readonly list: number[];
  i: number;
  readonly up: number;
  area: number;
}

/** One fight (N12). Attackers are units, or a single die with a word (N24.21). */
export interface FightFrame {
  readonly do: 'fight';
  pc: number;
  readonly area: number;
  /** Which side attacks; of a single die, which is attacked by it. */
  readonly side: 'house' | 'blight' | 'die';
  /** In a feud (N22), the House that is attacked; else NOBODY. */
  readonly victim: number;
  /** Who has Glory for it (N13.7). */
  seat: number;
  readonly word: string;
  readonly die: Die;
  /** Named before, who attacks: the Ambusher, the Knight, those that rage; empty for all of the side. */
  readonly only: number[];
  readonly fury: boolean;
  readonly up: number[];
  readonly twenty: number[];
  attackers: number[];
  defenders: number[];
  /** Where attackers came from: closed to defenders (N14.2). */
  closed: number[];
  /** What each has rolled, attackers first. */
  rolls: number[];
  /** Hits that each took, attackers first. */
  took: number[];
  attack: number;
  defence: number;
  /** 0 nobody, 1 attackers, 2 defenders, 3 both. */
  loser: number;
  hits: number;
  /** How many areas the loser retreats. */
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
  /** Steps up, negative down. */
  shift: number;
  /** The last roll; 0 for none. */
  value: number;
}

/** Hits on a side, one after another (N13.3). */
export interface SpreadFrame {
  readonly do: 'spread';
  pc: number;
  readonly units: number[];
  /** How many Hits each has had. */
  readonly given: number[];
  left: number;
  round: number;
  readonly area: number;
  readonly seat: number;
  /** Whose turn it is to take one; NOBODY before the first. */
  turn: number;
  unit: number;
}

/** The retreat of one unit (N14). */
export interface RetreatFrame {
  readonly do: 'retreat';
  pc: number;
  readonly unit: number;
  readonly steps: number;
  readonly cause: number;
  readonly closed: number[];
  /** The area an attacker came from; NOWHERE for none. */
  readonly back: number;
  /** Who has Glory for a loss. */
  readonly seat: number;
  /** The House that counts as enemy (N22.2), or NOBODY. */
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
