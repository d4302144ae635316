export { type BoardLimits, keptToBoard, MIN_DISTANCE, type PictureFrame } from './board';
export {
  type CameraPath,
  rewoundView,
  type Shift,
  STILL,
  shiftBetween,
  shifted,
  sumOf,
  viewAt,
} from './path';
export { type CameraPlan, planCamera, SETTLE } from './plan';
export { CAMERA_PRESETS, type CameraTuning, presetOf } from './preset';
export { Settling } from './settling';
export { extentInView, occlusionRatio } from './sight';
export { type CameraView, eyeOf, type Point, type SafeArea, seenFrom } from './view';
