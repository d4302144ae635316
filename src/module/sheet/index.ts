export { EventSheet, type EventSheetProps } from './EventSheet';
export {
  buildSequence,
  type GalleryGame,
  type GroundProps,
  type PlayedScene,
  playScene,
  type SheetScene,
} from './game';
