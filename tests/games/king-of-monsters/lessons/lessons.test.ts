import { kingLessonBoard, kingLessons, kingRulebook, kingUnshown } from '#king-of-monsters/lessons';
import { king } from '#king-of-monsters/rules';
import { kingNotes } from '../../../../src/games/king-of-monsters/lessons/notes';
import type { Sketch } from '../../../../src/games/king-of-monsters/lessons/sketch';
import { testCoverage, testExamples, testLessons, testNotes } from '../../../helpers/lessons';

testLessons({ rules: king, board: kingLessonBoard, lessons: kingLessons });

testExamples<Sketch>('king-of-monsters', kingLessons, {
  options: true,
  turn: true,
  king: true,
  heroes: true,
  reserve: true,
  destroyed: true,
  laid: true,
  chart: true,
  top: true,
  discards: true,
  spent: true,
  known: true,
  stack: true,
  outcome: true,
});

testCoverage({ rulebook: kingRulebook, lessons: kingLessons, unshown: kingUnshown });

testNotes({ rulebook: kingRulebook, lessons: kingLessons, notes: kingNotes });
