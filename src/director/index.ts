export { TimelineBuilder } from './builder';
export type {
  CameraCue,
  CaptionCue,
  ClipCue,
  Cue,
  EffectCue,
  EffectKind,
  GroundPoint,
  ShakeCue,
  SoundCue,
} from './cue';
export { EFFECTS } from './cue';
export type { CueListener, CueVisitor, StepListener } from './director';
export { Director, FASTEST, SLOWEST, visitActiveCues } from './director';
export type { Easing, Shape } from './easing';
export { EASINGS, SHAPES } from './easing';
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
export type { Deflection, Segment, Timeline, Track } from './timeline';
export { sampleTimeline } from './timeline';
