export { EventSheet } from './EventSheet';
export { buildSequence, type GalleryGame, lessonScenes, playScene } from './game';
