import type { Seed } from '#core';
import type { PlannedGame, Shell } from '#module';
import type { Seat } from '#zorgl/rules';
import { defaultDraft, draftToKeep, type GameDraft, planGame, readDraft, withMonster } from '#zorgl/view';
import { type Desk, deskOf } from '../desk';
import { storedMonsters } from '../workshop/bench';

/** Under what the choices of the lobby are remembered. */
export const DRAFT = 'zorgl.lobby';

/** What the lobby proposes. @param kept what is remembered @param names where none are @param seed where none was typed */
export function proposedDraft(
  kept: unknown,
  desk: Desk,
  names: Readonly<Record<Seat, string>>,
  seed: Seed,
): GameDraft {
  const read = readDraft(kept, defaultDraft(names, seed));
  const { invited } = desk.store.getState();
  return invited === null ? read : withMonster(read, read.places[0]!, invited);
}

/**
 * The game that the lobby would begin as it was left, in the city of the desk; undefined if it could begin none.
 * Afterwards the lobby proposes another deal.
 */
export async function takePlan(
  shell: Shell,
  names: Readonly<Record<Seat, string>>,
): Promise<PlannedGame | undefined> {
  const desk = deskOf(shell);
  const draft = proposedDraft(shell.recall(DRAFT), desk, names, shell.newSeed());
  const kept = await desk.monsters.list();
  const plan = planGame(draft, kept.ok ? storedMonsters(kept.value) : [], desk.store.getState().city?.board);
  if (plan === undefined) return undefined;
  desk.store.setState({ invited: null });
  shell.remember(DRAFT, draftToKeep({ ...draft, seed: String(shell.newSeed()) }));
  return plan;
}
