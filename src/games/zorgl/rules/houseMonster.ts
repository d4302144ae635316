import type { TraitMix } from './traits';

export const HOUSE_MODELS = [
  'zorgl-a',
  'zorgl-b',
  'zorgl-c',
  'zorgl-d',
  'xman',
  'greatzilla',
  'nogyab',
  'krustazor',
] as const;
/** The figure of a house monster: the zorgl of a starting place, or a special monster. */
export type HouseModel = (typeof HOUSE_MODELS)[number];

/** Colours of a figure as lower-case `#rrggbb`. Missing ones keep the figure's own. */
export interface HouseColours {
  /** The main colour of the figure: skin, scales, shell. */
  readonly body?: string;
  /** The second colour: belly, crest, clothes. */
  readonly accent?: string;
}

/** A monster designed by players, as a file (Z12.1). */
export interface HouseMonster extends TraitMix {
  readonly format: 'kaiju-monster';
  readonly version: 1;
  /** 1 to 32 letters a–z, digits and single hyphens; not the id of a rulebook monster. */
  readonly id: string;
  /** 1 to 24 visible characters. */
  readonly name: string;
  readonly model: HouseModel;
  readonly colours: HouseColours;
}

/** House monsters by id. */
export type HouseMonsters = Readonly<Record<string, HouseMonster>>;
