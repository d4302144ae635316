import type { Seed } from '#core';
import { draftToStore, type PlannedGame, type Shell } from '#module';
import { type GameDraft, planGame, storedDraft, withMonster } from '#zorgl/view';
import { type Desk, deskOf } from '../desk';
import { storedMonsters } from '../workshop/bench';

/** Under what the choices of the lobby are remembered. */
export const DRAFT = 'zorgl.lobby';

/** What the lobby proposes. @param stored what is remembered @param seed where none was typed */
export function proposedDraft(stored: unknown, desk: Desk, seed: Seed): GameDraft {
  const read = storedDraft(stored, seed);
  const { invited } = desk.store.getState();
  return invited === null ? read : withMonster(read, read.places[0]!, invited);
}

/**
 * The game that the lobby would begin as it was left, in the city of the desk; undefined if it could begin none.
 * Afterwards the lobby proposes another deal.
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
