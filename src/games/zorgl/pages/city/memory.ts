import * as v from 'valibot';
import { err, fail, ok, parseShape, type Result } from '#core';
import type { SmallStorage } from '#storage';
import { formatBoard, parseBoard } from '#zorgl/rules';
import type { Draft, Editor } from './editor';

const KEY = 'kaiju-tabletop.city-draft';
/** Backup key for an unreadable draft, so that it is not overwritten. */
const BROKEN_KEY = `${KEY}.broken`;

const Stored = v.object({
  version: v.literal(1),
  /** Drafts in order, earliest first; those after `current` were undone. */
  steps: v.pipe(
    v.array(v.object({ id: v.string(), name: v.string(), board: v.array(v.string()) })),
    v.minLength(1),
  ),
  /** Index of the current draft. */
  current: v.pipe(v.number(), v.integer()),
});

/** Serialises the editor with its history. */
export function formatEditor({ draft, past, future }: Editor): string {
  const steps = [...past, draft, ...future.toReversed()].map(({ id, name, plan }) => ({
    id,
    name,
    board: formatBoard((box) => plan[box]!),
  }));
  return JSON.stringify({ version: 1, steps, current: past.length });
}

/** Parses the output of {@link formatEditor}. Fails with the invalid field, e.g. `steps[3].board[2]`. */
export function parseEditor(text: string): Result<Editor> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('draft', 'json.invalid');
  }
  const shape = parseShape(Stored, json);
  if (!shape.ok) return err({ ...shape.error, field: shape.error.field || 'draft' });
  const { steps, current } = shape.value;
  const drafts: Draft[] = [];
  for (const [index, { id, name, board }] of steps.entries()) {
    const plan = parseBoard(board);
    if (!plan.ok) return err({ ...plan.error, field: `steps[${index}].${plan.error.field}` });
    drafts.push({ id, name, plan: plan.value });
  }
  const draft = drafts[current];
  if (draft === undefined)
    return fail('current', 'number.range', { value: String(current), least: 0, most: steps.length - 1 });
  const future = drafts.slice(current + 1).reverse();
  return ok({ draft, past: drafts.slice(0, current), future, naming: false });
}

/** Restores the editor on this device; null if nothing is stored. Backs up and reports an unreadable one. */
export function recallEditor(storage: SmallStorage): Result<Editor> | null {
  const text = readItem(storage);
  if (text === null) return null;
  const editor = parseEditor(text);
  if (editor.ok) return editor;
  writeItem(storage, BROKEN_KEY, text);
  const { field } = editor.error;
  return err({ ...editor.error, field: field === 'draft' ? field : `draft.${field}` });
}

/** Saves the editor on this device, if possible. */
export function rememberEditor(editor: Editor, storage: SmallStorage): void {
  writeItem(storage, KEY, formatEditor(editor));
}

function readItem(storage: SmallStorage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeItem(storage: SmallStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // If storage is full or blocked, the draft still works but is not saved.
  }
}
