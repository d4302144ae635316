import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { CITIES, CITY, GRID } from '#zorgl/rules';
import { EMPTY_PLAN, strokeOf } from '../../../../../src/games/zorgl/pages/city/brush';
import {
  cityOf,
  draftOf,
  type Edit,
  type Editor,
  edited,
  firstEditor,
  STEPS_KEPT,
} from '../../../../../src/games/zorgl/pages/city/editor';
import {
  formatEditor,
  parseEditor,
  recallEditor,
  rememberEditor,
} from '../../../../../src/games/zorgl/pages/city/memory';
import { anyBox, anyContent, anyContents, anySymmetry } from '../../../../helpers/cities';

const first = firstEditor('one', 'My city');

const raise = (editor: Editor, name: string): Editor => {
  const stroke = strokeOf(editor.draft.plan, GRID.parse(name)!, { tool: 'building', floors: 4 });
  return edited(editor, { do: 'stroke', stroke, symmetry: 'none' });
};

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('stroke' as const),
      stroke: fc.record({ box: anyBox, content: anyContent }),
      symmetry: anySymmetry,
    }),
  },
  { weight: 2, arbitrary: fc.string().map((name): Edit => ({ do: 'rename', name })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string(), fc.string(), anyContents)
      .map(([id, name, plan]): Edit => ({ do: 'open', draft: { id, name, plan } })),
  },
  { weight: 1, arbitrary: fc.constant<Edit>({ do: 'clear' }) },
  { weight: 2, arbitrary: fc.constantFrom<Edit>({ do: 'undo' }, { do: 'redo' }) },
);

const anyEditor = fc.array(anyEdit, { maxLength: 25 }).map((edits) => edits.reduce(edited, first));

/** A storage in memory. */
function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

describe('the drawing board', () => {
  it('begins with the city of the book', () => {
    expect(unwrap(cityOf(first.draft))).toEqual({
      format: 'kaiju-city',
      version: 1,
      name: 'My city',
      board: CITY,
    });
  });

  it('takes a step back and forward again', () => {
    const changed = raise(raise(first, 'a1'), 'c3');
    const back = edited(edited(changed, { do: 'undo' }), { do: 'undo' });
    expect(back.draft).toEqual(first.draft);
    const forward = edited(edited(back, { do: 'redo' }), { do: 'redo' });
    expect(forward.draft).toEqual(changed.draft);
    expect(edited(forward, { do: 'redo' })).toBe(forward);
    expect(edited(first, { do: 'undo' })).toBe(first);
  });

  it('forgets what was taken back once something else is done', () => {
    const other = raise(edited(raise(first, 'a1'), { do: 'undo' }), 'c3');
    expect(edited(other, { do: 'redo' })).toBe(other);
  });

  it('counts an edit that changes nothing as none', () => {
    const stroke = strokeOf(first.draft.plan, GRID.parse('c1')!, { tool: 'erase' });
    expect(edited(first, { do: 'stroke', stroke, symmetry: 'all' })).toBe(first);
    expect(edited(first, { do: 'rename', name: 'My city' })).toBe(first);
    const cleared = edited(first, { do: 'clear' });
    expect(cleared.draft.plan).toEqual(EMPTY_PLAN);
    expect(edited(cleared, { do: 'clear' })).toBe(cleared);
  });

  it('takes a name that was typed letter by letter back as a whole', () => {
    const typed = ['M', 'Mo', 'Moss'].reduce<Editor>(
      (editor, name) => edited(editor, { do: 'rename', name }),
      raise(first, 'a1'),
    );
    expect(typed.draft.name).toBe('Moss');
    const back = edited(typed, { do: 'undo' });
    expect(back.draft).toEqual(raise(first, 'a1').draft);
  });

  it('gives back what another city took the place of', () => {
    const mine = raise(first, 'a1');
    const harbour = draftOf({ name: 'Harbour', board: CITIES.harbour }, 'two');
    const opened = edited(mine, { do: 'open', draft: harbour });
    expect(unwrap(cityOf(opened.draft)).board).toEqual(CITIES.harbour);
    expect(edited(opened, { do: 'undo' }).draft).toEqual(mine.draft);
  });

  it('remembers a limited number of steps', () => {
    let editor = first;
    for (let step = 0; step < STEPS_KEPT + 50; step++) editor = raise(edited(editor, { do: 'clear' }), 'a1');
    expect(editor.past).toHaveLength(STEPS_KEPT);
  });

  it('is after an edit and an undo what it was before', () => {
    fc.assert(
      fc.property(anyEditor, anyEdit, (editor, edit) => {
        const after = edited(editor, edit);
        if (edit.do === 'undo' || edit.do === 'redo' || after === editor) return;
        if (edit.do === 'rename' && editor.naming) return;
        const back = edited(after, { do: 'undo' });
        expect(back.draft).toEqual(editor.draft);
        expect(back.past).toEqual(editor.past);
        expect(edited(back, { do: 'redo' }).draft).toEqual(after.draft);
      }),
    );
  });
});

describe('the memory of the drawing board', () => {
  it('brings back the draft with all steps before and after it', () => {
    fc.assert(
      fc.property(anyEditor, (editor) => {
        expect(unwrap(parseEditor(formatEditor(editor)))).toEqual({ ...editor, naming: false });
      }),
    );
  });

  it('is empty at first', () => {
    const storage = fakeStorage();
    expect(recallEditor(storage)).toBeNull();
    const editor = raise(first, 'a1');
    rememberEditor(editor, storage);
    expect(unwrap(recallEditor(storage)!)).toEqual(editor);
  });

  it.each([
    ['half a dra', 'draft'],
    ['{"version":2,"steps":[],"current":0}', 'draft.version'],
    ['{"version":1,"steps":[],"current":0}', 'draft.steps'],
    ['{"version":1,"steps":[{"id":"a","name":"b","board":["x"]}],"current":0}', 'draft.steps[0].board'],
    [formatEditor(first).replace('P8', 'Q8'), 'draft.steps[0].board[3]'],
    [formatEditor(first).replace('"current":0', '"current":1'), 'draft.current'],
  ])('names what is wrong with %j, and puts it aside', (text, field) => {
    const storage = fakeStorage();
    storage.setItem('kaiju-tabletop.city-draft', text);
    const recalled = recallEditor(storage);
    expect(recalled?.ok === false ? recalled.error.field : '').toBe(field);
    rememberEditor(first, storage);
    expect(storage.getItem('kaiju-tabletop.city-draft.broken')).toBe(text);
  });
});
