import type { Random } from '#core';
import { mutateText } from './mutateText';

/** Something that holds values: an array, or an object under its keys. */
type Tree = unknown[] | Record<string, unknown>;

/** A place in a tree. */
interface Place {
  readonly tree: Tree;
  readonly key: string | number;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || isPlain(value));

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Sets a key as JSON.parse does: `__proto__` is a key like any other. */
function put({ tree, key }: Place, value: unknown): void {
  Object.defineProperty(tree, key, { value, writable: true, enumerable: true, configurable: true });
}

function at({ tree, key }: Place): unknown {
  return Object.getOwnPropertyDescriptor(tree, key)?.value;
}

function take({ tree, key }: Place): void {
  if (Array.isArray(tree)) tree.splice(Number(key), 1);
  else delete tree[key];
}

/** A copy of a tree of plain values; all else is kept as it is. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isTree(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    put({ tree: copy, key }, copied(at({ tree: value, key })));
  }
  return copy;
}

function collect(value: unknown, places: Place[]): void {
  if (!isTree(value)) return;
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  for (const key of keys) {
    const place = { tree: value, key };
    places.push(place);
    collect(at(place), places);
  }
}

const DEEP = 500;

/** An array in an array in an array … */
function deep(): unknown {
  let value: unknown = 0;
  for (let depth = 0; depth < DEEP; depth++) value = [value];
  return value;
}

const MANY = 2000;

/** What is seldom meant: the edges of numbers, other types, names that mean something to the language. */
const ODD_VALUES: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => false,
  () => 0,
  () => -0,
  () => -1,
  () => 0.5,
  () => 255,
  () => 256,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e308,
  () => Number.POSITIVE_INFINITY,
  () => Number.NaN,
  () => 10n,
  () => '',
  () => ' ',
  () => '0',
  () => '__proto__',
  () => 'constructor',
  () => '\ud800',
  () => '🦖'.repeat(20),
  () => 'x'.repeat(50_000),
  () => [],
  () => ({}),
  () => [[]],
  () => new Array(MANY).fill(null),
  () => Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`k${index}`, index])),
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  () => ({ length: 3 }),
  () => new Date(0),
  () => new Map([['a', 1]]),
  () => new Uint8Array(3),
  () => Symbol('odd'),
  () => () => 1,
];

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '0',
  'é',
  'A',
  'D',
];

type Mutation = (place: Place, random: Random, donors: readonly Place[]) => void;

const MUTATIONS: readonly Mutation[] = [
  function drop(place) {
    take(place);
  },
  function replace(place, random) {
    put(place, random.pick(ODD_VALUES)());
  },
  function rename(place, random) {
    const value = at(place);
    take(place);
    put(
      { tree: place.tree, key: Array.isArray(place.tree) ? place.tree.length : random.pick(ODD_KEYS) },
      value,
    );
  },
  function addKey(place, random) {
    const key = Array.isArray(place.tree) ? random.below(place.tree.length + 3) : random.pick(ODD_KEYS);
    put({ tree: place.tree, key }, random.pick(ODD_VALUES)());
  },
  function duplicate({ tree, key }) {
    const copy = copied(at({ tree, key }));
    if (Array.isArray(tree)) tree.splice(Number(key), 0, copy);
    else put({ tree, key: `${key}2` }, copy);
  },
  function swap(place, random) {
    const keys = Object.keys(place.tree);
    const other = { tree: place.tree, key: random.pick(keys) };
    const value = at(place);
    put(place, at(other));
    put(other, value);
  },
  function graft(place, random, donors) {
    if (donors.length > 0) put(place, copied(at(random.pick(donors))));
  },
  function graftAlike(place, random, donors) {
    const alike = donors.filter(({ key }) => key === place.key);
    if (alike.length > 0) put(place, copied(at(random.pick(alike))));
  },
  function wrap(place, random) {
    const value = at(place);
    put(place, random.below(2) === 0 ? [value] : { value });
  },
  function changeNumber(place, random) {
    const value = at(place);
    if (typeof value === 'number') put(place, value + random.below(7) - 3);
  },
  function changeText(place, random, donors) {
    const value = at(place);
    if (typeof value !== 'string') return;
    const donor = donors.length > 0 ? at(random.pick(donors)) : '';
    put(place, mutateText(value, random, typeof donor === 'string' ? donor : ''));
  },
  function changeType(place) {
    const value = at(place);
    if (typeof value === 'number' || typeof value === 'boolean') put(place, String(value));
    else if (typeof value === 'string') put(place, Number(value));
  },
  function negate(place) {
    const value = at(place);
    if (typeof value === 'boolean') put(place, !value);
  },
  function nest(place, random) {
    if (random.below(10) === 0) put(place, deep());
  },
];

const MAX_MUTATIONS = 3;
const ONE_IN_SO_MANY_WHOLE = 100;

/** A value near to another one: fields lost, renamed, doubled, swapped, of other types or taken from a donor. */
export function mutateJson(value: unknown, random: Random, donor: unknown): unknown {
  if (random.below(ONE_IN_SO_MANY_WHOLE) === 0) return random.pick(ODD_VALUES)();
  const mutated = copied(value);
  const donors: Place[] = [];
  collect(donor, donors);
  for (let count = 1 + random.below(MAX_MUTATIONS); count > 0; count--) {
    const places: Place[] = [];
    collect(mutated, places);
    if (places.length > 0) random.pick(MUTATIONS)(random.pick(places), random, donors);
  }
  return mutated;
}
