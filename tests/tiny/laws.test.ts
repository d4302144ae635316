import { testGame } from '../helpers/laws/testGame';
import { lap, simulator } from './rules';

testGame({ rules: lap, simulator }, 8);
