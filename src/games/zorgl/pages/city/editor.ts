import { type Result, unwrap } from '#core';
import { CITY, type City, foundCity, parseBoard, type Symmetry } from '#zorgl/rules';
import { changedBoxes, EMPTY_PLAN, type Plan, paint, type Stroke } from './brush';

/** A city in the making. */
export interface Draft {
  /** Under which it is kept in the library, if it is; it stays the same through all changes of one city. */
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
}

/** The city on the drawing board, with what it was before. */
export interface Editor {
  readonly draft: Draft;
  /** Earlier drafts, the latest last. */
  readonly past: readonly Draft[];
  /** Drafts that were taken back, the next last. */
  readonly future: readonly Draft[];
  /** The latest edit was to the name: more of the kind belong to it. */
  readonly naming: boolean;
}

export type Edit =
  | { readonly do: 'stroke'; readonly stroke: Stroke; readonly symmetry: Symmetry }
  | { readonly do: 'rename'; readonly name: string }
  /** Puts another city on the drawing board. */
  | { readonly do: 'open'; readonly draft: Draft }
  | { readonly do: 'clear' }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

/** How many steps can be taken back. */
export const STEPS_KEPT = 200;

/** The drawing board of somebody who comes for the first time: the city of the book, to be changed. */
export function firstEditor(id: string, name: string): Editor {
  return { draft: { id, name, plan: unwrap(parseBoard(CITY)) }, past: [], future: [], naming: false };
}

/** The draft of a city. @param id of its entry in the library, or a new one */
export function draftOf({ name, board }: Pick<City, 'name' | 'board'>, id: string): Draft {
  return { id, name, plan: unwrap(parseBoard(board)) };
}

/** The city that a draft makes. Fails with the first thing that is wrong with it (Z1.5). */
export function cityOf({ name, plan }: Draft): Result<City> {
  return foundCity(name, plan);
}

function step(editor: Editor, draft: Draft, naming = false): Editor {
  const past = [...editor.past, editor.draft].slice(-STEPS_KEPT);
  return { draft, past, future: [], naming };
}

/** The editor after an edit; the same one where it changes nothing. */
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
