import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useMessages } from '#i18n';
import type { GameEntry } from '#module';
import { useMemory, usePreferences } from '#module';
import {
  Button,
  ErrorNotice,
  Panel,
  QrPicture,
  Scroll,
  SeatOrderProvider,
  seatColourStyle,
  useNetworkLink,
  usePageTitle,
  Waiting,
} from '#ui';
import { persistentQuery } from '../../../page/address';
import { BookHead } from '../../../page/book/BookHead';
import { usePageSound } from '../../../page/services';
import { shelf } from '../../../page/shelf';
import { useWakeLock } from '../../../page/useWakeLock';
import { useGameTable } from '../../../table/game/useGameTable';
import { loadKeys, type StoredKeys } from '../client/roomStorage';
import { CrowdForm, crowdAddress } from '../crowd/CrowdForm';
import { CrowdTally } from '../crowd/CrowdTally';
import { ClockForm } from './ClockForm';
import { ControlLink } from './ControlLink';
import { hostingOf } from './hosting';
import { Invitation } from './Invitation';
import '../client/Rooms.css';
import { RoomError } from '../client/RoomError';
import { coloursIn, nameIn } from '../client/remoteSession';
import { type FoundRoom, useFoundRoom } from '../client/useFoundRoom';
import { useRoomLink } from '../client/useRoomLink';
import { RoomTable } from './RoomTable';
import { SeatList } from './SeatList';
import { TableLock } from './TableLock';
import { useLocalSeats } from './useLocalSeats';

/** Number of ballot choices that fit beside a table. */
const ON_TABLE = 4;

export interface RoomPageProps {
  readonly code: string;
}

/** The host's screen of a table opened on this device. */
export function RoomPage({ code }: RoomPageProps) {
  const memory = useMemory();
  const found = useFoundRoom(code);
  const keys = loadKeys(memory, code);
  const { search } = useLocation();
  // A phone that opens the host's address gets the join page.
  if (keys === null) return <Navigate replace to={`/join/${code}${persistentQuery(search)}`} />;
  if (found.state === 'looking' && found.why === null) return <Waiting />;
  if (found.state !== 'found') return <RoomError found={found} />;
  const entry = shelf.entries.find(({ id }) => id === found.room.game)!;
  return (
    <SeatOrderProvider seats={found.module.seats}>
      <BigScreen found={found} keys={keys} entry={entry} />
    </SeatOrderProvider>
  );
}

interface BigScreenProps {
  readonly found: Extract<FoundRoom, { readonly state: 'found' }>;
  readonly keys: StoredKeys;
  readonly entry: GameEntry;
}

function BigScreen({ found, keys, entry }: BigScreenProps) {
  const sound = usePageSound();
  const { rooms, crowd: crowdWords } = useMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { module } = found;
  const { link, state } = useRoomLink(found, keys.table);
  const { local, seats: locals } = useLocalSeats(found, state.source);
  const table = useGameTable(module);
  const { language } = usePreferences();
  const { room, source, status } = state;
  const names = useMemo(() => {
    const { defaultNames } = module.words(language);
    return Object.fromEntries(room.seats.map(({ seat }) => [seat, nameIn(room, seat, defaultNames)]));
  }, [module, language, room]);
  const sit = (seat: string, name: string) => void link.try(local.sit(found.connection, seat, name));
  const { muted } = hostingOf(room);
  useEffect(() => {
    sound.hush(muted);
    return () => sound.hush(false);
  }, [sound, muted]);
  useWakeLock();
  usePageTitle(rooms.hostTitle);
  const lobby = () => void navigate(`/${persistentQuery(search)}`);
  if (status === 'refused') return <RoomError found={{ state: 'failed', problem: state.problem! }} />;
  if (room.begun && source !== null && table !== null) {
    const { ballot } = state.crowd;
    const words = module.words(language);
    const invitation = (
      <Panel label={rooms.seats} className="room-beside">
        <Scroll className="room-beside-scroll">
          {ballot !== null && <CrowdTally ballot={ballot} words={words} names={names} most={ON_TABLE} />}
          {room.crowd !== null && <CrowdInvitation label={crowdWords.scan} link={crowdAddress(keys)} />}
          {ballot === null && <SeatList room={room} names={names} locals={locals} />}
          {ballot === null && <TableLock link={link} room={room} />}
          {ballot === null && !room.locked && room.seats.some(({ by }) => by === 'bot') && (
            <Invitation room={room.room} small />
          )}
        </Scroll>
      </Panel>
    );
    return (
      <RoomTable
        module={module}
        table={table}
        link={link}
        state={state}
        source={source}
        beside={invitation}
        locals={locals}
        linkOf={(seat) => local.linkOf(seat)}
        onSit={sit}
        onAgain={() => void link.ask({ do: 'rematch' })}
        onLeave={lobby}
      />
    );
  }
  const people = room.seats.filter(({ by }) => by === 'person').length;
  return (
    <div
      className="ui-page rooms-page rooms-gathering ui-safe"
      style={seatColourStyle(coloursIn(room, module))}
    >
      <BookHead entry={entry} title={rooms.hostTitle} links={<ControlLink room={room.room} />}>
        {status === 'away' && (
          <p className="room-lost" role="status">
            {rooms.lost}
          </p>
        )}
      </BookHead>
      <main className="rooms-body">
        {state.problem !== null && <ErrorNotice problem={state.problem} onDismiss={() => link.dismiss()} />}
        {!room.locked && <Invitation room={room.room} />}
        <section className="room-gathered" aria-label={rooms.seats}>
          <div className="room-gathered-head">
            <h2>{rooms.seats}</h2>
            <Button look="primary" large className="poster" onPress={() => void link.ask({ do: 'start' })}>
              {rooms.start}
            </Button>
          </div>
          <TableLock link={link} room={room} />
          <p role="status">{people === 0 ? rooms.startAlone : rooms.startWith(people)}</p>
          <SeatList
            room={room}
            names={names}
            locals={locals}
            onSit={(seat) => sit(seat, names[seat] ?? seat)}
          />
          <ClockForm link={link} room={room} />
          <CrowdForm link={link} room={room} names={names} keys={keys} />
        </section>
      </main>
    </div>
  );
}

/** QR code of the voting page. */
function CrowdInvitation({ label, link }: { readonly label: string; readonly link: string }) {
  const { link: shown } = useNetworkLink(link);
  return (
    <section className="crowd-invitation" aria-label={label}>
      <QrPicture text={shown} />
      <p>{label}</p>
    </section>
  );
}
