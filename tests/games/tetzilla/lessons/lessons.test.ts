import { tetzillaLessons, tetzillaRulebook, tetzillaUnshown } from '#tetzilla/lessons';
import { gridOf, SEATS, tetzilla } from '#tetzilla/rules';
import { testCoverage, testLessons } from '../../../helpers/lessons';
import { tokenAt } from '../../../helpers/tetzilla/sketch';

testLessons({
  rules: tetzilla,
  lessons: tetzillaLessons,
  tokenAt,
  isPlace: (opening, name) =>
    gridOf(opening).parse(name) !== undefined ||
    SEATS.some((seat) => seat === name && opening.players[seat] !== undefined),
});

testCoverage({ rulebook: tetzillaRulebook, lessons: tetzillaLessons, unshown: tetzillaUnshown });
