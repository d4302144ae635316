import facts from './facts.json' with { type: 'json' };

/** Ratings as sides of dice; null for none. */
interface Ratings {
  readonly melee: number;
  readonly missile: number | null;
  readonly range: number;
  readonly bravery: number;
  readonly move: number;
}

interface AreaFacts {
  readonly row: number;
  readonly col: number;
  readonly terrain: string;
  readonly capacity: number;
  readonly next: readonly string[];
  readonly roads?: readonly string[];
  readonly arrows?: Readonly<Record<string, string>>;
  readonly deadZone?: boolean;
  readonly exit?: boolean;
  readonly den?: string;
  readonly entry?: number;
  readonly flank?: string;
  readonly name?: string;
}

/** Areas of the map, in the order of `data.json`. */
export const AREA_FACTS = facts.map.areas as Readonly<Record<string, AreaFacts>>;
export const WALL_FACTS = facts.map.walls as Readonly<Record<string, { readonly next: readonly string[] }>>;
export const ENTRY_FACTS = facts.map.entries as Readonly<Record<string, string>>;
export const FLANK_FACTS = facts.map.flanks as Readonly<Record<string, string>>;
export const TERRAIN_FACTS = facts.terrain as unknown as Readonly<
  Record<string, { readonly capacity: number; readonly missile: number; readonly melee: number }>
>;

export interface CounterFacts {
  readonly code: string;
  readonly count?: number;
  readonly cost?: number;
  readonly power?: number;
  readonly starred?: number;
  readonly machine?: boolean;
  readonly fresh: Ratings;
  readonly battleworn: Ratings | null;
  readonly abilities: readonly string[];
  readonly terror?: number;
  readonly glory?: number;
}
export interface CharacterFacts {
  readonly ratings: Ratings;
  readonly battleworn?: Ratings;
  readonly abilities?: readonly string[];
  readonly spells?: readonly string[];
}

export const HOUSE_KINDS = facts.units.house as Readonly<Record<string, CounterFacts>>;
export const COMMANDERS = facts.units.commanders as Readonly<Record<string, CharacterFacts>>;
export const MAGIC_USERS = facts.units.magicUsers as Readonly<Record<string, CharacterFacts>>;
export const MERCENARIES = facts.units.mercenaries as Readonly<Record<string, CounterFacts>>;
export const HERO_FACTS = facts.units.hero as CharacterFacts;
export const BLIGHT_KINDS = facts.units.blight as Readonly<Record<string, CounterFacts>>;
export const CHAMPIONS = facts.units.champions as Readonly<Record<string, CharacterFacts>>;

interface HouseFacts {
  readonly letter: string;
  readonly units: Readonly<Record<string, number>>;
  readonly commander: string;
  readonly magicUser: string;
  readonly prefer: readonly string[];
}
export const HOUSE_FACTS = facts.houses as unknown as Readonly<Record<string, HouseFacts>>;
export const HOUSE_NAMES: readonly string[] = Object.keys(HOUSE_FACTS);

/** A card of the Blight's deck (N7): its order and the kinds it affects. */
interface CardFacts {
  readonly order: string;
  readonly units?: readonly string[];
  readonly kinds?: readonly string[];
  readonly ids: readonly string[];
}
const CARD_FACTS = facts.cards.list as readonly CardFacts[];
/** Ids of all cards, k1 … k27. */
export const CARDS: readonly string[] = CARD_FACTS.flatMap(({ ids }) => ids);
/** Order of each card, indexed from 0. */
export const CARD_ORDERS: readonly CardFacts[] = CARD_FACTS.flatMap((card) => card.ids.map(() => card));
/** Kinds that an Advance or Strike card names; empty for other cards. */
export const kindsOfCard = (id: string): readonly string[] => CARD_ORDERS[CARDS.indexOf(id)]?.kinds ?? [];

interface EventFacts {
  readonly id: string;
  readonly rolls: readonly number[];
}
const EVENT_LIST = facts.events.list as readonly EventFacts[];
/** Event for each D20 roll (N24), indexed from 1. */
export const EVENT_OF_ROLL: readonly string[] = Array.from(
  { length: 21 },
  (_, roll) => EVENT_LIST.find(({ rolls }) => rolls.includes(roll))?.id ?? '',
);

/** Target type of a spell (N23.8). */
export type Aim = 'unit' | 'blight' | 'area' | 'houses' | 'empty';
export const SPELLS: readonly string[] = Object.keys(facts.spells);
export const SPELL_AIMS: readonly Aim[] = Object.values(facts.spells).map(({ target }) => target as Aim);

interface TreasureFacts {
  readonly id: string;
  readonly kind: string;
  readonly count: number;
  readonly gain: {
    readonly gold?: number;
    readonly food?: number;
    readonly supplies?: number;
    readonly mercenary?: string;
  } | null;
}
const TREASURE_FACTS = facts.treasures.list as readonly TreasureFacts[];
/** Ids of all tokens, e.g. `relic1`. */
export const TOKENS: readonly string[] = TREASURE_FACTS.flatMap(({ id, count }) =>
  Array.from({ length: count }, (_, index) => `${id}${index + 1}`),
);
/** Data of each token, by number. */
export const TOKEN_FACTS: readonly TreasureFacts[] = TREASURE_FACTS.flatMap((each) =>
  Array.from({ length: each.count }, () => each),
);
export const RELICS = TREASURE_FACTS[0]!.count;

interface SetupFacts {
  readonly houses: number;
  readonly counters: number;
  readonly food: number;
  readonly supplies: number;
  readonly chitsEach: number;
  readonly wild: number;
}
export const SETUP_FACTS = facts.setup.players as Readonly<Record<string, SetupFacts>>;
/** Kinds added to each Spawn card by the menace, from the front (N5.9). */
export const MENACE_KINDS: readonly string[] = facts.difficulty.menaceUnits;
const DIFFICULTY = facts.difficulty as unknown as Readonly<
  Record<string, Readonly<Record<string, { readonly menace: number; readonly vanguard: number }>>>
>;
/** Blight strength by rules slice and number of players (N5.9). */
export const difficultyOf = (rules: string, players: number) => DIFFICULTY[rules]![players]!;
/** Number of entrenchment and camp markers together (N20.4). */
export const MARKERS = facts.markers.entrenchments;
