import { expect, it } from 'vitest';
import { coveredBy } from '../../../src/app/watch/useFraming';

const PLAIN = { crowd: false, desk: false };

it.each([
  { width: 1920, height: 1080 },
  { width: 1366, height: 625 },
])('the votes of a crowd and the tools of a caster stand beside the board of a wide picture', (size) => {
  const left = (covering: Partial<typeof PLAIN>) => coveredBy(size, { ...PLAIN, ...covering }).left;
  expect(left({})).toBe(0);
  expect(left({ crowd: true })).toBeGreaterThan(0);
  expect(left({ crowd: true, desk: true })).toBe(left({ crowd: true }) + left({ desk: true }));
  expect(left({ crowd: true, desk: true })).toBeLessThan(size.width / 2);
});

it('the votes of a crowd stand above the board of an upright picture', () => {
  const size = { width: 1080, height: 1920 };
  const plain = coveredBy(size, PLAIN);
  const crowded = coveredBy(size, { ...PLAIN, crowd: true });
  expect(crowded.top).toBeGreaterThan(plain.top);
  expect({ ...crowded, top: 0 }).toEqual({ ...plain, top: 0 });
  expect(size.height - crowded.top - crowded.bottom).toBeGreaterThan(size.height / 4);
});
