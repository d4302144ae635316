export { type Achievement, inAll, inOneGame, type PlayedGame, won } from './achievements';
export type { GameBox, Span } from './box';
export type { Course, GameBroadcast, Goods, InPlay, SeatLine, SeatMember, SeatScore } from './broadcast';
export { captionOf, soundCaption } from './captions';
export { commits, type ReactHook } from './commits';
export { type GameScene, GameTableView, moodOf } from './GameTableView';
export type { GameEntry, GameModule } from './game';
export type { GameLobby, LobbyFormProps } from './lobby';
export { PictureGuard, type PictureGuardProps } from './PictureGuard';
export type { LinkHandler, PageProps, PageRoute } from './pages';
export { ChoiceList, ChoiceTray, type TrayChoice } from './panels/ChoiceTray';
export { Hands } from './panels/Hands';
export { clauseBy, type LogContext, type LogRow, type LogTable, logClauses, logLines } from './panels/log';
export { Pips } from './panels/Pips';
export { SeatPanel, type SeatRow } from './panels/SeatPanel';
export type { SeatHand } from './panels/seatHand';
export { TurnBar } from './panels/TurnBar';
export { pictureReady } from './pictureReady';
export { ActionButtons, type ActionButtonsProps } from './plain/ActionButtons';
export { DEFAULT_MODULE, DEFAULT_TABLE, DEFAULT_WORDS } from './plain/defaults';
export { PlainTurn } from './plain/PlainTurn';
export { plainSigns } from './plain/plainSigns';
export { type ActionControl, useLegalActions } from './plain/useLegalActions';
export { looksIn, type PlannedGame } from './plan';
export type { GameRecords, RecordText } from './record';
export { type ReasonOf, type RefusedClick, refusalOf, refusedElsewhere, useRefusal } from './refusals';
export { seatColoursOf } from './seatColours';
export { sequenceSource } from './sequenceSource';
export {
  type GameServices,
  type Memory,
  type Notices,
  type PageClock,
  type PagePreferences,
  type PageSounds,
  type PreferenceStore,
  type RandomSource,
  type ReadableStore,
  ServicesProvider,
  type Storages,
  useMemory,
  useNotices,
  usePageClock,
  usePreferenceStore,
  usePreferences,
  useRandom,
  useService,
  useSound,
  useStorages,
} from './services';
export {
  botsIn,
  chosenPreset,
  type DraftCheck,
  draftToStore,
  nameInDraft,
  planOf,
  proposeDraft,
  readDraft,
  type SeatDraft,
  type SetupDraft,
  withOwn,
  withSeat,
} from './setup/draft';
export { FigureDialog } from './setup/FigureDialog';
export { HouseRules } from './setup/HouseRules';
export { SetupForm } from './setup/SetupForm';
export { CastHead, SetupFrame } from './setup/SetupFrame';
export type { SetupWords } from './setup/words';
export { shakeOf } from './shake';
export {
  type GamePanelProps,
  type GameTable,
  type HeldCards,
  type OverlayProps,
  panelView,
  type Refusal,
  type SceneryProps,
  type SeatFigures,
  type Signs,
  type SignsOf,
  type TableHint,
  type TableSource,
  type TableTalk,
  type TurnControl,
  type UndoOffer,
} from './table';
export { type CourseEntry, type Tally, tallyOf } from './tally';
export type { Teaching } from './teaching';
export type { TextBoard, TextSection } from './textBoard';
export { useClock } from './useClock';
export { type FirstPicture, useFirstFrame } from './useFirstFrame';
export { useLink } from './useLink';
export { useNeedsFrame } from './useNeedsFrame';
export { useOptionsOpen } from './useOptionsOpen';
export { usePageSounds } from './usePageSounds';
export { usePersistentState } from './usePersistentState';
export { useWatchedDriver } from './useWatchedDriver';
export { putDriver, watchedDriver } from './watchedDriver';
export {
  type Caption,
  type GameResult,
  type GameWords,
  type LogLine,
  type Moment,
  nameOf,
  type PrimerPart,
  type SeatNames,
} from './words';
