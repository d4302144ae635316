export {
  formatGameFile,
  type GameFile,
  GameFileShape,
  parseGameFile,
  type RecordedGame,
  type RecordedPlayer,
  type RecordedPlayers,
  tidyName,
} from './gameFile';
export { RECORD_LANGUAGES, type RecordLanguage } from './languages';
export { parseRecord } from './read';
export { formatRecord } from './write';
