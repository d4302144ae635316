export { CLIPS, type ClipKey } from './clips';
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
export { greatMoment, MOMENTS, type Moment, type MomentKind } from './moments';
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
export { arcPath, type Point } from './trails';
export { hitBy } from './weights';
