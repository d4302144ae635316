import { tetzillaModule } from '#tetzilla';
import { testGame } from '../../helpers/laws/testGame';
import { crowdedPlay } from '../../helpers/tetzilla/crowded';
import { deadlyGame, mixedOptions, randomGame } from '../../helpers/tetzilla/random-game';

const plays = [
  (seed: number) => randomGame(mixedOptions(seed), seed),
  (seed: number) => deadlyGame(seed),
  (seed: number) => crowdedPlay(seed, 4),
  (seed: number) => crowdedPlay(seed + 50, 4),
];

testGame({ ...tetzillaModule, actsInTheOpen: true, plays }, 4);
