import { zorglRulebook } from '#zorgl/lessons';
import { testRulebook } from '../../../helpers/rulebook';

testRulebook({
  rulebook: zorglRulebook,
  source: 'src/games/zorgl',
  clauses: {
    Z1: 5,
    Z2: 6,
    Z3: 6,
    Z4: 3,
    Z5: 3,
    Z6: 11,
    Z7: 8,
    Z8: 5,
    Z9: 5,
    Z10: 3,
    Z11: 15,
    Z12: 1,
  },
});
