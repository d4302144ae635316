/** The mega-powers that a joker can trigger (Z11.3, Z11.6, Z11.12, Z11.15). */
export type MegaId = 'missile' | 'sweep' | 'hover' | 'ink';

/**
 * The traits of a monster, as data. The rules check each trait in one place and never the monster itself. An
 * ordinary zorgl has the default of every trait.
 */
export interface Traits {
  /** The army may not attack it (Z11.1). */
  readonly armyFriend: boolean;
  /** It may give its whole hand for a tail strike (Z11.4). */
  readonly tail: boolean;
  /** It may stand on buildings (Z11.7–Z11.10). */
  readonly climbs: boolean;
  /** Worth of each crushed unit in its pile, in floors (Z9.5, Z11.13). */
  readonly unitWorth: number;
  /** It cannot crush units or destroy the plant's last floor (Z11.2). */
  readonly gentle: boolean;
  /** Its first black card of a turn has no effect (Z11.5). */
  readonly inert: boolean;
  /** The plant loses an extra floor when it is pushed into it (Z11.11). */
  readonly radiant: boolean;
  /** Its spades count as clubs (Z11.14). */
  readonly stiff: boolean;
  /** The mega-power of a joker. */
  readonly mega: MegaId | null;
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

type TraitTable = Readonly<Record<string, Partial<Traits>>>;

/** The possible advantages, by id (Z12.1). */
export const ADVANTAGES = {
  'army-friend': { armyFriend: true },
  tail: { tail: true },
  climber: { climbs: true },
  'double-worth': { unitWorth: 2 },
} as const satisfies TraitTable;

/** The possible weaknesses, by id (Z12.1). */
export const WEAKNESSES = {
  gentle: { gentle: true },
  inert: { inert: true },
  radiant: { radiant: true },
  stiff: { stiff: true },
} as const satisfies TraitTable;

/** The possible mega-powers, by id (Z12.1). */
export const MEGAS = {
  missile: { mega: 'missile' },
  sweep: { mega: 'sweep' },
  hover: { mega: 'hover' },
  ink: { mega: 'ink' },
} as const satisfies Readonly<Record<MegaId, Partial<Traits>>>;

export type AdvantageId = keyof typeof ADVANTAGES;
export type WeaknessId = keyof typeof WEAKNESSES;

const ids = <Id extends string>(table: Readonly<Record<Id, unknown>>): readonly Id[] =>
  Object.keys(table) as Id[];

export const ADVANTAGE_IDS = ids(ADVANTAGES);
export const WEAKNESS_IDS = ids(WEAKNESSES);
export const MEGA_IDS = ids(MEGAS);

/** The traits of a special or house monster: one from each table (Z11, Z12.1). */
export interface TraitMix {
  readonly advantage: AdvantageId;
  readonly weakness: WeaknessId;
  readonly mega: MegaId;
}

/** Combines one trait from each table. */
export function mixTraits({ advantage, weakness, mega }: TraitMix): Traits {
  return { ...ORDINARY, ...ADVANTAGES[advantage], ...WEAKNESSES[weakness], ...MEGAS[mega] };
}
