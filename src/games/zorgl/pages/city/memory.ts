import * as v from 'valibot';
import { err, fail, ok, parseShape, type Result } from '#core';
import type { SmallStorage } from '#storage';
import { formatBoard, parseBoard } from '#zorgl/rules';
import type { Draft, Editor } from './editor';

const KEY = 'kaiju-tabletop.city-draft';
/** Where a draft goes that cannot be read, so that the next one does not write over it. */
const BROKEN_KEY = `${KEY}.broken`;

const Stored = v.object({
  version: v.literal(1),
  /** The earliest draft first; those after the current one were taken back. */
  steps: v.pipe(
    v.array(v.object({ id: v.string(), name: v.string(), board: v.array(v.string()) })),
    v.minLength(1),
  ),
  /** The place of the current draft among them. */
  current: v.pipe(v.number(), v.integer()),
});

/** The editor with all its steps as a text. */
export function formatEditor({ draft, past, future }: Editor): string {
  const steps = [...past, draft, ...future.toReversed()].map(({ id, name, plan }) => ({
    id,
    name,
    board: formatBoard((box) => plan[box]!),
  }));
  return JSON.stringify({ version: 1, steps, current: past.length });
}

/** What {@link formatEditor} wrote. Fails with the field at fault, e.g. `steps[3].board[2]`. */
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

/** The editor as it was left on this device; null without one. A broken one is put aside and named. */
export function recallEditor(storage: SmallStorage): Result<Editor> | null {
  const text = readItem(storage);
  if (text === null) return null;
  const editor = parseEditor(text);
  if (editor.ok) return editor;
  writeItem(storage, BROKEN_KEY, text);
  const { field } = editor.error;
  return err({ ...editor.error, field: field === 'draft' ? field : `draft.${field}` });
}

/** Remembers the editor on this device, where it lets us. */
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
    // A full or forbidden storage costs the memory of the draft, not the draft.
  }
}
