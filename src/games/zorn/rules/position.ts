/** JSON forms of positions and views in the notation. */

export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Seat = (typeof SEATS)[number];
export const SLICES = ['A', 'B', 'C'] as const;
export type Slice = (typeof SLICES)[number];
export const PHASES = ['setup', 'day', 'night', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const STEPS = ['none', 'spell', 'missile', 'melee', 'move', 'regroup'] as const;
export type Step = (typeof STEPS)[number];
export const NIGHT_STEPS = ['harvest', 'feed', 'hungry', 'entrench', 'return', 'march'] as const;
export type NightStep = (typeof NIGHT_STEPS)[number];
export const ORDER_NAMES = ['hits', 'retreats', 'choices', 'courage', 'bolt'] as const;
export type OrderName = (typeof ORDER_NAMES)[number];
/** Values of each standing order, default first (N4.9). */
export const ORDER_VALUES: Readonly<Record<OrderName, readonly string[]>> = {
  hits: ['ask', 'auto'],
  retreats: ['ask', 'auto'],
  choices: ['ask', 'auto'],
  courage: ['saves', 'never', 'ask', 'always'],
  bolt: ['ask', 'never'],
};
export const STATES = ['stunned', 'terrorized'] as const;
export const FORKS = ['odd', 'even'] as const;
export const RESOURCES = ['food', 'supplies', 'gold', 'glory'] as const;

/** Topics of questions. */
export const WHYS = [
  'take',
  'muster',
  'deploy',
  'first',
  'wild',
  'war',
  'allies',
  'house',
  'harvest',
  'feed',
  'hungry',
  'entrench',
  'return',
  'march',
  'fight',
  'area',
  'attack',
  'target',
  'hit',
  'retreat',
  'ambush',
  'vagnar',
  'home',
  'pass',
  'raider',
  'bat',
  'courage',
  'bolt',
  'way',
  'one',
  'second',
  'pushed',
  'push-to',
  'lure-to',
  'screech',
  'surprise',
  'swarm',
  'bite',
  'bash',
  'storm',
  'apes',
  'wizard',
  'forest',
  'town',
  'hills',
] as const;
export type Why = (typeof WHYS)[number];

export interface SeatSheet {
  house: string;
  commander: string | null;
  magicUser: string | null;
  glory: number;
  food: number;
  supplies: number;
  gold: number;
  magic: number;
  blessings: number;
  relics: number;
  orders: Record<OrderName, string>;
}
export interface UnitState {
  at: string | null;
  hits: number;
  state?: (typeof STATES)[number];
  poisoned?: true;
  hungry?: true;
  new?: true;
  seat?: Seat;
  open?: boolean;
  /** Null if hidden. */
  star?: boolean | null;
}
export interface DenToken {
  /** Null if hidden. */
  token: string | null;
  shown: boolean;
}
export interface Mark {
  at: string;
  seat: Seat;
  till: string;
}
export interface AskState {
  seat: Seat;
  why: Why;
  of?: string[];
  unit?: string;
  area?: string | null;
  for?: string;
  spell?: string;
  answers?: Seat[];
  votes?: Partial<Record<Seat, Seat | null>>;
}
export interface ActivationState {
  seat: Seat;
  step: Step;
  acted: string[];
  charges: { unit: string; from: string; to: string }[];
  fighting: boolean;
  closed: boolean;
  again: string[];
  assaulted: string[];
  free: string[];
  pushed: string[];
  named: string[];
  rally: boolean;
  lure: boolean;
  potion: boolean;
  spoils: { food: number; supplies: number; gold: number };
}
export interface NightState {
  step: NightStep;
  queue: Seat[];
  count: number;
  marched: string[];
}
export type Outcome =
  | { result: 'lost'; reason: 'terror' | 'house'; glory: Partial<Record<Seat, number>> }
  | {
      result: 'won';
      reason: 'night';
      winners: Seat[];
      glory: Partial<Record<Seat, number>>;
      cache: Partial<Record<Seat, number>>;
    };

/** State of the engine in the middle of an order. Contains nothing that must be hidden from views. */
export interface Work {
  readonly stack: readonly Readonly<Record<string, unknown>>[];
  /** Where attackers in pending fights came from. */
  readonly from: Readonly<Record<string, string | null>>;
}

interface Table<Pile> {
  game: 'zorn';
  version: 1;
  options: {
    rules: Slice;
    players: number;
    days: number;
    limit: number;
    forks: 'turn' | 'unit';
    duel: boolean;
    feud: boolean;
    vanguard: number;
    menace: number;
  };
  turn: {
    number: number;
    phase: Phase;
    space: number;
    fork: (typeof FORKS)[number] | null;
    track: string[];
    steward: Seat;
  };
  terror: number;
  seats: Partial<Record<Seat, SeatSheet>>;
  units: Record<string, UnitState>;
  lost: string[];
  gone: string[];
  resting: string[];
  dens: Record<string, DenToken>;
  towns: Record<string, Seat | null>;
  works: Record<string, { kind: 'entrenchment' | 'camp'; seat: Seat }>;
  marks: {
    flood: boolean;
    frozen: string[];
    quakes: Mark[];
    walls: Mark[];
    bold: { unit: string; seat: Seat }[];
    curse: { at: string | null } | null;
    wedding: number;
  };
  deck: Pile;
  discard: string[];
  activation: ActivationState | null;
  night: NightState | null;
  ask: AskState | null;
  work: Work | null;
  outcome: Outcome | null;
}

export interface Position extends Table<string[]> {
  rng: string;
}
/** What everybody at the table knows (N27). */
export type View = Table<{ count: number }>;
export type Known = Position | View;
