import type { Colour, Hero, HeroState, Outcome, Phase, Side, Site, Zone } from '#king-of-monsters/rules';

/** Caption keys and their parameters; the panels have the texts. */
export interface CaptionParams {
  /** A phase begins; `turn` is its number. */
  phase: { readonly phase: Phase; readonly turn: number };
  /** Number of covers lost with the old chart. */
  swept: { readonly count: number };
  /** A new chart; `up` is 1 if face up, else 0. */
  dealt: { readonly up: number };
  /** The King attacks a hero, or opens a row's duel; `row` is empty for an attack. */
  duel: { readonly hero: Hero; readonly row: Colour | '' };
  /** Number of cards in a long duel. */
  blows: { readonly count: number };
  'duel-over': { readonly hero: Hero; readonly winner: Side };
  'taken-out': { readonly hero: Hero };
  /** A hero returns from hospital or the reserve, or stands up. */
  back: { readonly hero: Hero; readonly state: HeroState };
  lost: { readonly hero: Hero };
  /** Damage and rating of an objective. */
  smashed: { readonly zone: Site; readonly damage: number; readonly rating: number };
  destroyed: { readonly zone: Site };
  advance: { readonly zone: Zone };
  /** A cover is too low for its plate. */
  held: { readonly row: Colour };
  /** Comparing has removed the last plate of a row. */
  beaten: { readonly row: Colour };
  disabled: { readonly row: Colour };
  frenzy: object;
  gambled: object;
  pushed: { readonly zone: Zone };
  toll: { readonly row: Colour };
  reversed: { readonly row: Colour; readonly of: 'plates' | 'covers' };
  grey: { readonly number: number };
  airstrip: { readonly hero: Hero };
  redrawn: { readonly hero: Hero };
  'game-over': { readonly winner: Side; readonly reason: Outcome['reason'] };
}
export type CaptionKey = keyof CaptionParams;

export const CAPTIONS = [
  'phase',
  'swept',
  'dealt',
  'duel',
  'blows',
  'duel-over',
  'taken-out',
  'back',
  'lost',
  'smashed',
  'destroyed',
  'advance',
  'held',
  'beaten',
  'disabled',
  'frenzy',
  'gambled',
  'pushed',
  'toll',
  'reversed',
  'grey',
  'airstrip',
  'redrawn',
  'game-over',
] as const satisfies readonly CaptionKey[];
