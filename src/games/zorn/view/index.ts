export { areaNames } from '#zorn/words';
export { type ActionBeat, type BeatName, beatsOf } from './beats';
export { orderCards } from './cards/cardArt';
export { ORDER_KINDS, orderFace } from './cards/orders';
export {
  baseRadius,
  houseOfCounter,
  type PlacedUnit,
  placedUnits,
  type StandingFigure,
  standingFigures,
} from './crowd';
export { TALL, TREES, VALLEY_DETAIL, VALLEY_FILE, type ValleyDetail } from './detail';
export {
  CHAMPION_NAMES,
  type Champion,
  FIGURES_FILE,
  figureOf,
  isChampion,
  MOTIONS,
  type Motion,
} from './figures';
export { GARRISON_STAR, HOUSE_LOOKS, HOUSES, type House } from './houses';
export { CELL_NAMES, LAND_STATES, type LandState, type LandStates } from './landStates';
export {
  blendHours,
  blendLights,
  DAY_TIMES,
  type DayHours,
  type DayLight,
  type DayTime,
} from './lights';
export {
  AREA_PLACES,
  BANNER_PLACES,
  BANNER_TOP,
  FIGURE_BASE,
  MAP_SIZE,
  type MapPoint,
  type Place,
  RIFT_PLACES,
  WALL_PLACES,
} from './places';
export { areaOf, depthIn, inwards, isInside, type Ring } from './ring';
export { areaSubject, valleySubject } from './subjects';
export {
  outlinePoints,
  sealPose,
  TOKEN_BOX,
  TOKEN_GROUPS,
  TOKEN_THICKNESS,
  TOKENS,
  type TokenDesign,
  type TokenFace,
  TRACK,
  thornPose,
  tokenPose,
} from './tokens';
