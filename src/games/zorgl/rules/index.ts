export type * from './action';
export { ACTION_KINDS } from './action';
export { ActionList } from './actionList';
export { type BoxContent, CITY, formatBoard, GRID, parseBoard, sameContent } from './board';
export * from './cards';
export { CITIES, CITY_IDS, type CityId } from './cities';
export {
  type City,
  type CityFault,
  CityShape,
  cityFaults,
  faultProblem,
  formatCity,
  foundCity,
  MAX_CITY_NAME_LENGTH,
  MAX_UNITS,
  parseCity,
  readCity,
} from './city';
export {
  isSymmetric,
  type Motion,
  motionsOf,
  moveBox,
  moveContent,
  moveContents,
  SYMMETRIES,
  type Symmetry,
  symmetryOf,
} from './citySymmetry';
export { toState } from './convert';
export { FEATURES, readFeatures } from './evaluation';
export type * from './event';
export { REST } from './filledIn';
export { type Gain, gainsOf, scores } from './gains';
export type * from './houseMonster';
export { HOUSE_MODELS } from './houseMonster';
export { listLegal } from './legal';
export {
  type Cast,
  COMMON_MONSTER,
  houseMonsterOf,
  MONSTERS,
  mixOf,
  SPECIAL_MONSTERS,
  traitsOf,
} from './monsters';
export { parsePlayable } from './parse';
export { ActionShape } from './parseAction';
export {
  formatHouseMonster,
  HouseMonsterShape,
  MAX_NAME_LENGTH,
  parseHouseMonster,
  readHouseMonster,
} from './parseHouseMonster';
export { type Playout, playout } from './playout';
export type * from './position';
export { FLIGHTS, SEATS } from './position';
export { PositionShape } from './positionShape';
export { rankSeats } from './ranking';
export { MAX_ID_LENGTH } from './shapes';
export { simulator } from './simulation';
export type * from './traits';
export { ADVANTAGE_IDS, MEGA_IDS, WEAKNESS_IDS } from './traits';
export { pileWorth } from './worth';
export { problemWith, type ZorglTypes, zorgl } from './zorgl';
