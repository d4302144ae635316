export { newGameBox } from './shelf';
