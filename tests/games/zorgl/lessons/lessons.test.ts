import { expect, it } from 'vitest';
import { playLesson, unwrap } from '#core';
import { zorglLessons, zorglRulebook, zorglUnshown } from '#zorgl/lessons';
import { GRID, parseBoard, SEATS, zorgl } from '#zorgl/rules';
import { tokenAt } from '../../../helpers/cards';
import { testCoverage, testLessons } from '../../../helpers/lessons';

testLessons({
  rules: zorgl,
  lessons: zorglLessons,
  tokenAt,
  isPlace: (_, name) => GRID.parse(name) !== undefined || SEATS.some((seat) => seat === name),
});

testCoverage({ rulebook: zorglRulebook, lessons: zorglLessons, unshown: zorglUnshown });

it.each(zorglLessons)('$id begins with a board of the rules', (lesson) => {
  const { board } = unwrap(playLesson(zorgl, lesson)).positions[0];
  expect(parseBoard(board).ok).toBe(true);
});
