export { AbilityTray, type AbilityTrayProps, EnterTray, type EnterTrayProps } from './ChoiceTrays';
export { describeShot, FireTray, type FireTrayProps } from './FireTray';
export { MoveTray, type MoveTrayProps } from './MoveTray';
export { TilePicture, type TilePictureProps } from './TilePicture';
export { TileTray, type TileTrayProps } from './TileTray';
