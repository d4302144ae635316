export { autosave, type SaveIdentity } from './autosave';
export {
  type BotDecider,
  type BotTrouble,
  decideInPool,
  evaluateInPool,
  localDecider,
  type PooledThinking,
  runInline,
  thinkInPool,
} from './bot-decider';
export { openSaveStorages } from './database';
export { deviceStorage, type SmallStorage } from './device-storage';
export { type DriverDeps, installDriver, type KaijuDriver, letReactSettle, type StageStats } from './driver';
export type { Fault, FaultCode } from './faults';
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
export { LocalSource } from './local-source';
export { MAX_PACKED_JSON, packLink, unpackLink } from './packed-link';
export { BOT_DELAY } from './playbackSpeed';
export { decodePosition, encodePosition } from './position-link';
export type { Presentation, PresentationSettings } from './presentation';
export { type ActionPreview, type Foreseeable, type PieceChange, Previews } from './previews';
export { sessionProblems } from './problems';
export { useAutomaticAnswer, useSession } from './react';
export { type RemoteGame, type RemoteLine, RemoteSource } from './remote-source';
export { SAVES_KEPT } from './save-limit';
export { MAX_PICTURE_LENGTH } from './save-pictures';
export { MemoryStorage, type SaveStorage } from './save-storage';
export { parseSavedGame, restoreSaved, restoringSaved, type SavedGame, type SaveFault } from './saved-game';
export { type SaveListing, Saves, type SavesOptions, type SaveTrouble } from './saves';
export {
  arrangeSeats,
  type Controller,
  figuresOf,
  isHuman,
  lookOf,
  type SeatInfo,
  type SeatLook,
  viewerOf,
} from './seats';
export { Session } from './session';
export type { SessionSetup, SessionSnapshot, StandingAnswers } from './session-setup';
export { SharedSource } from './shared-source';
export { onSnapshot, type SnapshotParts } from './snapshots';
export type { MatchSource, StepListener } from './source';
export {
  actingSeat,
  isLive,
  isRunning,
  type Playback,
  type SessionState,
  type ShownStep,
  type TakeBackBlock,
  visibleHand,
} from './state';
export { type TabMemory, tabMemory } from './tab-memory';
export { openTabChannel, type TabChannel, Tabs } from './tabs';
