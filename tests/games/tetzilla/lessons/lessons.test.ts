import { tetzillaLessonBoard, tetzillaLessons, tetzillaRulebook, tetzillaUnshown } from '#tetzilla/lessons';
import { tetzilla } from '#tetzilla/rules';
import { testCoverage, testLessons } from '../../../helpers/lessons';

testLessons({ rules: tetzilla, board: tetzillaLessonBoard, lessons: tetzillaLessons });

testCoverage({ rulebook: tetzillaRulebook, lessons: tetzillaLessons, unshown: tetzillaUnshown });
