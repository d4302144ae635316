export { CAMERA_STYLES, type CameraStyle, MANNERS } from './manner';
export { type CameraPath, type Glide, shiftBetween, shifted, viewAt, viewGoingBack } from './path';
export { type CameraPlan, planCamera } from './plan';
export { hiddenShare, reachOf } from './sight';
export { type CameraView, eyeOf, type Point, type SafeArea, seenFrom } from './view';
