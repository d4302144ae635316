export { EventSheet, type EventSheetProps } from './EventSheet';
export { filmScene, type PlayedScene, playScene, type SheetGame, type SheetScene } from './game';
