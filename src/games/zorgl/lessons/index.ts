export { zorglRulebook } from './rulebook';
