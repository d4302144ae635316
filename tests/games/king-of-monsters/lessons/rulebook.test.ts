import { kingRulebook } from '#king-of-monsters/lessons';
import { KING_LAW } from '../../../helpers/law';
import { testRulebook } from '../../../helpers/rulebook';

testRulebook({
  rulebook: kingRulebook,
  source: 'src/games/king-of-monsters',
  // The lists of heroes and of what zones give have no clauses of their own in the law: one each tells them.
  law: { ...KING_LAW, K18: 1, K19: 1 },
});
