import type { Colour, Hero, HeroState, Outcome, Phase, Side, Site, Zone } from '#king-of-monsters/rules';

/** What the table says in words, and what each of them is about; the panels have the texts. */
export interface CaptionParams {
  /** A phase begins: the number of its turn. */
  phase: { readonly phase: Phase; readonly turn: number };
  /** Covers are lost with the old chart. */
  swept: { readonly count: number };
  /** New plates lie in the chart; `up` is 1 if all see them, else 0. */
  dealt: { readonly up: number };
  /** The King attacks a hero, or opens the duel of a row: 'R' … 'B', '' for an attack. */
  duel: { readonly hero: Hero; readonly row: Colour | '' };
  /** The exchange of a duel grows long. */
  blows: { readonly count: number };
  'duel-over': { readonly hero: Hero; readonly winner: Side };
  'taken-out': { readonly hero: Hero };
  /** A hero is back: from hospital, from the reserve, on the feet. */
  back: { readonly hero: Hero; readonly state: HeroState };
  lost: { readonly hero: Hero };
  /** Damage at an objective and its rating. */
  smashed: { readonly zone: Site; readonly damage: number; readonly rating: number };
  destroyed: { readonly zone: Site };
  advance: { readonly zone: Zone };
  /** A cover is too low for its plate. */
  held: { readonly row: Colour };
  /** The last plate of a row is gone by comparing. */
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
