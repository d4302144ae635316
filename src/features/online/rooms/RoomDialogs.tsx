import { useMessages } from '#i18n';
import { useMemory, usePreferenceStore, usePreferences } from '#module';
import { Button, Dialog, SettingsDialog } from '#ui';
import { keyGroups } from '../../../table/keyGroups';
import { EmoteDialog } from '../client/Emotes';
import { loadKeys } from '../client/roomStorage';
import { PhraseChoice } from './Phrases';
import { RoomPrimer } from './RoomPrimer';
import { RoomShare } from './RoomShare';
import type { RoomHudProps, RoomWindow } from './roomProps';
import { SeatsDialog } from './SeatsDialog';

export interface RoomDialogsProps extends RoomHudProps {
  readonly open: RoomWindow;
  readonly onClose: () => void;
}

/**
 * The dialogs opened from a room's menu. Rendered outside the menu, which closes itself if it is a drawer.
 */
export function RoomDialogs({ open, onClose: close, link, state, parts, onLeave, onSit }: RoomDialogsProps) {
  const memory = useMemory();
  const preferenceStore = usePreferenceStore();
  const messages = useMessages();
  const { rooms, common } = messages;
  const preferences = usePreferences();
  const game = { id: parts.module.rules.id, title: parts.words.title, keys: parts.words.keys };
  return (
    <>
      {open === 'settings' && (
        <SettingsDialog
          preferences={preferences}
          keyGroups={keyGroups(messages, game, parts.table)}
          onChange={(change) => preferenceStore.change(change)}
          onClose={close}
        />
      )}
      {open === 'primer' && parts.words.primer !== undefined && (
        <RoomPrimer module={parts.module} parts={parts.words.primer} onClose={close} />
      )}
      {open === 'gestures' && (
        <EmoteDialog onEmote={(emote) => void link.ask({ do: 'emote', emote })} onClose={close}>
          <PhraseChoice
            onSay={(phrase) => {
              void link.ask({ do: 'say', phrase });
              close();
            }}
          />
          <Button
            onPress={() => {
              link.askUndo();
              close();
            }}
          >
            {rooms.askUndo}
          </Button>
        </EmoteDialog>
      )}
      {open === 'seats' && (
        <SeatsDialog
          link={link}
          room={state.room}
          names={parts.names}
          keys={loadKeys(memory, state.room.room)}
          onSit={onSit}
          onClose={close}
        />
      )}
      {open === 'share' && (
        <RoomShare module={parts.module} link={link} match={state.room.match} onClose={close} />
      )}
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
