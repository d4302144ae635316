import type { ActionKind } from './action';

/** The powers that a joker may trigger (Z11.3, Z11.6, Z11.12, Z11.15). */
export type MegaPower = Extract<ActionKind, 'missile' | 'sweep' | 'hover' | 'ink'>;

/**
 * What sets a monster apart, as data: each trait is looked up at one named point of the rules, never the monster.
 * An ordinary zorgl has the plain value of every trait.
 */
export interface Traits {
  /** The army may not attack it (Z11.1). */
  readonly armyFriend: boolean;
  /** It may strike with its tail for its whole hand (Z11.4). */
  readonly tail: boolean;
  /** It may stand on buildings (Z11.7–Z11.10). */
  readonly climbs: boolean;
  /** What a crushed unit in its pile is worth, in floors (Z9.5, Z11.13). */
  readonly unitWorth: number;
  /** It crushes no unit and spares the plant's last floor (Z11.2). */
  readonly gentle: boolean;
  /** Its first black card of a turn is ignored (Z11.5). */
  readonly inert: boolean;
  /** The plant loses a floor more when it is pressed against it (Z11.11). */
  readonly radiant: boolean;
  /** Its spades count as clubs (Z11.14). */
  readonly stiff: boolean;
  /** What a joker may trigger. */
  readonly mega: MegaPower | null;
}

export const ORDINARY: Traits = {
  armyFriend: false,
  tail: false,
  climbs: false,
  unitWorth: 1,
  gentle: false,
  inert: false,
  radiant: false,
  stiff: false,
  mega: null,
};

/** The monsters that can be played, by id, with the traits that they have when specials are on (Z11). */
export const MONSTERS: ReadonlyMap<string, Traits> = new Map<string, Traits>([
  ['zorgl', ORDINARY],
  ['xman', { ...ORDINARY, armyFriend: true, gentle: true, mega: 'missile' }],
  ['greatzilla', { ...ORDINARY, tail: true, inert: true, mega: 'sweep' }],
  ['nogyab', { ...ORDINARY, climbs: true, radiant: true, mega: 'hover' }],
  ['krustazor', { ...ORDINARY, unitWorth: 2, stiff: true, mega: 'ink' }],
]);

/** Monsters that may be chosen more than once (Z11). */
export const COMMON_MONSTER = 'zorgl';
