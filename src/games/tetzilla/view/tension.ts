import { DEADLY_HITS, FOUNDING_ROUNDS, ROWS, TILE_IDS, TURNS } from '#tetzilla/rules';
import type { Table } from './table';

/** Fractions of each danger where tension starts to rise; it is highest at 1. */
const EASY = { turns: 0.35, rows: 0.45, hits: 0.4 };

const beyond = (share: number, easy: number) => (share - easy) / (1 - easy);

/**
 * How close the game is to its end, 0 (just begun) … 1 (the last turn, the top row, the last hit). Controls
 * the music.
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
