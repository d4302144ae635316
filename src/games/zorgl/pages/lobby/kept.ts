import type { Seed } from '#core';
import type { GameServices } from '#module';
import { draftToStore, type PlannedGame } from '#module';
import { type GameDraft, planGame, storedDraft, withMonster } from '#zorgl/view';
import type { Desk } from '../desk';
import { storedMonsters } from '../workshop/bench';

/** Storage key of the lobby's choices. */
export const DRAFT = 'zorgl.lobby';

/** The initial draft of the lobby. @param stored the saved draft @param seed used if none was entered */
export function proposedDraft(stored: unknown, desk: Desk, seed: Seed): GameDraft {
  const read = storedDraft(stored, seed);
  const { invited } = desk.store.getState();
  return invited === null ? read : withMonster(read, read.places[0]!, invited);
}

/**
 * The game as currently set up in the lobby, in the desk's city; undefined if it is not valid. Afterwards the
 * lobby offers a new seed.
 */
export async function takePlan(
  desk: Desk,
  { memory, random }: Pick<GameServices, 'memory' | 'random'>,
): Promise<PlannedGame | undefined> {
  const draft = proposedDraft(memory.recall(DRAFT), desk, random.seed());
  const kept = await desk.monsters.list();
  const plan = planGame(draft, kept.ok ? storedMonsters(kept.value) : [], desk.store.getState().city?.board);
  if (plan === undefined) return undefined;
  desk.store.setState({ invited: null });
  memory.remember(DRAFT, draftToStore({ ...draft, seed: String(random.seed()) }));
  return plan;
}
