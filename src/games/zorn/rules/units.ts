import {
  BLIGHT_KINDS,
  CHAMPIONS,
  type CharacterFacts,
  COMMANDERS,
  type CounterFacts,
  HERO_FACTS,
  HOUSE_FACTS,
  HOUSE_KINDS,
  HOUSE_NAMES,
  MAGIC_USERS,
  MERCENARIES,
  SPELLS,
} from './facts';

/** Step of the dice ladder (N3.2), from D3; a D20 is above it, −1 is no die. */
export type Die = number;
export const NO_DIE: Die = -1;
export const D3: Die = 0;
export const D6: Die = 1;
export const D8: Die = 2;
export const D10: Die = 3;
export const D12: Die = 4;
export const TOP_DIE: Die = 5;
export const D20: Die = 6;
/** Names of the dice. */
export const DIE_NAMES = ['d3', 'd6', 'd8', 'd10', 'd12', 'd12+d6', 'd20'] as const;
/** Maximum of each die. */
export const DIE_MOST: readonly number[] = [3, 6, 8, 10, 12, 18, 20];
const SIDES: readonly number[] = [3, 6, 8, 10, 12];
const dieOf = (sides: number | null): Die => (sides === null ? NO_DIE : SIDES.indexOf(sides));

/** Dice as steps of the ladder, distances in areas. */
export interface Row {
  readonly melee: Die;
  readonly missile: Die;
  readonly range: number;
  readonly bravery: Die;
  readonly move: number;
}

/** Groups of similar units: House counters, characters, mercenaries, the Hero, Blight counters. */
type Sort =
  | 'counter'
  | 'commander'
  | 'magic-user'
  | 'mercenary'
  | 'hero'
  | 'garrison'
  | 'blight'
  | 'champion';

/** A kind of unit; each character is its own. */
export interface Kind {
  readonly name: string;
  readonly number: number;
  readonly sort: Sort;
  readonly fresh: Row;
  readonly worn: Row;
  readonly abilities: ReadonlySet<string>;
  readonly character: boolean;
  readonly machine: boolean;
  /** Hits that destroy it (N13.1, N13.2). */
  readonly life: number;
  /** Evil Power (N3.6); 0 for the House side. */
  readonly power: number;
  readonly cost: number;
  readonly spells: readonly number[];
  /** Terror when it leaves through a pass, or is lost as a core unit (N15.1). */
  readonly terror: number;
  /** Glory for defeating it (N15.2). */
  readonly glory: number;
}

const rowOf = ({ melee, missile, range, bravery, move }: CounterFacts['fresh']): Row => ({
  melee: dieOf(melee),
  missile: dieOf(missile),
  range,
  bravery: dieOf(bravery),
  move,
});

const KIND_LIST: Kind[] = [];
function addCounter(name: string, sort: Sort, facts: CounterFacts): Kind {
  const fresh = rowOf(facts.fresh);
  const kind: Kind = {
    name,
    number: KIND_LIST.length,
    sort,
    fresh,
    worn: facts.battleworn === null ? fresh : rowOf(facts.battleworn),
    abilities: new Set(facts.abilities),
    character: false,
    machine: facts.machine === true,
    life: sort === 'garrison' ? 2 : 4,
    power: facts.power ?? 0,
    cost: facts.cost ?? 0,
    spells: [],
    terror: facts.terror ?? (sort === 'counter' ? 1 : 0),
    glory: facts.glory ?? 0,
  };
  KIND_LIST.push(kind);
  return kind;
}
function addCharacter(name: string, sort: Sort, facts: CharacterFacts): Kind {
  const fresh = rowOf(facts.ratings);
  const champion = sort === 'champion';
  const kind: Kind = {
    name,
    number: KIND_LIST.length,
    sort,
    fresh,
    worn: facts.battleworn === undefined ? fresh : rowOf(facts.battleworn),
    abilities: new Set(facts.abilities ?? []),
    character: sort !== 'hero',
    machine: false,
    life: sort === 'hero' ? 4 : 3,
    power: champion ? 6 : 0,
    cost: 0,
    spells: (facts.spells ?? []).map((spell) => SPELLS.indexOf(spell)),
    terror: champion ? 10 : sort === 'hero' ? 0 : 3,
    glory: champion ? 5 : 0,
  };
  KIND_LIST.push(kind);
  return kind;
}

/** Ids of all units; a unit is an index of this list. */
const ids: string[] = [];
const kinds: Kind[] = [];
function add(id: string, kind: Kind): number {
  kinds.push(kind);
  return ids.push(id) - 1;
}

const houseKinds = Object.entries(HOUSE_KINDS).map(([name, facts]) => addCounter(name, 'counter', facts));
/** Kinds of House counters, in order. */
export const COUNTER_KINDS: readonly Kind[] = houseKinds;
/** Counters of each House, in unit order (N3.8). */
export const COUNTERS: readonly (readonly number[])[] = HOUSE_NAMES.map((house) => {
  const { letter, units } = HOUSE_FACTS[house]!;
  return houseKinds.flatMap((kind) =>
    Array.from({ length: units[kind.name] ?? 0 }, (_, index) =>
      add(`${letter}-${HOUSE_KINDS[kind.name]!.code}${index + 1}`, kind),
    ),
  );
});
/** All Commanders and all Magic Users, in order. */
export const ALL_COMMANDERS: readonly number[] = Object.entries(COMMANDERS).map(([name, facts]) =>
  add(name, addCharacter(name, 'commander', facts)),
);
export const ALL_MAGIC_USERS: readonly number[] = Object.entries(MAGIC_USERS).map(([name, facts]) =>
  add(name, addCharacter(name, 'magic-user', facts)),
);
/** Mercenaries by kind. */
export const MERCENARY_UNITS: readonly (readonly number[])[] = Object.entries(MERCENARIES).map(
  ([name, facts]) => {
    const kind = addCounter(name, 'mercenary', facts);
    return Array.from({ length: facts.count! }, (_, index) => add(`${facts.code}${index + 1}`, kind));
  },
);
export const ALL_MERCENARIES: readonly number[] = MERCENARY_UNITS.flat();
export const MERCENARY_NAMES: readonly string[] = Object.keys(MERCENARIES);
export const HERO = add('hero', addCharacter('hero', 'hero', HERO_FACTS));
/** Units from here on belong to the Blight. */
export const FIRST_BLIGHT = ids.length;
const blight = Object.entries(BLIGHT_KINDS).map(([name, facts]) => {
  const kind = addCounter(name, name === 'garrison' ? 'garrison' : 'blight', facts);
  return {
    name,
    starred: facts.starred ?? 0,
    units: Array.from({ length: facts.count! }, (_, index) => add(`${facts.code}${index + 1}`, kind)),
  };
});
const championUnits = Object.entries(CHAMPIONS).map(([name, facts]) =>
  add(name, addCharacter(name, 'champion', facts)),
);
/** Names of Blight kinds by power − 1. */
export const BLIGHT_NAMES: readonly string[] = [...blight.map(({ name }) => name), 'champion'];
/** Units of each Blight kind by power − 1 (N3.6). */
export const BLIGHT_UNITS: readonly (readonly number[])[] = [
  ...blight.map(({ units }) => units),
  championUnits,
];
export const GARRISONS = BLIGHT_UNITS[0]!;
export const AMBUSHERS = BLIGHT_UNITS[1]!;
export const CHAMPION_UNITS = BLIGHT_UNITS[5]!;
export const STARS = blight[0]!.starred;

export const UNITS: readonly string[] = ids;
export const UNIT_COUNT = UNITS.length;
export const KIND_OF: readonly Kind[] = kinds;
const unitIndex = new Map(UNITS.map((id, index) => [id, index]));
/** Number of a unit; undefined if unknown. */
export const unitOf = (id: string): number | undefined => unitIndex.get(id);
/** Number of a known unit. */
export const named = (id: string): number => unitIndex.get(id)!;
export const isBlight = (unit: number): boolean => unit >= FIRST_BLIGHT;
const flags = (test: (kind: Kind) => boolean): Uint8Array =>
  Uint8Array.from(KIND_OF, (kind) => Number(test(kind)));
export const isCharacter = flags(({ character }) => character);
export const isGarrison = flags(({ sort }) => sort === 'garrison');
/** Commanders and Magic Users. */
export const isLeader = flags(({ sort }) => sort === 'commander' || sort === 'magic-user');
/** Counters, Commander and Magic User that a House began with (N3.5). */
export const isCore = flags(
  ({ sort }) => sort === 'counter' || sort === 'commander' || sort === 'magic-user',
);
/** Units with an ability (N25). */
export const having = (ability: string): Uint8Array => flags(({ abilities }) => abilities.has(ability));
