import type { Table } from './table';

/** Floors that win the game (Z10.1). */
const WINNING = 10;
/** Up to this share of the way to an end nobody worries, from that share on everybody does. */
const EASY = 0.2;
const TIGHT = 0.9;

/** How near the game that a table shows is to its end: 0 (just begun) … 1 (one more blow). Drives the music. */
export function tensionOf({ piles, buildings }: Pick<Table, 'piles' | 'buildings'>): number {
  const richest = Math.max(0, ...[...piles.values()].map(({ floors }) => floors.length)) / WINNING;
  const plants = [...buildings.values()].filter(({ plant }) => plant);
  const damage = Math.max(0, ...plants.map(({ floors, height }) => 1 - floors.length / height));
  const share = Math.max(0, Math.min(1, (Math.max(richest, damage) - EASY) / (TIGHT - EASY)));
  return share * share * (3 - 2 * share);
}
