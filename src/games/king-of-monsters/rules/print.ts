import { Fingerprint } from '#core';
import type { Position } from './position';

const print = new Fingerprint();

/** What tells the kinds of values apart; lengths and letters come after it. */
const TEXT = 1;
const LIST = 2;
const FIELDS = 3;
const NOTHING = 4;
const TRUE = 5;
const FALSE = 6;
const NUMBER = 7;

const KIND_BITS = 24;
const LETTER_BITS = 8;

/** Cards are texts of a letter or two: they are a single word. */
function addText(text: string): void {
  let word = (TEXT << KIND_BITS) | text.length;
  for (let index = 0; index < text.length; index++) {
    if (index > 1) {
      print.add(word);
      word = 0;
    }
    word = (word << LETTER_BITS) | text.charCodeAt(index);
  }
  print.add(word);
}

function add(value: unknown): void {
  if (typeof value === 'string') addText(value);
  else if (typeof value === 'number') print.add((NUMBER << KIND_BITS) ^ value);
  else if (typeof value === 'boolean') print.add(value ? TRUE : FALSE);
  else if (Array.isArray(value)) {
    print.add((LIST << KIND_BITS) | value.length);
    for (const each of value) add(each);
  } else if (typeof value === 'object' && value !== null)
    addFields(value as Readonly<Record<string, unknown>>);
  else print.add(NOTHING);
}

function addFields(value: Readonly<Record<string, unknown>>): void {
  for (const name in value) {
    // Fields that may be missing must not be taken for one another.
    print.add((FIELDS << KIND_BITS) | (name.length << LETTER_BITS) | name.charCodeAt(0));
    add(value[name]);
  }
}

/** A safe integer that is equal for positions that are equal, their fields in the same order; others hardly ever share it. */
export function fingerprintOf(position: Position): number {
  print.clear();
  add(position);
  return print.value;
}
