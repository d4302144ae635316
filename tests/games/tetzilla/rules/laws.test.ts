import { simulator, tetzilla } from '#tetzilla/rules';
import { testGame } from '../../../helpers/laws/testGame';
import { crowdedPlay } from '../../../helpers/tetzilla/crowded';
import { mixedOptions, randomGame } from '../../../helpers/tetzilla/random-game';

const plays = [
  (seed: number) => randomGame(mixedOptions(seed), seed),
  (seed: number) => crowdedPlay(seed, 4),
];

testGame({ rules: tetzilla, simulator, plays }, 4);
