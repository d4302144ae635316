export { ActionLine, type ActionPlace } from './actionLine';

import './tokens.css';
import './range.css';
import './safeArea.css';
import './forcedColours.css';

export { Banner, type BannerCaption, type BannerProps, type BannerTone } from './Banner';
export { BotLevels, type BotLevelsProps, type LevelledBot } from './BotLevels';
export { Button, type ButtonProps, IconButton, type IconButtonProps, pointing } from './Button';
export { useBreakpoint } from './breakpoints';
export { classes } from './classes';
export { copyField } from './clipboard';
export { Dialog, type DialogProps } from './Dialog';
export { DirectionArrow } from './DirectionArrow';
export { DrawingIcon, type DrawingIconProps } from './DrawingIcon';
export { CARD_BOX, type Drawing } from './drawing';
export { FigureButton, type FigureButtonProps } from './FigureButton';
export { type FigureOption, FigurePicker, type FigurePickerProps } from './FigurePicker';
export { FileButton, type FileButtonProps } from './FileButton';
export {
  type ChoiceFieldProps,
  type Option,
  Segmented,
  Select,
  TextField,
  type TextFieldProps,
  Toggle,
  type ToggleProps,
} from './fields';
export { downloadBlob, downloadText, readTextFile } from './files';
export type { GameFigure } from './GameFigures';
export { GameOverPanel, type GameOverPanelProps, type RankingRow } from './GameOverPanel';
export { type GridKey, type GridSpot, nearestAhead, walkGrid } from './gridWalk';
export { Hand, type HandCard, type HandProps } from './Hand';
export { HudGhost, HudLayout, type HudLayoutProps } from './HudLayout';
export { InsecureNotice } from './InsecureNotice';
export { Icon, type IconName } from './icons';
export { KeyboardHelp, type KeyboardHelpProps, type Shortcut } from './KeyboardHelp';
export { type KeyGroup, KeysDialog, type KeysDialogProps } from './KeysDialog';
export {
  type BoundKeys,
  boundShortcuts,
  type KeyBindings,
  shortcutsInUse,
  TABLE_KEYS,
} from './keyBindings';
export { KeyBindingsProvider, useBindings, useCapsInUse } from './keysInUse';
export { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice';
export { LinkField, type LinkFieldProps } from './LinkField';
export { LiveLog, type LiveLogProps } from './LiveLog';
export { LoadingBar, type LoadingBarProps } from './LoadingBar';
export { LobbyOptions, type LobbyOptionsProps } from './LobbyOptions';
export { type LogEntry, LogPanel, type LogPanelProps, type LogTone } from './LogPanel';
export { LOG_DRAWINGS } from './logDrawings';
export { MOMENT_KINDS, type TimelineMomentKind } from './moments';
export { useNetworkLink } from './networkLink';
export {
  ActionNotice,
  type ActionNoticeProps,
  ErrorNotice,
  type ErrorNoticeProps,
  LiveRegion,
  type LiveRegionProps,
  ProblemText,
} from './notices';
export { OpenHand, type OpenHandProps } from './OpenHand';
export { once, throttled } from './once';
export { orbitKeys } from './orbitKeys';
export { Panel, type PanelProps } from './Panel';
export { PartGuard, type PartGuardProps } from './PartGuard';
export { PassScreen, type PassScreenProps } from './PassScreen';
export { PlaybackBar, type PlaybackBarProps } from './PlaybackBar';
export { PlayingCard, type PlayingCardProps } from './PlayingCard';
export { Portrait, type PortraitProps } from './Portrait';
export {
  COLOUR_NAMES,
  type ColourName,
  coloursOfSeats,
  PLAYER_COLOURS,
  SEAT_COLOURS,
  SEAT_LETTERS,
  type SeatColours,
  type SeatLetter,
  seatColour,
  seatColourStyle,
} from './playerColours';
export { QrPicture } from './QrPicture';
export {
  OpponentMovesPanel,
  type OthersPanelProps,
  type RecapChapter,
  type RecapLine,
  RecapPanel,
  type RecapPanelProps,
} from './RecapPanel';
export { clockTime, ReplayBar, type ReplayBarHandle, type ReplayBarProps } from './ReplayBar';
export { RuleButton, type RuleButtonProps, RuleProvider, type RuleProviderProps } from './rule';
export { Scroll, ScrollList, type ScrollProps } from './Scroll';
export {
  SeatBadge,
  type SeatBadgeProps,
  SeatMark,
  type SeatMarkProps,
  SeatOrderProvider,
  useEmblem,
} from './SeatBadge';
export {
  EmptySeat,
  type EmptySeatProps,
  MAX_PLAYER_NAME_LENGTH,
  SeatCard,
  type SeatCardProps,
  type SeatPlayer,
} from './SeatCard';
export { SeedField, type SeedFieldProps } from './SeedField';
export {
  type Preferences,
  SettingsDialog,
  type SettingsDialogProps,
} from './SettingsDialog';
export { SetupSheet, type SetupSheetProps } from './SetupSheet';
export type { SoundLevels } from './SoundSettings';
export { scrolls } from './scrolls';
export { PLAYBACK_SPEEDS } from './speeds';
export type { TextCell, TextOffer } from './TextCells';
export {
  TextGrid,
  type TextGridData,
  type TextGridProps,
} from './TextGrid';
export { TextPlaces, type TextPlacesProps } from './TextPlaces';
export type { TimelineMoment, TimelineTurn } from './Timeline';
export { UndoButton, type UndoButtonProps } from './UndoButton';
export { useFileDrop } from './useFileDrop';
export { type FreeInsets, useFreeRectangle } from './useFreeRectangle';
export { useHeldKey } from './useHeldKey';
export { useIsAsWideAs } from './useIsAsWideAs';
export { type KeyHandler, type KeyPress, useKeys } from './useKeys';
export { usePageTitle } from './usePageTitle';
export { type DraggedSeat, type DragHandle, useSeatDrag } from './useSeatDrag';
export { type Shortcuts, useShortcuts } from './useShortcuts';
export { useWindowSize } from './useWindowSize';
export { Waiting } from './Waiting';
