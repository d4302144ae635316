import { ok, type Result } from '#core';
import { plainText, readWord } from '#learning';
import type { Part } from './forms';
import { fail } from './problems';
import type { Vocabulary } from './vocabulary';

/** Formats and parses one part of a phrase. */
interface PartCodec {
  /** Undefined if there are no words for the value. */
  write(value: unknown): string | undefined;
  /** @param text as returned by `plainText`. The rules check whether the thing exists. */
  read(text: string, field: string): Result<unknown>;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const asText = (read: (text: string) => string): PartCodec => ({
  write: textOf,
  read: (text) => ok(read(text)),
});

/** `d-ir1` and `pa` in their proper case; `e2` is an area here. */
const unitOrArea = (text: string): string =>
  text
    .replace(/^([a-z])-/, (letter) => letter.toUpperCase())
    .replace(/^p[a-e]$/, (pass) => pass.toUpperCase());

/** `e2` is a flank here. */
const placeOrFlank = (text: string): string =>
  unitOrArea(text).replace(/^[we][0-3]$/, (place) => place.toUpperCase());

const someOf = (names: Readonly<Record<string, string>>): PartCodec => ({
  write: (value) => (typeof value === 'string' ? names[value] : undefined),
  read: (text, field) => readWord(field, text, names),
});

const NUMBER: PartCodec = {
  write: (value) => String(value),
  read: (text, field) => (/^\d{1,3}$/.test(text) ? ok(Number(text)) : fail(field, 'type.integer')),
};

/** Counters of a muster: `2 ironmen, 1 levy`. */
const mustered = (kinds: Vocabulary['names']['counters']): PartCodec => ({
  write(value) {
    const names = value as readonly string[];
    const phrases = Object.entries(kinds).flatMap(([kind, { one, many }]) => {
      const count = names.filter((each) => each === kind).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    });
    return phrases.join(', ');
  },
  read(text, field) {
    const counts = new Map<string, number>();
    for (const piece of text.split(/ ?, ?/)) {
      const [, count, name = ''] = /^(\d{1,2}) (.*)$/.exec(piece) ?? [];
      const kind = Object.entries(kinds).find(([, { one, many }]) =>
        [one, many].map(plainText).includes(name),
      );
      if (count === undefined || kind === undefined) {
        const known = Object.values(kinds).map(({ many }) => many);
        return fail(field, 'record.word', { text: piece, known });
      }
      counts.set(kind[0], Number(count));
    }
    return ok(
      Object.keys(kinds).flatMap((kind) => Array.from({ length: counts.get(kind) ?? 0 }, () => kind)),
    );
  },
});

/** Codecs of all parts in one language. */
export const partsIn = (words: Vocabulary): Readonly<Record<Part, PartCodec>> => ({
  unit: asText(unitOrArea),
  target: asText(unitOrArea),
  area: asText(unitOrArea),
  via: asText(unitOrArea),
  aim: asText(unitOrArea),
  answer: asText(unitOrArea),
  place: asText(placeOrFlank),
  rival: asText((text) => text.toUpperCase()),
  count: NUMBER,
  counters: mustered(words.names.counters),
  goods: someOf(words.goods),
  resource: someOf(words.resources),
  mercenary: someOf(words.names.mercenaries),
  order: someOf(words.orders),
  value: someOf(words.values),
  ill: someOf(words.ills),
  spell: someOf(words.names.spells),
  die: someOf(words.dice),
});
