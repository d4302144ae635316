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
/** Whose figure a house monster has: the zorgl of a starting place, or a special monster. */
export type HouseModel = (typeof HOUSE_MODELS)[number];

/** The paint of a figure as `#rrggbb` in lower case; what is left out keeps the figure's own. */
export interface HouseColours {
  /** Skin, scales, shell: what the figure is mostly made of. */
  readonly body?: string;
  /** The second paint of the figure: belly, crest, clothes. */
  readonly accent?: string;
}

/** A monster that players invented, as a file (Z12.1). */
export interface HouseMonster extends TraitMix {
  readonly format: 'kaiju-monster';
  readonly version: 1;
  /** Letters a–z, digits and single hyphens, 1 to 32 in all; none of the book's own ids. */
  readonly id: string;
  /** 1 to 24 visible characters. */
  readonly name: string;
  readonly model: HouseModel;
  readonly colours: HouseColours;
}

/** House monsters by id. */
export type HouseMonsters = Readonly<Record<string, HouseMonster>>;
