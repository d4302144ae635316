import { SEATS, simulator, zorn } from '#zorn/rules';
import { testGame } from '../../helpers/laws/testGame';
import { mixedGame } from '../../helpers/zorn/random-game';

const plays = [(seed: number) => mixedGame(seed, 80)];

testGame({ rules: zorn, simulator, seats: SEATS, actsInTheOpen: true, plays }, 7);
