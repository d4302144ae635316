export { autosave, type SaveIdentity } from './autosave';
export {
  type BotDecider,
  type BotTrouble,
  decideHere,
  decideInPool,
  judgeInPool,
  type PooledThinking,
  thinkInPool,
  workHere,
} from './bot-decider';
export { openSaveStorages } from './database';
export { deviceStorage, type SmallStorage } from './device-storage';
export { type DriverDeps, installDriver, type KaijuDriver, letReactSettle, type StageStats } from './driver';
export type { Fault, FaultCode } from './faults';
export { type Foreseeable, Foresight, type Outcome, type PieceChange } from './foresight';
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
export { BOT_DELAY } from './pace';
export { LARGEST_PACKED_JSON, packLink, unpackLink } from './packed-link';
export { decodePosition, encodePosition } from './position-link';
export type { Presentation, PresentationSettings } from './presentation';
export { sessionProblems } from './problems';
export { useAutomaticAnswer, useSession } from './react';
export { type RemoteGame, type RemoteLine, RemoteSource } from './remote-source';
export { SAVES_KEPT } from './save-limit';
export { LONGEST_PICTURE } from './save-pictures';
export { MemoryStorage, type SaveStorage } from './save-storage';
export { parseSavedGame, restoreSaved, restoringSaved, type SavedGame, type SaveFault } from './saved-game';
export { type SaveListing, type SaveNotice, Saves, type SavesOptions } from './saves';
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
