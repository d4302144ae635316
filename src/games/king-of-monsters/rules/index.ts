export { type Action, ActionShape } from './action';
export * from './cards';
export * from './island';
export { type KingTypes, king } from './king';
export { PositionShape } from './parse';
export type * from './position';
export { determinize, simulator } from './simulation';
export type { Event } from './table';
