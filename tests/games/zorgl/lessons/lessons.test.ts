import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { playLesson } from '#learning';
import { zorglLessonBoard, zorglLessons, zorglRulebook, zorglUnshown } from '#zorgl/lessons';
import { parseBoard, zorgl } from '#zorgl/rules';
import { zorglNotes } from '../../../../src/games/zorgl/lessons/notes';
import { testCoverage, testLessons, testNotes } from '../../../helpers/lessons';

testLessons({ rules: zorgl, board: zorglLessonBoard, lessons: zorglLessons });

testCoverage({ rulebook: zorglRulebook, lessons: zorglLessons, unshown: zorglUnshown });

testNotes({ rulebook: zorglRulebook, lessons: zorglLessons, notes: zorglNotes });

it.each(zorglLessons)('$id begins with a board of the rules', (lesson) => {
  const { board } = unwrap(playLesson(zorgl, lesson)).positions[0];
  expect(parseBoard(board).ok).toBe(true);
});
