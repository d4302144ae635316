import { DEADLY_HITS, FOUNDING_ROUNDS, ROWS, TILE_IDS, TURNS } from '#tetzilla/rules';
import type { Table } from './table';

/** From this share of each danger on people begin to worry; at the whole of it everybody does. */
const EASY = { turns: 0.35, rows: 0.45, hits: 0.4 };

const beyond = (share: number, easy: number) => (share - easy) / (1 - easy);

/**
 * How near the game that a table shows is to its end, 0 (just begun) … 1 (the last turn, the top row, the last hit).
 * Drives the music.
 */
export function tensionOf({
  seats,
  deck,
  aside,
  top,
  kaiju,
}: Pick<Table, 'seats' | 'deck' | 'aside' | 'top' | 'kaiju'>): number {
  if (aside.length > 0) return 1;
  const slid = TILE_IDS.length - deck - FOUNDING_ROUNDS * seats.length;
  const hits = Math.max(0, ...[...kaiju.values()].map((each) => (each.dead ? 0 : each.hits)));
  const worst = Math.max(
    beyond(slid / (TURNS * seats.length), EASY.turns),
    beyond(top / ROWS, EASY.rows),
    beyond(hits / (DEADLY_HITS - 1), EASY.hits),
  );
  const share = Math.max(0, Math.min(1, worst));
  return share * share * (3 - 2 * share);
}
