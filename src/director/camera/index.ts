export { type CameraPath, type Glide, rewoundView, shiftBetween, shifted, viewAt } from './path';
export { type CameraPlan, planCamera } from './plan';
export { CAMERA_PRESETS, type CameraTuning } from './preset';
export { hiddenShare, reachOf } from './sight';
export { type CameraView, eyeOf, type Point, type SafeArea, seenFrom } from './view';
