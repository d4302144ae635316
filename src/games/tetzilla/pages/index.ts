export { lobby } from './lobby';
