import { tetzillaLessonBoard, tetzillaLessons, tetzillaRulebook, tetzillaUnshown } from '#tetzilla/lessons';
import { tetzilla } from '#tetzilla/rules';
import { tetzillaNotes } from '../../../../src/games/tetzilla/lessons/notes';
import { testCoverage, testLessons, testNotes } from '../../../helpers/lessons';

testLessons({ rules: tetzilla, board: tetzillaLessonBoard, lessons: tetzillaLessons });

testCoverage({ rulebook: tetzillaRulebook, lessons: tetzillaLessons, unshown: tetzillaUnshown });

testNotes({ rulebook: tetzillaRulebook, lessons: tetzillaLessons, notes: tetzillaNotes });
