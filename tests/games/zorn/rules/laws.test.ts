import { simulator, zorn } from '#zorn/rules';
import { testGame } from '../../../helpers/laws/testGame';
import { mixedGame } from '../../../helpers/zorn/random-game';

testGame({ rules: zorn, simulator, plays: [(seed) => mixedGame(seed, 150)] }, 4);
