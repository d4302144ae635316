import { king, simulator } from '#king-of-monsters/rules';
import { embattledPlay, randomGame } from '../../../helpers/king/random-game';
import { scatteredPlay } from '../../../helpers/king/scattered';
import { testGame } from '../../../helpers/laws/testGame';

const plays = [
  (seed: number) => randomGame(seed, 200),
  (seed: number) => embattledPlay(seed, 40),
  (seed: number) => scatteredPlay(seed, 6),
];

testGame({ rules: king, simulator, plays }, 6);
