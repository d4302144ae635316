export { achievements } from './achievements';
export { advanceTable, advanceThrough } from './advance';
export { broadcast } from './broadcast';
export {
  CAPTIONS,
  type CaptionKey,
  type CaptionParams,
  choreograph,
  SOUNDS,
  type SoundKey,
} from './choreography';
export { DECAL_PLANE } from './decals';
export { footAbove, footOf } from './foot';
export {
  boxAt,
  FACE_FOOT,
  type FacePoint,
  type FaceTurn,
  FLOOR,
  FRAME_COLUMNS,
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
export { boxPlaces, boxPoint, placeOf } from './points';
export { presentation } from './presentation';
export { CAMERA, frontSubject, homeSubject, LAMP, seatMats } from './setting';
export { HITS_MODELS, pieceSpecs, TOKENS_MODELS } from './specs';
export {
  type Kaiju,
  type Landed,
  lookOfPiece,
  type Pile,
  type Standing,
  type Table,
  tableOf,
} from './table';
export { tensionOf } from './tension';
export { costOf, thingsOf } from './things';
export { tetzillaWords } from './words';
