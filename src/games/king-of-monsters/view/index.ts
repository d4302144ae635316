export { achievements } from './achievements';
export { advanceTable, advanceThrough } from './advance';
export { broadcast } from './broadcast';
export { cardMarks, FACE_BOX, PAINTS, shapeOf, tableCards } from './cardArt';
export {
  CAPTIONS,
  type CaptionKey,
  type CaptionParams,
  choreograph,
  SCENES,
  SOUNDS,
  type SoundKey,
} from './choreography';
export { FACES, faceOf } from './faces';
export * from './geometry';
export { heldCards } from './held';
export { layout, TABLE_LEVEL } from './layout';
export * from './panels';
export * from './pieces';
export { boxPlaces, placeOf, placesIn } from './places';
export { figureOf, placePoint } from './points';
export { presentation } from './presentation';
export { SEAT_COLOURS } from './seatColours';
export { homeSubject, LAMP, obstaclesOf, sideOf, wholeSubject } from './setting';
export { DEFAULT_KING, emblemOf, KING_FIGURES, type KingFigure, pieceSpecs } from './specs';
export { platesOf, rebuildTable, type Table, tableOf, viewOf } from './table';
export { talkBadges } from './talkBadges';
export { moodOf, strainOf, tensionOf } from './tension';
export { thingsOf } from './things';
export { kingWords } from './words';
