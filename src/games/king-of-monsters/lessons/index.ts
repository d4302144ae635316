export { kingRulebook } from './rulebook';
