export { CLIPS, type ClipKey } from './clips';
export {
  DIE_KINDS,
  type DieFace,
  type DieKind,
  type DieShape,
  diceRow,
  diePose,
  dieShape,
  type RolledDie,
  type RollOptions,
  rollDice,
} from './dice';
export { CARD_TIMES, carry, type Ends, flip, fly, flyOff, glide, nextOf } from './flights';
export {
  arcTo,
  BASE_RADIUS,
  climb,
  crouch,
  face,
  hopTime,
  hopTo,
  landing,
  lean,
  shift,
  squash,
} from './gestures';
export { leaveMarks, MAX_DECALS, numberedDecals, withDecals } from './marks';
export { greatMoment, MOMENTS, type MomentKind, type ShowMoment } from './moments';
export { endFor, turnOf } from './own';
export {
  type CameraLook,
  type EffectOptions,
  type SceneStart,
  type SeenThing,
  ShowScene,
  type ShowSettings,
} from './scene';
export { SLIDE, settle, settleAll } from './settle';
export { type Blow, strike } from './strike';
export { arcPath, type TrailPoint } from './trails';
export { hitBy } from './weights';
