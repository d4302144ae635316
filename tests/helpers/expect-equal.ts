import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * `expect(actual, what).toEqual(expected)` for loops of many thousands of rounds: vitest, which takes its time, is asked
 * only where the two are not alike to the last property.
 */
export function expectEqual(actual: unknown, expected: unknown, what?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toEqual(expected);
}
