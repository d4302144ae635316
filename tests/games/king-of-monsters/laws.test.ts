import { kingModule } from '#king-of-monsters';
import { embattledPlay, randomGame } from '../../helpers/king/random-game';
import { scatteredPlay } from '../../helpers/king/scattered';
import { testGame } from '../../helpers/laws/testGame';

const plays = [
  (seed: number) => randomGame(seed, 120),
  (seed: number) => embattledPlay(seed, 40),
  (seed: number) => scatteredPlay(seed, 6),
  (seed: number) => scatteredPlay(seed + 50, 6),
];

testGame({ ...kingModule, plays }, 6);
