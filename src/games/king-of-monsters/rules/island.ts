import type { Colour } from './cards';

/** Zones in order (K2.1). */
export const ZONES = [
  'ocean',
  'beach',
  'lines',
  'motorpool',
  'metro',
  'airstrip',
  'hq',
  'lab',
  'reactor',
] as const;
export type Zone = (typeof ZONES)[number];

/** Zones with an objective (K2.2). */
export const SITES = ['lines', 'motorpool', 'metro', 'airstrip', 'hq', 'lab', 'reactor'] as const;
export type Site = (typeof SITES)[number];

/** Damage that destroys an objective (K2.1). */
export const RATINGS: Readonly<Record<Site, number>> = {
  lines: 15,
  motorpool: 17,
  metro: 19,
  airstrip: 21,
  hq: 23,
  lab: 25,
  reactor: 30,
};

/** Colours of the zones; null: any card matches, at the Reactor (K2.3). */
export const ZONE_COLOURS: Readonly<Record<Zone, Colour | null>> = {
  ocean: 'B',
  beach: 'Y',
  lines: 'G',
  motorpool: 'R',
  metro: 'B',
  airstrip: 'Y',
  hq: 'G',
  lab: 'B',
  reactor: null,
};

export const isZone = (name: string): name is Zone => ZONES.some((zone) => zone === name);
export const isSite = (zone: Zone | null): zone is Site => SITES.some((site) => site === zone);

/** Heroes in roster order (K5.3). */
export const HEROES = ['artemis', 'dynamo', 'brick', 'grey', 'anvil', 'ibis', 'bamf', 'ninja'] as const;
export type Hero = (typeof HEROES)[number];
export type Seat = 'king' | Hero;
export const SEATS: readonly Seat[] = ['king', ...HEROES];

/** The side of a seat; seats of a side share their secrets (K3.2). */
export const sideName = (seat: string): 'king' | 'league' => (seat === 'king' ? 'king' : 'league');

/** Colours of the heroes (K18). */
export const HERO_COLOURS: Readonly<Record<Hero, Colour>> = {
  artemis: 'R',
  dynamo: 'R',
  brick: 'G',
  grey: 'G',
  anvil: 'Y',
  ibis: 'Y',
  bamf: 'B',
  ninja: 'B',
};
