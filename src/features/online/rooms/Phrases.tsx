import { useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import { PHRASES, type Phrase } from '#net';
import { Button, SeatMark, Toggle } from '#ui';
import type { Page } from '../../../page/page';
import type { SaidPhrase } from '../client/RoomClient';

/** Display time of a phrase, ms. */
const SHOWN = 4500;

const MUTED = 'rooms.muted';

/** Whether phrases of others are muted on this device. */
const isMuted = (page: Page): boolean => page.recall(MUTED) === true;

export interface PhraseBubbleProps {
  readonly page: Page;
  readonly said: SaidPhrase | null;
  readonly names: SeatNames;
}

/** The latest phrase, in the reader's language. It disappears by itself. */
export function PhraseBubble({ page, said, names }: PhraseBubbleProps) {
  const { rooms } = useMessages();
  const [past, setPast] = useState(said?.number ?? 0);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setPast(said.number), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  const shown = said !== null && said.number > past && !isMuted(page) ? said : null;
  return (
    <div className="room-emote" role="status">
      {shown !== null && (
        <p key={shown.number} className="room-phrase" data-arrives="message">
          <SeatMark seat={shown.seat} size="1.5rem" />
          {rooms.says(nameOf(names, shown.seat), rooms.phrases[shown.phrase])}
        </p>
      )}
    </div>
  );
}

export interface PhraseChoiceProps {
  readonly page: Page;
  readonly onSay: (phrase: Phrase) => void;
}

/** Phrases to choose from, and a mute switch. */
export function PhraseChoice({ page, onSay }: PhraseChoiceProps) {
  const { rooms } = useMessages();
  const [muted, setMuted] = useState(() => isMuted(page));
  return (
    <section className="room-phrases" aria-label={rooms.say}>
      <h3>{rooms.say}</h3>
      <p className="ui-field-hint">{rooms.sayHint}</p>
      <div className="room-phrases-grid">
        {PHRASES.map((phrase) => (
          <Button key={phrase} onPress={() => onSay(phrase)}>
            {rooms.phrases[phrase]}
          </Button>
        ))}
      </div>
      <Toggle
        label={rooms.showSaid}
        value={!muted}
        onChange={(shown) => {
          page.remember(MUTED, !shown);
          setMuted(!shown);
        }}
      />
    </section>
  );
}
