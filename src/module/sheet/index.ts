export { EventSheet, type EventSheetProps } from './EventSheet';
export {
  filmScene,
  type GroundProps,
  type PlayedScene,
  playScene,
  type SheetGame,
  type SheetScene,
} from './game';
