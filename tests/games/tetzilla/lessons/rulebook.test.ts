import { tetzillaRulebook } from '#tetzilla/lessons';
import { testRulebook } from '../../../helpers/rulebook';

testRulebook({
  rulebook: tetzillaRulebook,
  source: 'src/games/tetzilla',
  clauses: { T1: 3, T2: 5, T3: 5, T4: 10, T5: 8, T6: 7, T7: 2, T8: 3, T9: 5, T10: 3, T11: 1, T12: 4 },
});
