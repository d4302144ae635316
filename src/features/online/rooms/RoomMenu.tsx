import { useMessages } from '#i18n';
import { usePreferenceStore, usePreferences } from '#module';
import { IconButton } from '#ui';
import { mayFillScreen, toggleFullScreen } from '../../../table/fullScreen';
import type { RoomHudProps, RoomWindow } from './roomProps';

export interface RoomMenuProps extends RoomHudProps {
  readonly onOpen: (window: RoomWindow) => void;
}

/** Menu of a room's table. */
export function RoomMenu({ parts, show, text, state, onLeave, onOpen }: RoomMenuProps) {
  const preferenceStore = usePreferenceStore();
  const { rooms, table, textBoard, gameOver, lobby } = useMessages();
  const preferences = usePreferences();
  const { looks } = show;
  const { sound } = preferences;
  const upright = parts.table.front !== undefined;
  const seated = state.seat !== null;
  return (
    <>
      {seated ? (
        <IconButton icon="roar" label={rooms.gestures} onPress={() => onOpen('gestures')} />
      ) : (
        <IconButton icon="people" label={rooms.manage} onPress={() => onOpen('seats')} />
      )}
      {looks.fromAbove === null || looks.above ? (
        <IconButton icon="table" label={table.wholeTable} onPress={looks.wholeTable} />
      ) : (
        <IconButton
          icon={upright ? 'front' : 'above'}
          label={upright ? table.squareOn : table.fromAbove}
          onPress={looks.fromAbove}
        />
      )}
      {mayFillScreen(document) && (
        <IconButton
          icon="fullScreen"
          label={table.fullScreen}
          onPress={() => void toggleFullScreen(document)}
        />
      )}
      {looks.follow !== null && (
        <IconButton icon="camera" label={table.follow} pressed={looks.follows} onPress={looks.follow} />
      )}
      <IconButton icon="text" label={textBoard.toggle} pressed={text.open} onPress={text.toggle} />
      <IconButton
        icon={sound.muted ? 'muted' : 'sound'}
        label={table.mute}
        pressed={sound.muted}
        onPress={() => preferenceStore.change({ sound: { ...sound, muted: !sound.muted } })}
      />
      {parts.words.primer !== undefined && (
        <IconButton icon="help" label={lobby.primer} onPress={() => onOpen('primer')} />
      )}
      <IconButton icon="settings" label={table.settings} onPress={() => onOpen('settings')} />
      <IconButton
        icon={seated ? 'door' : 'home'}
        label={seated ? rooms.leave : gameOver.lobby}
        onPress={() => (seated ? onOpen('leave') : onLeave())}
      />
    </>
  );
}
