export type * from './action';
export { ACTION_KINDS } from './action';
export {
  type BoxContent,
  columnsOf,
  contentOf,
  formatBoard,
  gridOf,
  parseBoard,
  playerCount,
  tokenOf,
} from './board';
export { DEADLY_HITS, FOUNDING_ROUNDS, KAIJU_IN_BOX, ROWS, TOKENS, TURNS } from './constants';
export { type EvaluationSample, FEATURES, readEvaluationSample } from './evaluation';
export type * from './event';
export { columnName, columnNumber, columnsFor, distanceBetween, gridFor } from './grids';
export { type BuiltColumns, builtColumns, type Landing, landingRow, landingsOf } from './landing';
export * from './markers';
export { ActionShape } from './parseAction';
export { formatPlaced, type Placed, parsePlaced } from './placed';
export type * from './position';
export { ABILITY_CHOICES, DECIDING_STAGES, END_REASONS, SEATS, STAGES } from './position';
export { PositionShape } from './positionShape';
export { simulator } from './simulation';
export { type Sign, type SpunTile, spinsOfTile, spunBy, type TileBox } from './spins';
export { tetzilla } from './tetzilla';
export { SHAPES, TILE_IDS, TILES, type TileId, type TileShape } from './tiles';
export type { TetzillaTypes } from './types';
