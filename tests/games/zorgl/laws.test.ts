import { zorglModule } from '#zorgl';
import type { SetupOptions } from '#zorgl/rules';
import { testGame } from '../../helpers/laws/testGame';
import { mixedPlay } from '../../helpers/mixed-play';
import { randomGame } from '../../helpers/random-game';

const OPTIONS: readonly SetupOptions[] = [
  { places: ['A', 'C'], army: true, flight: 'english' },
  { places: ['B', 'D'], army: false, flight: 'french' },
  { places: ['A', 'B', 'D'], army: true, flight: 'french' },
  { places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' },
  {
    places: ['A', 'B', 'C', 'D'],
    monsters: { A: 'nogyab', B: 'krustazor', C: 'xman', D: 'greatzilla' },
    army: true,
    flight: 'french',
  },
  { places: ['A', 'C'], monsters: { A: 'greatzilla', C: 'nogyab' }, army: true, flight: 'english' },
];

const crowds = [0, 1, 2, 3, 4].map((crowd) => (seed: number) => mixedPlay(seed + 20 * crowd, 6));
const plays = [(seed: number) => randomGame(OPTIONS[seed % OPTIONS.length]!, seed), ...crowds];

testGame({ ...zorglModule, plays }, 6);
