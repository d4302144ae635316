export { tetzillaRulebook } from './rulebook';
