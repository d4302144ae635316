import { describe, expect, it } from 'vitest';
import { GRID } from '#zorgl/rules';
import { EMPTY_PLAN, type Plan } from '../../../../../src/games/zorgl/pages/city/brush';
import { runCommand } from '../../../../../src/games/zorgl/pages/city/commands';
import { edited, firstEditor } from '../../../../../src/games/zorgl/pages/city/editor';
import { commandOf, walked } from '../../../../../src/games/zorgl/pages/city/keys';
import { FIRST_KIT, type Kit } from '../../../../../src/games/zorgl/pages/city/kit';

const at = (name: string) => GRID.parse(name)!;
const ALONE: Kit = { ...FIRST_KIT, symmetry: 'none' };
const blank = { ...firstEditor('one', 'x'), draft: { id: 'one', name: 'x', plan: EMPTY_PLAN } };

/** What keys make of an empty city, the cursor on a box; a capital with Shift, a caret before for Control. */
function press(keys: readonly string[], kit = ALONE, box: string | null = 'c3') {
  let editor = blank;
  let state = { kit, pointed: box === null ? null : at(box) };
  for (const each of keys) {
    const control = each.startsWith('^');
    const shiftKey = each.startsWith('⇧');
    const key = each.replace(/^[\^⇧]/, '');
    const command = commandOf({ key, code: '', shiftKey, control, digit: digitOf(key) });
    if (command === null) continue;
    const { edit, ...next } = runCommand(command, editor.draft.plan, state.kit, state.pointed);
    state = next;
    if (edit !== null) editor = edited(editor, edit);
  }
  return { plan: editor.draft.plan, ...state };
}

const names = (plan: Plan) =>
  plan.flatMap((content, box) => (content.kind === 'empty' ? [] : [`${GRID.name(box)} ${content.kind}`]));

const digitOf = (key: string) => (/^\d$/.test(key) ? Number(key) : null);

describe('a key', () => {
  it('goes from box to box, and stops at the edge', () => {
    expect(GRID.name(walked(at('c3'), 1, 0))).toBe('d3');
    expect(GRID.name(walked(at('c3'), 0, 1))).toBe('c4');
    expect(GRID.name(walked(at('a7'), -1, 1))).toBe('a7');
    expect(GRID.name(press(['ArrowUp', 'ArrowUp', 'ArrowLeft']).pointed!)).toBe('b5');
  });

  it('shows the middle first where no box is meant, and changes nothing there', () => {
    const shown = press(['A', '7'], ALONE, null);
    expect(names(press(['A'], ALONE, null).plan)).toEqual([]);
    expect(GRID.name(shown.pointed!)).toBe('d4');
    expect(press(['7'], ALONE, null).kit.floors).toBe(7);
  });

  it('builds as many floors as its number', () => {
    expect(press(['7']).plan[at('c3')]).toEqual({ kind: 'building', floors: 7, plant: false });
    expect(press(['7', '2']).plan[at('c3')]).toMatchObject({ floors: 2 });
    expect(press(['7']).kit.floors).toBe(7);
    const plant = press(['5'], { ...ALONE, tool: 'plant' });
    expect(plant.plan[at('c3')]).toEqual({ kind: 'building', floors: 5, plant: true });
    expect(plant.kit).toMatchObject({ plantFloors: 5, floors: 4 });
    expect(press(['5'], { ...ALONE, tool: 'unit' }).kit.tool).toBe('building');
  });

  it('raises and lowers, clears, and uses what is in hand', () => {
    expect(press(['4', '+', '=', '-']).plan[at('c3')]).toMatchObject({ floors: 5 });
    expect(press(['4', 'Enter', '⇧Enter', '⇧Enter']).plan[at('c3')]).toMatchObject({ floors: 3 });
    expect(press(['+']).plan[at('c3')]).toMatchObject({ floors: 1, plant: false });
    expect(press(['p', '+']).plan[at('c3')]).toMatchObject({ floors: 9, plant: true });
    for (const eraser of ['0', 'Delete', 'Backspace']) expect(names(press(['4', eraser]).plan)).toEqual([]);
    expect(names(press([' '], { ...ALONE, tool: 'unit' }).plan)).toEqual(['c3 unit']);
  });

  it('sets plant, units and starts without taking them in hand', () => {
    const set = press(['u', 'ArrowRight', 'a', 'ArrowRight', 'p', 'ArrowRight', 'Enter']);
    expect(names(set.plan)).toEqual(['c3 unit', 'd3 monster', 'e3 building', 'f3 building']);
    expect(set.plan[at('f3')]).toMatchObject({ plant: false, floors: 4 });
    expect(set.kit.tool).toBe('building');
  });

  it('changes the symmetry, round and round', () => {
    expect(press(['s']).kit.symmetry).toBe('left-right');
    expect(press(Array.from({ length: 7 }, () => 's')).kit.symmetry).toBe('none');
    expect(names(press(['s', 'u']).plan)).toEqual(['c3 unit', 'e3 unit']);
  });

  it('takes back and does again', () => {
    expect(names(press(['4', 'u', '^z']).plan)).toEqual(['c3 building']);
    expect(names(press(['4', 'u', '^z', '^y']).plan)).toEqual(['c3 unit']);
    expect(names(press(['4', '^z']).plan)).toEqual([]);
    expect(commandOf({ key: 'Z', code: 'KeyZ', shiftKey: true, control: true, digit: null })).toEqual({
      do: 'redo',
    });
  });

  it('that means nothing is left to others', () => {
    for (const key of ['w', '[', '?', 'Tab', 'F5', 'Escape', 'PageUp']) {
      expect(commandOf({ key, code: '', shiftKey: false, control: false, digit: digitOf(key) })).toBeNull();
    }
    expect(commandOf({ key: 'a', code: 'KeyA', shiftKey: false, control: true, digit: null })).toBeNull();
  });
});
