import { tetzillaLessonBoard, tetzillaLessons, tetzillaRulebook, tetzillaUnshown } from '#tetzilla/lessons';
import { tetzilla } from '#tetzilla/rules';
import { tetzillaNotes } from '../../../../src/games/tetzilla/lessons/notes';
import type { Sketch } from '../../../../src/games/tetzilla/lessons/sketch';
import { testCoverage, testExamples, testLessons, testNotes } from '../../../helpers/lessons';

testLessons({ rules: tetzilla, board: tetzillaLessonBoard, lessons: tetzillaLessons });

testExamples<Sketch>('tetzilla', tetzillaLessons, {
  players: true,
  tiles: true,
  put: true,
  seats: true,
  turn: true,
  options: true,
  tile: true,
  fired: true,
  aside: true,
  deck: true,
  buildings: true,
  guards: true,
});

testCoverage({ rulebook: tetzillaRulebook, lessons: tetzillaLessons, unshown: tetzillaUnshown });

testNotes({ rulebook: tetzillaRulebook, lessons: tetzillaLessons, notes: tetzillaNotes });
