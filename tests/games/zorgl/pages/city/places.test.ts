import { expect, it } from 'vitest';
import { editorInsets } from '../../../../../src/games/zorgl/pages/city/places';

it('the panels of a phone on its side stand beside the board, and leave it all the height', () => {
  const { top, bottom, left, right } = editorInsets(844, 390);
  expect([top, bottom]).toEqual([0, 0]);
  expect(844 - left - right).toBeGreaterThanOrEqual(390);
});

it('those of a phone held upright lie above and below it', () => {
  const { left, right, top, bottom } = editorInsets(390, 844);
  expect([left, right]).toEqual([0, 0]);
  expect(844 - top - bottom).toBeGreaterThan(330);
});
