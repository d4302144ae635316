import { expect, it } from 'vitest';
import { editorInsets } from '../../../../../src/games/zorgl/pages/city/places';

it('the panels of a phone on its side stand beside the board, and leave it all the height', () => {
  const { top, bottom, left, right } = editorInsets(844, 390, null);
  expect([top, bottom]).toEqual([0, 0]);
  expect(844 - left - right).toBeGreaterThanOrEqual(390);
});

it('those of a phone held upright lie above and below it', () => {
  const { left, right, top, bottom } = editorInsets(390, 844, null);
  expect([left, right]).toEqual([0, 0]);
  expect(844 - top - bottom).toBeGreaterThan(330);
});

it('what the panels really leave goes before what they usually do, but the board does not rise with a shorter one above', () => {
  const measured = { top: 120, right: 6, bottom: 400, left: 6 };
  const { top } = editorInsets(390, 844, null);
  expect(editorInsets(390, 844, measured)).toEqual({ ...measured, top });
  expect(editorInsets(390, 844, { ...measured, top: 260 }).top).toBe(260);
});
