export * from './compass';
export type { Mark, PathMark, TextMark } from './drawing';
export { EMBLEM_CORNERS, EMBLEMS, type Emblem } from './emblem';
export * from './fingerprint';
export {
  catalogueWithFrenchSpacing,
  frenchOf,
  frenchThat,
  frenchTo,
  frenchType,
  withFrenchSpacing,
} from './french';
export * from './game';
export {
  formatGameFile,
  type GameFile,
  GameFileHead,
  gameFileShape,
  MAX_ACTIONS,
  NAME_LENGTH,
  PlayerShape,
  parseGameFile,
  type RecordedGame,
  type RecordedPlayer,
  type RecordedPlayers,
  readingGameFile,
  tidyName,
} from './gameFile';
export * from './grid';
export { whenIdle } from './leisure';
export * from './levels';
export * from './makers';
export * from './match';
export { distinctName, visibleText } from './names';
export * from './options';
export { codesOf, formatValue, parseShape } from './parseShape';
export * from './pings';
export * from './plainSimulation';
export * from './preferences';
export * from './problem';
export { coreProblems, fail, makeProblem } from './problems';
export type { CoreProblems } from './problems.en';
export * from './random';
export * from './ranking';
export * from './redacted';
export * from './result';
export * from './seed';
export * from './simulation';
export * from './softmax';
export { TABLE_DRAG, type TableDrag } from './tableDrag';
export * from './task';
export { type UndoBlock, undoBlock } from './undo';
export * from './view';
