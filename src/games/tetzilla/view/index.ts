export {
  boxAt,
  FACE_FOOT,
  type FacePoint,
  type FaceTurn,
  FLOOR,
  facePoint,
  facePose,
  LEAN,
  onFace,
  onTable,
  rayOnFace,
  rollOf,
  type TablePoint,
  TILE_DEPTH,
} from './geometry';
export * from './layout';
export { type TetMessages, tetMessages, useTetMessages } from './messages';
export * from './panels';
export * from './pieces';
export {
  advanceTable,
  advanceThrough,
  type Kaiju,
  type Landed,
  lookOfPiece,
  type Pile,
  type Standing,
  type Table,
  tableOf,
} from './table';
export { tetzillaWords } from './words';
