import type { Table } from './table';

/** Floors that win the game (Z10.1). */
const WINNING = 10;
/** Up to this share of the way to an end nobody worries, from that share on everybody does. */
const EASY = 0.2;
const TIGHT = 0.9;

/** How much of its nuclear power plant the city has lost, 0 (nothing) … 1 (all of it). Drives the hum of the plant. */
export function strainOf({ buildings }: Pick<Table, 'buildings'>): number {
  const plants = [...buildings.values()].filter(({ plant }) => plant);
  return Math.max(0, ...plants.map(({ floors, height }) => 1 - floors.length / height));
}

/** How near the game that a table shows is to its end: 0 (just begun) … 1 (one more blow). Drives the music. */
export function tensionOf({ piles, buildings }: Pick<Table, 'piles' | 'buildings'>): number {
  const richest = Math.max(0, ...[...piles.values()].map(({ floors }) => floors.length)) / WINNING;
  const share = Math.max(
    0,
    Math.min(1, (Math.max(richest, strainOf({ buildings })) - EASY) / (TIGHT - EASY)),
  );
  return share * share * (3 - 2 * share);
}
