import { zorglRulebook } from '#zorgl/lessons';
import { ZORGL_LAW } from '../../../helpers/law';
import { testRulebook } from '../../../helpers/rulebook';

testRulebook({
  rulebook: zorglRulebook,
  source: 'src/games/zorgl',
  law: ZORGL_LAW,
});
