import { kingLessonBoard, kingLessons, kingRulebook, kingUnshown } from '#king-of-monsters/lessons';
import { king } from '#king-of-monsters/rules';
import { kingNotes } from '../../../../src/games/king-of-monsters/lessons/notes';
import { testCoverage, testLessons, testNotes } from '../../../helpers/lessons';

testLessons({ rules: king, board: kingLessonBoard, lessons: kingLessons });

testCoverage({ rulebook: kingRulebook, lessons: kingLessons, unshown: kingUnshown });

testNotes({ rulebook: kingRulebook, lessons: kingLessons, notes: kingNotes });
