export { TimelineBuilder } from './builder';
export {
  type BoardLimits,
  CAMERA_PRESETS,
  type CameraPath,
  type CameraPlan,
  type CameraTuning,
  type CameraView,
  extentInView,
  eyeOf,
  keptToBoard,
  MIN_DISTANCE,
  occlusionRatio,
  type PictureFrame,
  type Point,
  planCamera,
  presetOf,
  rewoundView,
  type SafeArea,
  SETTLE,
  Settling,
  type Shift,
  STILL,
  seenFrom,
  shiftBetween,
  shifted,
  sumOf,
  viewAt,
} from './camera';
export type {
  CameraCue,
  CameraRole,
  CameraSubject,
  CaptionCue,
  ClipCue,
  Cue,
  Decal,
  DecalCue,
  EffectCue,
  GlowCue,
  GroundPoint,
  PathPoint,
  ShakeCue,
  SoundCue,
} from './cue';
export { CAMERA_ROLES } from './cue';
export { type DecalVisitor, visitDecals } from './decals';
export type { CueListener } from './director';
export { Director, MAX_SPEED, MIN_SPEED } from './director';
export type { Easing, Shape } from './easing';
export { EASINGS, ease, SHAPES } from './easing';
export { aimPoint, isWithin, neighbourTowards, type Outline, type Place } from './place';
export type { Channel, Layout, Pose } from './pose';
export {
  CHANNEL_COUNT,
  CHANNEL_OFFSET,
  CHANNELS,
  layoutBuffer,
  PieceIndex,
  REST_POSE,
  readPose,
  writePose,
} from './pose';
export { withReducedMotion } from './reducedMotion';
export { type SequenceMoment, TimelineSequence } from './reel';
export type { Beat, CueVisitor, OffsetSegment, Segment, Timeline, Track } from './timeline';
export { sampleTimeline, shareAt, visitActiveCues } from './timeline';
export { displayTime, type TimeWarp } from './timeWarp';
