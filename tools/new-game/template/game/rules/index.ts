export { newGame, simulator } from './game';
export { type Event, type NewGameTypes, type Position, SEATS, type Seat } from './types';
