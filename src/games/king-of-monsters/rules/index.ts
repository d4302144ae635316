export { type Action, ActionShape } from './action';
export * from './cards';
export { determinize } from './determinize';
export * from './island';
export { type KingTypes, king } from './king';
export { PositionShape } from './parse';
export type * from './position';
export { simulator } from './simulation';
export type { Event } from './table';
