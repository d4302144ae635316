export {
  type BotDecider,
  type BotTrouble,
  decideInPool,
  evaluateInPool,
  localDecider,
  type PooledThinking,
  runInline,
  searchInPool,
} from './bot-decider';
export { type DriverDeps, installDriver, type KaijuDriver, letReactSettle, type StageStats } from './driver';
export { errorMessage, type Fault, type FaultCode } from './faults';
export { LocalSource } from './local-source';
export { BOT_DELAY } from './playbackSpeed';
export type { Presentation, PresentationSettings } from './presentation';
export { type ActionPreview, type Foreseeable, type PieceChange, Previews } from './previews';
export { sessionProblems } from './problems';
export { useAutomaticAnswer, useSession } from './react';
export { type RemoteGame, type RemoteLine, RemoteSource } from './remote-source';
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
