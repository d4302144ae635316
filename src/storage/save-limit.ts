import { parseSavedGame } from './saved-game';

/** How many finished or unplayed games are kept; the least recently used are deleted first. */
export const SAVES_KEPT = 30;

/** Ids of the games to delete. Games in progress and unreadable ones are never deleted. */
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
