import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { lessonAddress, placeOf } from '../../../src/table/lesson/place';
import { finishLesson, markLearned, readLessonProgress } from '../../../src/table/lesson/progress';

it('the address of a table names the step of a lesson that leads back', () => {
  const place = placeOf('?position=abc&lesson=chess/fools-mate.3');
  expect(place).toEqual({ game: 'chess', lesson: 'fools-mate', step: 3 });
  expect(lessonAddress(place!, '?quality=low&position=abc')).toBe(
    '/learn/chess/fools-mate?quality=low&step=3',
  );
  expect(lessonAddress({ ...place!, step: 1 }, '')).toBe('/learn/chess/fools-mate');
});

it('the names of games may have dashes', () => {
  expect(placeOf('?lesson=three-men-chess/fork.2')).toEqual({
    game: 'three-men-chess',
    lesson: 'fork',
    step: 2,
  });
});

it.each([
  '',
  '?lesson=',
  '?lesson=//elsewhere.1',
  '?lesson=chess/x',
  '?lesson=chess/x.9999',
  '?lesson=chess/../x.1',
])('the address %j names no lesson', (search) => {
  expect(placeOf(search)).toBeNull();
});

function memory(first: unknown = null) {
  let kept = first;
  return {
    recall: () => kept,
    remember(_: string, value: unknown) {
      kept = value;
    },
  };
}

it('what was learnt is kept, once each', () => {
  const shell = memory();
  markLearned(shell, 'chess', { seen: 'fork' });
  markLearned(shell, 'chess', { seen: 'fork', solved: 'fork.1' });
  const { seen, solved } = unwrap(readLessonProgress(shell, 'chess'));
  expect([...seen]).toEqual(['fork']);
  expect([...solved]).toEqual(['fork.1']);
});

it('a lesson that is seen to its end is kept and heard', () => {
  const heard: string[] = [];
  const page = { memory: memory(), sound: { soundtrack: { touch: (sound: string) => heard.push(sound) } } };
  finishLesson(page, 'chess', 'fork');
  expect([...unwrap(readLessonProgress(page.memory, 'chess')).seen]).toEqual(['fork']);
  expect(heard).toEqual(['done']);
});

it.each([
  [{ version: 2, seen: [], solved: [] }, 'version'],
  [{ version: 1, seen: 'all', solved: [] }, 'seen'],
  [{ version: 1, seen: [], solved: [null] }, 'solved[0]'],
  [{ version: 1, seen: [], solved: [], more: 1 }, 'more'],
])('progress that is not well-formed names its field: %j', (kept, field) => {
  const read = readLessonProgress(memory(kept), 'chess');
  expect(read.ok ? null : read.error.field).toBe(field);
});
