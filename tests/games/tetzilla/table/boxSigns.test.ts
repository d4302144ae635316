import { expect, it, vi } from 'vitest';
import { layoutBuffer } from '#director';
import { costOf, layout, MARKER_LOOKS, tableOf } from '#tetzilla/view';
import { BoxSigns, wantsSigns } from '../../../../src/games/tetzilla/table/boxSigns';
import { EXAMPLE } from '../view/example';

it('signs stand in the place of models in boxes narrower than 40 px', () => {
  expect([23, 32, 39.9, 40, 46].map(wantsSigns)).toEqual([true, true, true, false, false]);
});

it('a sign tells the tokens of a step onto what stands there (T5.6)', () => {
  expect(Object.fromEntries(MARKER_LOOKS.map((look) => [look, costOf(look)]))).toEqual({
    h: 1,
    b: 2,
    s: 3,
    f: 2,
    L: 1,
    M: 2,
    T: 2,
  });
});

it('each marker on the board has its sign, and none that lies on a mat', () => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  const table = tableOf(EXAMPLE);
  const signs = new BoxSigns(table);
  signs.write(layoutBuffer(table.pieces, layout(table)));
  const shown = signs.meshes.reduce((sum, { visible, count }) => sum + (visible ? count : 0), 0);
  expect(shown).toBe(table.markers.size);
  signs.hide();
  expect(signs.meshes.some(({ visible }) => visible)).toBe(false);
  signs.dispose();
  vi.unstubAllGlobals();
});
