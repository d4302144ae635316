import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import { CROWD_SECONDS, type Crowd, type RoomInfo } from '#net';
import { LinkField, Segmented, Select, Toggle } from '#ui';
import type { RoomClient } from '../client/RoomClient';
import type { StoredKeys } from '../client/roomStorage';
import { ChatForm } from './ChatForm';
import './Crowd.css';
import { LateVote } from './LateVote';

export interface CrowdFormProps {
  readonly link: RoomClient;
  readonly room: RoomInfo;
  readonly names: SeatNames;
  /** Keys of the room; null on a device that does not have them. */
  readonly keys: StoredKeys | null;
}

/** Address of the voting page. */
export const crowdAddress = ({ watch, crowd }: StoredKeys): string =>
  `${window.location.origin}/crowd/${watch}#key=${crowd}`;

const NOBODY = '';
const DEFAULT_CROWD: Omit<Crowd, 'seat'> = { seconds: 20, chat: false };

/** Settings of the crowd: its seat and its ballots. */
export function CrowdForm({ link, room, names, keys }: CrowdFormProps) {
  const { crowd: words } = useMessages();
  const { crowd } = room;
  const free = room.seats.filter(({ by }) => by !== 'person').map(({ seat }) => seat);
  const set = (changed: Crowd | null) => void link.ask({ do: 'crowd', crowd: changed });
  return (
    <section className="crowd-form" aria-label={words.title}>
      <Select
        label={words.plays}
        value={crowd?.seat ?? NOBODY}
        options={[
          { value: NOBODY, label: words.nobody },
          ...free.map((seat) => ({ value: seat, label: nameOf(names, seat) })),
        ]}
        onChange={(seat) => set(seat === NOBODY ? null : { ...DEFAULT_CROWD, ...crowd, seat })}
      />
      {crowd !== null && (
        <>
          <p className="crowd-note">{words.setHint}</p>
          <Segmented
            label={words.seconds}
            value={crowd.seconds}
            options={CROWD_SECONDS.map((value) => ({ value, label: words.secondsOf(value) }))}
            onChange={(seconds) => set({ ...crowd, seconds })}
          />
          <LateVote link={link} crowd={crowd} onSeconds={(seconds) => set({ ...crowd, seconds })} />
          <Toggle
            label={words.chat}
            hint={words.chatHint}
            value={crowd.chat}
            onChange={(chat) => set({ ...crowd, chat })}
          />
          {crowd.chat && keys !== null && <ChatForm link={link} crowd={crowd} keys={keys} onChange={set} />}
          {keys !== null && <LinkField label={words.link} hint={words.linkHint} link={crowdAddress(keys)} />}
        </>
      )}
    </section>
  );
}
