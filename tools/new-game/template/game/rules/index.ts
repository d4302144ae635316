export { newGame, simulator } from './game';
export { type NewGameTypes, type Position, SEATS, type Seat } from './types';
