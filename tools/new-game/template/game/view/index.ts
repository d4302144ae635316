export { words } from './gameWords';
export { messages } from './messages';
export { FLOOR_HEIGHT, floorPiece, presentation, type Table } from './presentation';
