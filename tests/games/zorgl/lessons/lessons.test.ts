import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { playLesson } from '#learning';
import { zorglIdeaTerms, zorglLessonBoard, zorglLessons, zorglRulebook, zorglUnshown } from '#zorgl/lessons';
import { parseBoard, type ZorglTypes, zorgl } from '#zorgl/rules';
import type { Sketch } from '../../../../src/games/zorgl/lessons/sketch';
import { testCoverage, testLessons, testNotes, testTeaching } from '../../../helpers/lessons';

testLessons({ rules: zorgl, board: zorglLessonBoard, lessons: zorglLessons });

testTeaching<Sketch, ZorglTypes>(
  'zorgl',
  { lessons: zorglLessons, terms: zorglIdeaTerms },
  {
    boxes: true,
    city: true,
    hands: true,
    order: true,
    monsters: true,
    floors: true,
    units: true,
    flight: true,
    army: true,
    pending: true,
    aloft: true,
    turn: true,
    drawn: true,
  },
);

testCoverage({ rulebook: zorglRulebook, lessons: zorglLessons, unshown: zorglUnshown });

testNotes({ rulebook: zorglRulebook, lessons: zorglLessons });

it.each(zorglLessons)('$id begins with a board of the rules', (lesson) => {
  const { board } = unwrap(playLesson(zorgl, lesson)).positions[0];
  expect(parseBoard(board).ok).toBe(true);
});
