import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import { EMOTES, type Emote } from '#net';
import { Button, Dialog, SeatMark } from '#ui';
import type { MadeEmote } from './RoomClient';

/** Display time of an emote, ms. */
const SHOWN = 3500;

/** Face drawings, with the monster's head gesture. */
const FACES: Readonly<Record<Emote, string>> = {
  roar: 'M4 9h16l-2 3 2 7H4l2-7zM7 12l2 3 2-3 2 3 2-3 2 3',
  cheer: 'M12 8v12M12 11L5 4M12 11l7-7M8 20h8M12 5.500a1 1 0 1 0 0-2 1 1 0 0 0 0 2',
  laugh: 'M4 11c2-3 4-3 5 0M15 11c1-3 3-3 5 0M5 14h14c-1 7-13 7-14 0z',
  gasp: 'M7 7v3M17 7v3M12 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  sulk: 'M6 8l4 2M18 8l-4 2M6 19c2-5 10-5 12 0',
  bow: 'M6 20v-7c0-4 3-6 7-5l5 2M18 10a2 2 0 1 0 0 .01M6 20h8',
};

/** Drawing of an emote. */
export function EmoteFace({ emote }: { readonly emote: Emote }) {
  return (
    <svg className="room-emote-face" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={FACES[emote]} />
    </svg>
  );
}

export interface EmoteBubbleProps {
  readonly emote: MadeEmote | null;
  readonly names: SeatNames;
}

/** The latest emote; it disappears by itself. */
export function EmoteBubble({ emote, names }: EmoteBubbleProps) {
  const { rooms } = useMessages();
  const [past, setPast] = useState(emote?.number ?? 0);
  useEffect(() => {
    if (emote === null) return;
    const timer = setTimeout(() => setPast(emote.number), SHOWN);
    return () => clearTimeout(timer);
  }, [emote]);
  const shown = emote !== null && emote.number > past ? emote : null;
  return (
    <div className="room-emote" role="status">
      {shown !== null && (
        <p key={shown.number} data-arrives="message">
          <SeatMark seat={shown.seat} size="1.5rem" />
          <EmoteFace emote={shown.emote} />
          {rooms.made[shown.emote](nameOf(names, shown.seat))}
        </p>
      )}
    </div>
  );
}

export interface EmoteDialogProps {
  readonly onEmote: (emote: Emote) => void;
  readonly onClose: () => void;
  /** Additional phrases. */
  readonly children: ReactNode;
}

/** The emotes to choose from. */
export function EmoteDialog({ onEmote, onClose, children }: EmoteDialogProps) {
  const { rooms } = useMessages();
  return (
    <Dialog title={rooms.gestures} onClose={onClose} className="room-emotes">
      <div className="room-emotes-grid">
        {EMOTES.map((emote) => (
          <Button
            key={emote}
            className="room-emotes-choice"
            onPress={() => {
              onEmote(emote);
              onClose();
            }}
          >
            <EmoteFace emote={emote} />
            {rooms.emotes[emote]}
          </Button>
        ))}
      </div>
      {children}
    </Dialog>
  );
}
