export { diceRow, diePose } from './rest';
export { type RolledDie, type RollOptions, rollDice } from './roll';
export { DIE_KINDS, type DieFace, type DieKind, type DieShape, dieShape } from './solids';
