import { expect, it } from 'vitest';
import { shakeOf } from '../../src/module/shake';

const BLOW = { at: 0, kind: 'shake', intensity: 1, duration: 1 } as const;

it('shakes less and less', () => {
  const size = (age: number) => {
    const out = { x: 9, y: 9 };
    shakeOf((each) => each(BLOW, age), out);
    return Math.hypot(out.x, out.y);
  };
  expect(size(0.1)).toBeGreaterThan(0.01);
  expect(size(0.99)).toBeLessThan(0.001);
});

it('is still without a blow', () => {
  const out = { x: 9, y: 9 };
  shakeOf(() => {}, out);
  expect(out).toEqual({ x: 0, y: 0 });
});
