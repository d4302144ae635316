import { useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import { type Memory, nameOf, type SeatNames, useMemory } from '#module';
import { PHRASES, type Phrase } from '#net';
import { Button, SeatMark, Toggle } from '#ui';
import type { SaidPhrase } from '../client/RoomClient';

/** Display time of a phrase, ms. */
const SHOWN = 4500;

const MUTED = 'rooms.muted';

/** Whether phrases of others are muted on this device. */
const isMuted = (memory: Memory): boolean => memory.recall(MUTED) === true;

export interface PhraseBubbleProps {
  readonly said: SaidPhrase | null;
  readonly names: SeatNames;
}

/** The latest phrase, in the reader's language. It disappears by itself. */
export function PhraseBubble({ said, names }: PhraseBubbleProps) {
  const memory = useMemory();
  const { rooms } = useMessages();
  const [past, setPast] = useState(said?.number ?? 0);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setPast(said.number), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  const shown = said !== null && said.number > past && !isMuted(memory) ? said : null;
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
  readonly onSay: (phrase: Phrase) => void;
}

/** Phrases to choose from, and a mute switch. */
export function PhraseChoice({ onSay }: PhraseChoiceProps) {
  const memory = useMemory();
  const { rooms } = useMessages();
  const [muted, setMuted] = useState(() => isMuted(memory));
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
          memory.remember(MUTED, !shown);
          setMuted(!shown);
        }}
      />
    </section>
  );
}
