import { useMessages } from '#i18n';
import { IconButton } from '#ui';
import { mayFillScreen, toggleFullScreen } from './fullScreen';

export interface TableMenuProps {
  readonly onWholeTable: () => void;
  /** Whether the board is upright: it has a front view instead of one from above. */
  readonly upright: boolean;
  /** Whether that view is on. */
  readonly above: boolean;
  /** Toggles it; null if it would show nothing new. */
  readonly onFromAbove: (() => void) | null;
  /** Whether the camera follows the action. */
  readonly follows: boolean;
  /** Toggles it; null if it is not allowed. */
  readonly onFollow: (() => void) | null;
  readonly muted: boolean;
  readonly onMute: () => void;
  /** Whether the text board is open. */
  readonly textBoardOpen: boolean;
  readonly onTextBoard: () => void;
  /** Replays the game from its beginning; null if another button does. */
  readonly onReplay: (() => void) | null;
  /** Asks for advice; null while nobody at the device may act, and if another button does. */
  readonly onAdvice: (() => void) | null;
  readonly onPhoto: () => void;
  readonly onShare: () => void;
  readonly onSettings: () => void;
  readonly onHelp: () => void;
  readonly onLobby: () => void;
}

/** Menu of the table: everything except playing. */
export function TableMenu(props: TableMenuProps) {
  const { advice, table, textBoard, photo, share, gameOver, help } = useMessages();
  return (
    <>
      {props.onFromAbove === null || props.above ? (
        <IconButton icon="table" label={table.wholeTable} onPress={props.onWholeTable} />
      ) : (
        <IconButton
          icon={props.upright ? 'front' : 'above'}
          label={props.upright ? table.squareOn : table.fromAbove}
          onPress={props.onFromAbove}
        />
      )}
      {mayFillScreen(document) && (
        <IconButton
          icon="fullScreen"
          label={table.fullScreen}
          onPress={() => void toggleFullScreen(document)}
        />
      )}
      {props.onFollow !== null && (
        <IconButton icon="camera" label={table.follow} pressed={props.follows} onPress={props.onFollow} />
      )}
      <IconButton
        icon="text"
        label={textBoard.toggle}
        pressed={props.textBoardOpen}
        onPress={props.onTextBoard}
      />
      {props.onReplay !== null && <IconButton icon="replay" label={help.replay} onPress={props.onReplay} />}
      {props.onAdvice !== null && <IconButton icon="idea" label={advice.ask} onPress={props.onAdvice} />}
      <IconButton icon="photo" label={photo.open} onPress={props.onPhoto} />
      <IconButton icon="share" label={share.open} onPress={props.onShare} />
      <IconButton
        icon={props.muted ? 'muted' : 'sound'}
        label={table.mute}
        pressed={props.muted}
        onPress={props.onMute}
      />
      <IconButton icon="keyboard" label={table.help} onPress={props.onHelp} />
      <IconButton icon="settings" label={table.settings} onPress={props.onSettings} />
      <IconButton icon="home" label={gameOver.lobby} onPress={props.onLobby} />
    </>
  );
}
