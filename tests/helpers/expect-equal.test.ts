import { expect, it } from 'vitest';
import { expectEqual } from './expect-equal';

it.each([
  [1, 2],
  [0, null],
  ['a', 'b'],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [
    [1, [2, { a: 3 }]],
    [1, [2, { a: 4 }]],
  ],
  [[], {}],
  [{}, []],
  [{}, null],
  [{ a: 1 }, {}],
  [{}, { a: 1 }],
  [{ a: undefined }, { b: 1 }],
  [{ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 1, d: 2 }] } }],
  [Float64Array.of(1, 2), Float64Array.of(1, 3)],
  [new Map([['a', 1]]), new Map([['a', 2]])],
  [new Set(['a']), new Set(['b'])],
  [Float64Array.of(1), [1]],
])('%j and %j are not equal', (one, other) => {
  expect(() => expectEqual(one, other)).toThrow();
});

it.each([
  [
    [1, 'a', null],
    [1, 'a', null],
  ],
  [
    { a: 1, b: { c: [] } },
    { b: { c: [] }, a: 1 },
  ],
  // As for toEqual: what is not defined is not there.
  [{ a: 1, b: undefined }, { a: 1 }],
  [Float64Array.of(1, 2), Float64Array.of(1, 2)],
  [new Map([['a', { b: 1 }]]), new Map([['a', { b: 1 }]])],
])('%j and %j are equal', (one, other) => {
  expect(() => expectEqual(one, other)).not.toThrow();
});
