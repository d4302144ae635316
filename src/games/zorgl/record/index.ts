export { GameFileShape, parseGameFile, type RecordedGame } from './gameFile';
export { parseRecord, readingRecord } from './read';
export { formatRecord } from './write';
