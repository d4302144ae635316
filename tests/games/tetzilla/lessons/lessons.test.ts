import {
  tetzillaIdeaTerms,
  tetzillaLessonBoard,
  tetzillaLessons,
  tetzillaRulebook,
  tetzillaUnshown,
} from '#tetzilla/lessons';
import { type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import type { Sketch } from '../../../../src/games/tetzilla/lessons/sketch';
import { testCoverage, testLessons, testNotes, testTeaching } from '../../../helpers/lessons';

testLessons({ rules: tetzilla, board: tetzillaLessonBoard, lessons: tetzillaLessons });

testTeaching<Sketch, TetzillaTypes>(
  'tetzilla',
  { lessons: tetzillaLessons, terms: tetzillaIdeaTerms },
  {
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
  },
);

testCoverage({ rulebook: tetzillaRulebook, lessons: tetzillaLessons, unshown: tetzillaUnshown });

testNotes({ rulebook: tetzillaRulebook, lessons: tetzillaLessons });
