export { autosave, type SaveIdentity } from './autosave';
export { openSaveStorages } from './database';
export { deviceStorage, type SmallStorage } from './device-storage';
export {
  CLOCKS,
  type Clock,
  HIDDEN_PAGES,
  type HiddenPage,
  type Launch,
  type LaunchGame,
  parseLaunch,
} from './launch';
export { Library, type LibraryEntry } from './library';
export { MAX_PACKED_JSON, packLink, unpackLink } from './packed-link';
export { decodePosition, encodePosition } from './position-link';
export { storageProblems } from './problems';
export { SAVES_KEPT } from './save-limit';
export { MAX_PICTURE_LENGTH } from './save-pictures';
export { MemoryStorage, type SaveStorage } from './save-storage';
export { parseSavedGame, restoreSaved, restoringSaved, type SavedGame, type SaveFault } from './saved-game';
export { type SaveListing, Saves, type SavesOptions, type SaveTrouble } from './saves';
export { type TabMemory, tabMemory } from './tab-memory';
export { openTabChannel, type TabChannel, Tabs } from './tabs';
