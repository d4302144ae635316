import { type Result, unwrap } from '#core';
import { CITY, type City, foundCity, parseBoard, type Symmetry } from '#zorgl/rules';
import { changedBoxes, EMPTY_PLAN, type Plan, paint, type Stroke } from './brush';

/** A city being edited. */
export interface Draft {
  /** Its key in the library. Stays the same through all edits of one city. */
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
}

/** The draft with its undo history. */
export interface Editor {
  readonly draft: Draft;
  /** Undo history, latest last. */
  readonly past: readonly Draft[];
  /** Redo history, next one last. */
  readonly future: readonly Draft[];
  /** The latest edit changed the name; further name edits merge with it. */
  readonly naming: boolean;
}

export type Edit =
  | { readonly do: 'stroke'; readonly stroke: Stroke; readonly symmetry: Symmetry }
  | { readonly do: 'rename'; readonly name: string }
  /** Opens another city. */
  | { readonly do: 'open'; readonly draft: Draft }
  | { readonly do: 'clear' }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

/** Maximum number of undo steps. */
export const STEPS_KEPT = 200;

/** Initial editor: the city of the rulebook. */
export function firstEditor(id: string, name: string): Editor {
  return { draft: { id, name, plan: unwrap(parseBoard(CITY)) }, past: [], future: [], naming: false };
}

/** The draft of a city. @param id of its library entry, or a new one */
export function draftOf({ name, board }: Pick<City, 'name' | 'board'>, id: string): Draft {
  return { id, name, plan: unwrap(parseBoard(board)) };
}

/** The city of a draft. Fails with the first problem (Z1.5). */
export function cityOf({ name, plan }: Draft): Result<City> {
  return foundCity(name, plan);
}

function step(editor: Editor, draft: Draft, naming = false): Editor {
  const past = [...editor.past, editor.draft].slice(-STEPS_KEPT);
  return { draft, past, future: [], naming };
}

/** The editor after an edit; the same object if nothing changes. */
export function edited(editor: Editor, edit: Edit): Editor {
  const { draft, past, future } = editor;
  switch (edit.do) {
    case 'stroke': {
      const plan = paint(draft.plan, edit.stroke, edit.symmetry);
      return changedBoxes(draft.plan, plan).length === 0 ? editor : step(editor, { ...draft, plan });
    }
    case 'rename':
      if (edit.name === draft.name) return editor;
      if (editor.naming) return { ...editor, draft: { ...draft, name: edit.name }, future: [] };
      return step(editor, { ...draft, name: edit.name }, true);
    case 'open':
      return step(editor, edit.draft);
    case 'clear':
      return changedBoxes(draft.plan, EMPTY_PLAN).length === 0
        ? editor
        : step(editor, { ...draft, plan: EMPTY_PLAN });
    case 'undo': {
      const earlier = past.at(-1);
      if (earlier === undefined) return editor;
      return { draft: earlier, past: past.slice(0, -1), future: [...future, draft], naming: false };
    }
    case 'redo': {
      const later = future.at(-1);
      if (later === undefined) return editor;
      return { draft: later, past: [...past, draft], future: future.slice(0, -1), naming: false };
    }
  }
}
