import { testGame } from '../../../../tests/helpers/laws/testGame';
import { newGameModule } from '../game';

const { rules, simulator, seats, presentation } = newGameModule;

testGame({ rules, simulator, seats, presentation }, 8);
