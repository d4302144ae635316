export { newGameTable } from './gameTable';
