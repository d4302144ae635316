import { useMessages } from '#i18n';
import { IconButton } from '#ui';
import { mayFillScreen, toggleFullScreen } from './fullScreen';

export interface TableMenuProps {
  readonly onWholeTable: () => void;
  /** The board stands upright: it is not looked at from above but square on. */
  readonly upright: boolean;
  /** It is looked at like that. */
  readonly above: boolean;
  /** Null if there is nothing to see from there. */
  readonly onFromAbove: (() => void) | null;
  /** The camera follows the action by itself. */
  readonly follows: boolean;
  /** Null if it may not. */
  readonly onFollow: (() => void) | null;
  readonly muted: boolean;
  readonly onMute: () => void;
  /** Whether the text board is open. */
  readonly told: boolean;
  readonly onTextBoard: () => void;
  /** Shows the game from its beginning; null if another button does it. */
  readonly onReplay: (() => void) | null;
  /** Asks what would be done here; null while nobody at the device may act, and where another button does it. */
  readonly onAdvice: (() => void) | null;
  readonly onPhoto: () => void;
  readonly onShare: () => void;
  readonly onSettings: () => void;
  readonly onHelp: () => void;
  readonly onLobby: () => void;
}

/** What can be done at the table beside playing. */
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
      <IconButton icon="text" label={textBoard.toggle} pressed={props.told} onPress={props.onTextBoard} />
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
