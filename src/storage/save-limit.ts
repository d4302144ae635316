import { parseSavedGame } from './saved-game';

/** How many games are kept that are finished or were never played; the longest untouched of them give way. */
export const SAVES_KEPT = 30;

/**
 * The ids of the games that give way, of all that are kept. Games that somebody is in the middle of never do, nor does
 * what cannot be read.
 */
export function gamesToForget(all: readonly (readonly [id: string, value: unknown])[]): readonly string[] {
  const idle = all.flatMap(([id, value]) => {
    const saved = parseSavedGame(value);
    if (!saved.ok) return [];
    const { over, record, updatedAt } = saved.value;
    return over || record.actions.length === 0 ? [{ id, touched: updatedAt }] : [];
  });
  idle.sort((a, b) => b.touched - a.touched);
  return idle.slice(SAVES_KEPT).map(({ id }) => id);
}
