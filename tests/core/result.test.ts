import { expect, it } from 'vitest';
import { quoted, within } from '#core';

it('a problem seen from outside has a path from there', () => {
  const field = (path: string, inner: string) => within(path, { field: inner, code: 'no', clause: 'R1' });
  expect(field('actions[2]', 'card')).toEqual({ field: 'actions[2].card', code: 'no', clause: 'R1' });
  expect(field('position', '').field).toBe('position');
  expect(field('hands', '[3]').field).toBe('hands[3]');
});

it('words of an input are repeated up to 80 characters', () => {
  expect(quoted('a'.repeat(80))).toBe(`"${'a'.repeat(80)}"`);
  expect(quoted('a'.repeat(81))).toBe(`"${'a'.repeat(80)}…"`);
});
