import { useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { Button, Dialog, IconButton, SettingsDialog } from '#ui';
import { mayFillScreen, toggleFullScreen } from '../table/fullScreen';
import { EmoteDialog } from './Emotes';
import type { RoomHudProps } from './RoomHud';
import { SeatsDialog } from './SeatsDialog';

type Open = 'settings' | 'gestures' | 'seats' | 'leave' | null;

/** What can be done at the table of a room beside playing. */
export function RoomMenu({ page, parts, show, text, link, state, onLeave }: RoomHudProps) {
  const { rooms, table, textBoard, gameOver, common } = useMessages();
  const preferences = useStore(page.store, (all) => all.preferences);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { looks } = show;
  const { sound } = preferences;
  const upright = parts.table.front !== undefined;
  const seated = state.seat !== null;
  return (
    <>
      {seated ? (
        <IconButton icon="roar" label={rooms.gestures} onPress={() => setOpen('gestures')} />
      ) : (
        <IconButton icon="people" label={rooms.manage} onPress={() => setOpen('seats')} />
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
        onPress={() => page.prefer({ sound: { ...sound, muted: !sound.muted } })}
      />
      <IconButton icon="settings" label={table.settings} onPress={() => setOpen('settings')} />
      <IconButton
        icon="home"
        label={seated ? rooms.leave : gameOver.lobby}
        onPress={() => (seated ? setOpen('leave') : onLeave())}
      />
      {open === 'settings' && (
        <SettingsDialog
          preferences={preferences}
          onChange={(change) => page.prefer(change)}
          onClose={close}
        />
      )}
      {open === 'gestures' && (
        <EmoteDialog onEmote={(emote) => void link.ask({ do: 'emote', emote })} onClose={close} />
      )}
      {open === 'seats' && <SeatsDialog link={link} room={state.room} names={parts.names} onClose={close} />}
      {open === 'leave' && (
        <Dialog title={rooms.leaveTitle} onClose={close}>
          <p>{rooms.leaveText}</p>
          <div className="room-leave-ways">
            <Button
              look="primary"
              onPress={() => {
                close();
                onLeave();
              }}
            >
              {rooms.leave}
            </Button>
            <Button first onPress={close}>
              {common.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
