export { EventSheet, type EventSheetProps } from './EventSheet';
export {
  buildSequence,
  type GalleryGame,
  type PlayedScene,
  playScene,
  type SheetScene,
} from './game';
