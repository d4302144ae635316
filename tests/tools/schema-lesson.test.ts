import { Ajv2020, type AnySchema } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { type Game, type GameTypes, Random } from '#core';
import { kingLessons } from '#king-of-monsters/lessons';
import { king } from '#king-of-monsters/rules';
import { formatLessonFile, type Lesson, parseLessonFile } from '#learning';
import { tetzillaLessons } from '#tetzilla/lessons';
import { tetzilla } from '#tetzilla/rules';
import { zorglLessons } from '#zorgl/lessons';
import { zorgl } from '#zorgl/rules';
import { SCHEMAS } from '../../tools/schema/schemas';
import { mutateJson } from '../fuzz/mutateJson';
import { teachingFiles } from '../helpers/lessons';

const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true });

/** Names that parsers drop, because every object has something under them. */
const DROPPED = new Set(['__proto__', 'constructor', 'prototype']);

/** What JSON keeps of a value, but for what parsers drop; null for one that it cannot hold. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null', (key, inner: unknown) =>
      DROPPED.has(key) ? undefined : inner,
    );
  } catch {
    return null;
  }
}

describe.each([
  ['zorgl', zorgl as Game<GameTypes>, zorglLessons as readonly Lesson[]],
  ['tetzilla', tetzilla as Game<GameTypes>, tetzillaLessons as readonly Lesson[]],
  ['king-of-monsters', king as Game<GameTypes>, kingLessons as readonly Lesson[]],
])('the schema of lessons of %s', (id, rules, lessons) => {
  const isLesson = ajv.compile(SCHEMAS[`${id}-lesson.schema.json`] as AnySchema);
  const files = lessons.map((lesson) => plain(formatLessonFile(id, lesson)));

  it('takes every lesson of the game', () => {
    for (const file of files) expect(isLesson(file), JSON.stringify(isLesson.errors)).toBe(true);
  });

  it('refuses nothing that the program takes', () => {
    const random = Random.fromSeed(8);
    const count = { taken: 0, refused: 0 };
    for (let index = 0; index < 400; index++) {
      const changed = plain(mutateJson(random.pick(files), random, random.pick(files)));
      if (!isLesson(changed)) count.refused++;
      if (!parseLessonFile(rules, changed).ok) continue;
      count.taken++;
      expect(isLesson(changed), JSON.stringify(isLesson.errors)).toBe(true);
    }
    expect(count.taken).toBeGreaterThan(20);
    expect(count.refused).toBeGreaterThan(100);
  });
});

const GAMES = ['zorgl', 'tetzilla', 'king-of-monsters'];

it.each([
  ['kaiju-rulebook', /^rulebook\//],
  ['kaiju-hints', /^hints/],
  ['kaiju-first-game', /^firstGame/],
])('the schema %s takes the files of all games, and no other fields', (name, files) => {
  const fits = ajv.compile(SCHEMAS[`${name}.schema.json`] as AnySchema);
  const all = GAMES.flatMap((game) =>
    Object.entries(teachingFiles(game)).flatMap(([file, value]) => (files.test(file) ? [value] : [])),
  );
  expect(all.length).toBeGreaterThanOrEqual(GAMES.length);
  for (const file of all) {
    expect(fits(file), JSON.stringify(fits.errors)).toBe(true);
    expect(fits(Array.isArray(file) ? [{ ...file[0], zz: 1 }] : { ...(file as object), zz: 1 })).toBe(false);
  }
});
