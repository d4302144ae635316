export { achievements } from './achievements';
export { advanceTable, advanceThrough } from './advance';
export { broadcast } from './broadcast';
export { cardFaceArt } from './cardArt';
export { chimneysOf } from './chimneys';
export type { CaptionKey, ChoreographySettings, SoundKey } from './choreography';
export { CAPTIONS, choreograph, SOUNDS } from './choreography';
export { cityTable } from './cityTable';
export { boxCentre, headingTo } from './geometry';
export { heldCards } from './held';
export { CARD_THICKNESS, FLOOR_HEIGHT, layout, matOf, sideOf, TABLE_LEVEL, type TableArea } from './layout';
export { useZorglMessages, type ZorglMessages, zorglMessages } from './messages';
export { obstaclesOf } from './obstacles';
export { tableOf } from './opening';
export {
  DEFAULT_NAMES,
  defaultDraft,
  type GameDraft,
  houseRulesOf,
  MONSTER_IDS,
  PLAYER_COUNTS,
  planGame,
  storedDraft,
  withMonster,
  withPlayerCount,
} from './options';
export { rateOf } from './outcome/gains';
export { boxPlaces } from './outcome/places';
export { refusalAt, refusalBeside } from './outcome/refusal';
export { openUses, ringId, ringUse } from './outcome/ring';
export { outcomeSigns } from './outcome/signs';
export { effectsSoFar, fleeingFrom, outcomeWords } from './outcome/words';
export * from './panels';
export { monsterFigure, pieceSpecs } from './pieces';
export { floorPlan } from './plan';
export { placeOf } from './points';
export { presentation } from './presentation';
export { PRESET_IDS, type PresetId, presetOf, withPreset } from './presets';
export { clockwise, moveTarget, turned, withMoved, withNewPlayer, withoutPlayer } from './seating';
export { builtBoxes, homeSubject, seatMats } from './setting';
export type { Building, Family, Piece, Pile, Standing, Table } from './table';
export { monsterPiece } from './table';
export { highlightTargets, type Worth } from './targets';
export { strainOf, tensionOf } from './tension';
export { contentWords, textGrid } from './textGrid';
export { thingsOf } from './things';
export { zorglWords } from './words';
