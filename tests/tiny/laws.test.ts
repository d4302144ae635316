import { testGame } from '../helpers/laws/testGame';
import { lapModule } from './module';

const { rules, simulator, seats, presentation } = lapModule;

testGame({ rules, simulator, seats, presentation }, 8);
