import {
  kingIdeaTerms,
  kingLessonBoard,
  kingLessons,
  kingRulebook,
  kingUnshown,
} from '#king-of-monsters/lessons';
import { type KingTypes, king } from '#king-of-monsters/rules';
import type { Sketch } from '../../../../src/games/king-of-monsters/lessons/sketch';
import { testCoverage, testLessons, testNotes, testTeaching } from '../../../helpers/lessons';

testLessons({ rules: king, board: kingLessonBoard, lessons: kingLessons });

testTeaching<Sketch, KingTypes>(
  'king-of-monsters',
  { lessons: kingLessons, terms: kingIdeaTerms },
  {
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
  },
);

testCoverage({ rulebook: kingRulebook, lessons: kingLessons, unshown: kingUnshown });

testNotes({ rulebook: kingRulebook, lessons: kingLessons });
