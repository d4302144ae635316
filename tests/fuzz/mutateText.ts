import type { Random } from '#core';

/** Characters and words that parsers like to stumble over, or that mean something to one of ours. */
const SCRAPS: readonly string[] = [
  '',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\0',
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ';',
  '.',
  '/',
  '=',
  '&',
  '#',
  '%',
  '%zz',
  '+',
  '-',
  '·',
  '(',
  ')',
  '*',
  '$',
  '0',
  '-1',
  '007',
  '1e999',
  '-0',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'é',
  'É',
  'ß',
  'İ',
  '\u0301',
  '\u00a0',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udc00',
  '🦖',
  '👨‍👩‍👧',
  'a1',
  'g7',
  'h8',
  'A',
  'E',
  'u',
  'P8',
  'P0',
  'A/3',
  'A/P5',
  '10H',
  'XR',
  '♠',
];

const LONG = 20_000;

/** Cuts two places out of a text, the first not after the second. */
function range(text: string, random: Random): readonly [number, number] {
  const one = random.below(text.length + 1);
  const other = random.below(text.length + 1);
  const near = Math.min(text.length, one + random.below(6));
  return random.below(2) === 0 ? [one, near] : [Math.min(one, other), Math.max(one, other)];
}

type TextMutation = (text: string, random: Random, donor: string) => string;

function inLines(change: (lines: string[], random: Random) => void): TextMutation {
  return (text, random) => {
    const lines = text.split('\n');
    change(lines, random);
    return lines.join('\n');
  };
}

const MUTATIONS: readonly TextMutation[] = [
  function cut(text, random) {
    const [from, to] = range(text, random);
    return text.slice(0, from) + text.slice(to);
  },
  function cutOff(text, random) {
    return text.slice(0, random.below(text.length + 1));
  },
  function repeat(text, random) {
    const [from, to] = range(text, random);
    return text.slice(0, to) + text.slice(from);
  },
  function insert(text, random) {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + random.pick(SCRAPS) + text.slice(at);
  },
  function replace(text, random) {
    const [from, to] = range(text, random);
    return text.slice(0, from) + random.pick(SCRAPS) + text.slice(to);
  },
  function flip(text, random) {
    const at = random.below(text.length + 1);
    const changed = String.fromCharCode((text.charCodeAt(at) || 0) ^ (1 << random.below(8)));
    return text.slice(0, at) + changed + text.slice(at + 1);
  },
  function splice(text, random, donor) {
    const [from, to] = range(text, random);
    const [begin, end] = range(donor, random);
    return text.slice(0, from) + donor.slice(begin, end) + text.slice(to);
  },
  function changeCase(text, random) {
    const [from, to] = range(text, random);
    const part = text.slice(from, to);
    return (
      text.slice(0, from) + (random.below(2) === 0 ? part.toUpperCase() : part.toLowerCase()) + text.slice(to)
    );
  },
  function changeNumber(text, random) {
    const numbers = [...text.matchAll(/-?\d+/g)];
    if (numbers.length === 0) return text;
    const { index, 0: digits } = random.pick(numbers);
    const number = String(Number(digits) + random.below(5) - 2);
    return text.slice(0, index) + number + text.slice(index + digits.length);
  },
  inLines((lines, random) => {
    lines.splice(random.below(lines.length), 1);
  }),
  inLines((lines, random) => {
    lines.splice(random.below(lines.length + 1), 0, random.pick(lines));
  }),
  inLines((lines, random) => {
    const one = random.below(lines.length);
    const other = random.below(lines.length);
    [lines[one], lines[other]] = [lines[other]!, lines[one]!];
  }),
];

/** A mutation that makes a text too long to be meant; rare, as it costs time. */
function lengthen(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const scrap = random.pick([...SCRAPS, text.slice(0, 3)]) || ' ';
  return text.slice(0, at) + scrap.repeat(1 + Math.floor(LONG / scrap.length)) + text.slice(at);
}

const MAX_MUTATIONS = 4;
const ONE_IN_SO_MANY_LONG = 200;

/** A text near to another one: cut, repeated, spliced with a donor, its characters, numbers and lines changed. */
export function mutateText(text: string, random: Random, donor: string): string {
  let mutated = text;
  for (let count = 1 + random.below(MAX_MUTATIONS); count > 0; count--) {
    mutated = random.pick(MUTATIONS)(mutated, random, donor);
  }
  return random.below(ONE_IN_SO_MANY_LONG) === 0 ? lengthen(mutated, random) : mutated;
}
