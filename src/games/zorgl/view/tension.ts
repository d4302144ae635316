import type { Table } from './table';

/** Floors that win the game (Z10.1). */
const WINNING = 10;
/** Progress towards an end (0 … 1) where tension starts to rise, and where it is highest. */
const EASY = 0.2;
const TIGHT = 0.9;

/** How much of the nuclear plant is lost, 0 (nothing) … 1 (all of it). Controls the hum of the plant. */
export function strainOf({ buildings }: Pick<Table, 'buildings'>): number {
  const plants = [...buildings.values()].filter(({ plant }) => plant);
  return Math.max(0, ...plants.map(({ floors, height }) => 1 - floors.length / height));
}

/** How close the game is to its end, 0 (just begun) … 1 (one more blow). Controls the music. */
export function tensionOf({ piles, buildings }: Pick<Table, 'piles' | 'buildings'>): number {
  const richest = Math.max(0, ...[...piles.values()].map(({ floors }) => floors.length)) / WINNING;
  const share = Math.max(
    0,
    Math.min(1, (Math.max(richest, strainOf({ buildings })) - EASY) / (TIGHT - EASY)),
  );
  return share * share * (3 - 2 * share);
}
