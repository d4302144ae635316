import { tetzillaRulebook } from '#tetzilla/lessons';
import { TETZILLA_LAW } from '../../../helpers/law';
import { testRulebook } from '../../../helpers/rulebook';

testRulebook({
  rulebook: tetzillaRulebook,
  source: 'src/games/tetzilla',
  law: TETZILLA_LAW,
});
