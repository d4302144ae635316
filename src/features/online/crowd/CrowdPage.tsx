import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useLanguage, useMessages } from '#i18n';
import { nameOf, type SeatNames, useMemory } from '#module';
import { type BallotInfo, EMOTES } from '#net';
import { Button, ErrorNotice, SeatMark, SeatOrderProvider, usePageTitle, Waiting } from '#ui';
import { shelf } from '../../../page/shelf';
import { EmoteFace } from '../client/Emotes';
import { keyIn } from '../client/keys';
import { RoomCard } from '../client/RoomCard';
import { RoomError } from '../client/RoomError';
import { coloursIn, nameIn } from '../client/remoteSession';
import { loadKeys } from '../client/roomStorage';
import { type FoundRoom, useFoundRoom } from '../client/useFoundRoom';
import { later } from '../client/useRoomLink';
import './Crowd.css';
import { ballotName, type ChoiceWords, choiceWords } from '../client/crowdState';
import { CrowdBoard } from './CrowdBoard';
import { CrowdLink } from './CrowdLink';
import { TimeBar } from './TimeBar';
import { viewerKey } from './viewerKey';

export interface CrowdPageProps {
  readonly code: string;
}

/** The voting page on a viewer's phone. */
export function CrowdPage({ code }: CrowdPageProps) {
  const memory = useMemory();
  const { hash } = useLocation();
  const { crowd, watch } = useMessages();
  const found = useFoundRoom(code);
  const key = keyIn(hash) ?? loadKeys(memory, code)?.crowd ?? null;
  usePageTitle(crowd.title);
  if (key === null) {
    return (
      <RoomCard entry={null}>
        <h1>{watch.noKey}</h1>
        <p>{watch.noKeyText}</p>
      </RoomCard>
    );
  }
  if (found.state === 'looking' && found.why === null) return <Waiting />;
  if (found.state !== 'found') return <RoomError found={found} />;
  return (
    <SeatOrderProvider seats={found.module.seats}>
      <Voter found={found} ownKey={key} />
    </SeatOrderProvider>
  );
}

interface VoterProps {
  readonly found: Extract<FoundRoom, { readonly state: 'found' }>;
  readonly ownKey: string;
}

function Voter({ found, ownKey }: VoterProps) {
  const memory = useMemory();
  const { crowd, rooms } = useMessages();
  const language = useLanguage();
  const { connection, module } = found;
  const [link] = useState(
    () =>
      new CrowdLink({
        connection,
        room: found.room,
        key: ownKey,
        viewer: viewerKey(memory, window.crypto),
        later,
      }),
  );
  useEffect(() => () => link.close(), [link]);
  const state = useStore(link.store);
  const { room, ballot, status, problem } = state;
  const words = useMemo(() => module.words(language), [module, language]);
  const names: SeatNames = useMemo(
    () => Object.fromEntries(room.seats.map(({ seat }) => [seat, nameIn(room, seat, words.defaultNames)])),
    [room, words],
  );
  if (status === 'refused') return <RoomError found={{ state: 'failed', problem: problem! }} />;
  const seat = room.crowd?.seat ?? null;
  const voted = ballot !== null && state.voted?.ballot === ballotName(ballot) ? state.voted.choice : null;
  const idle = seat === null ? crowd.none : room.begun ? crowd.idle : crowd.soon;
  return (
    <RoomCard
      entry={shelf.entries.find(({ id }) => id === room.game) ?? null}
      colours={coloursIn(room, module)}
      className="crowd-page"
    >
      <h1>
        {seat !== null && <SeatMark seat={seat} size="0.9em" />}
        {ballot === null ? crowd.title : crowd.asks(nameOf(names, ballot.seat))}
      </h1>
      {problem !== null && <ErrorNotice problem={problem} onDismiss={() => link.dismiss()} />}
      {ballot === null ? (
        <p role="status">{status === 'away' ? rooms.lost : idle}</p>
      ) : (
        <Choices
          game={room.game}
          ballot={ballot}
          texts={choiceWords(ballot, words, names)}
          voted={voted}
          onVote={(choice) => void link.vote(choice)}
        />
      )}
      {seat !== null && <p className="crowd-note">{crowd.pageText(nameOf(names, seat))}</p>}
      <section className="crowd-reactions" aria-label={crowd.react}>
        {EMOTES.map((emote) => (
          <Button key={emote} className="crowd-reaction" onPress={() => void link.react(emote)}>
            <EmoteFace emote={emote} />
            {rooms.emotes[emote]}
          </Button>
        ))}
      </section>
      <p className="visually-hidden" role="status">
        {state.reacted === null ? '' : crowd.made(rooms.emotes[state.reacted])}
      </p>
    </RoomCard>
  );
}

interface ChoicesProps {
  readonly game: string;
  readonly ballot: BallotInfo;
  readonly texts: readonly ChoiceWords[];
  /** This device's vote; null for none. */
  readonly voted: number | null;
  readonly onVote: (choice: number) => void;
}

/** The ballot. Results appear once you have voted. */
function Choices({ game, ballot, texts, voted, onVote }: ChoicesProps) {
  const { crowd } = useMessages();
  const { counts } = ballot;
  const most = Math.max(1, ...counts);
  return (
    <div className="crowd-ballot">
      <TimeBar ballot={ballot} />
      <CrowdBoard game={game} ballot={ballot} />
      <ol className="crowd-choices" aria-label={crowd.choices}>
        {texts.map(({ number, text }) => {
          const choice = number - 1;
          const count = voted === null ? null : (counts[choice] ?? 0);
          const style = { '--share': (count ?? 0) / most } as CSSProperties;
          return (
            <li key={number} style={style}>
              <button type="button" aria-pressed={voted === choice} onClick={() => onVote(choice)}>
                <span className="crowd-number" aria-hidden="true">
                  {number}
                </span>
                <span className="crowd-words">{text ?? crowd.choice(number)}</span>
                {count !== null && (
                  <span className="crowd-count">
                    <span aria-hidden="true">{count}</span>
                    <span className="visually-hidden">{crowd.votes(count)}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p role="status" className="crowd-note">
        {voted === null ? '' : crowd.voted}
      </p>
    </div>
  );
}
