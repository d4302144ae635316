import type { Seed } from '#core';
import { draftToStore, type PlannedGame, type Shell } from '#module';
import { type GameDraft, planGame, storedDraft, withMonster } from '#zorgl/view';
import { type Desk, deskOf } from '../desk';
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
export async function takePlan(shell: Shell): Promise<PlannedGame | undefined> {
  const desk = deskOf(shell);
  const draft = proposedDraft(shell.recall(DRAFT), desk, shell.newSeed());
  const kept = await desk.monsters.list();
  const plan = planGame(draft, kept.ok ? storedMonsters(kept.value) : [], desk.store.getState().city?.board);
  if (plan === undefined) return undefined;
  desk.store.setState({ invited: null });
  shell.remember(DRAFT, draftToStore({ ...draft, seed: String(shell.newSeed()) }));
  return plan;
}
