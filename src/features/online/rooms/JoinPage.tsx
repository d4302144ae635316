import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { useMemory } from '#module';
import { CODE_LENGTH, CODE_LETTERS, makeProblem, WATCH_CODE_LENGTH } from '#net';
import { Button, SeatOrderProvider, TextField, usePageTitle, Waiting } from '#ui';
import { persistentQuery } from '../../../page/address';
import { PageLanguage } from '../../../page/PageLanguage';
import { useLobby } from '../../../page/services';
import { shelf } from '../../../page/shelf';
import { RoomCard } from '../client/RoomCard';
import { RoomError } from '../client/RoomError';
import { loadSeat, type StoredSeat, saveSeat } from '../client/roomStorage';
import { useFoundRoom } from '../client/useFoundRoom';
import { ChooseSeat } from './ChooseSeat';
import { HandPage } from './HandPage';

/** Form for a room code. */
export function CodePage() {
  const { rooms, faults } = useMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const { rules } = useStore(useLobby());
  usePageTitle(rooms.joinTitle);
  const code = typed.toUpperCase().replaceAll(/\s/g, '');
  const go = () => {
    const good = code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter));
    if (good) void navigate(`/join/${code}${persistentQuery(search)}`);
    else setWrong(true);
  };
  return (
    <RoomCard entry={shelf.entries.find(({ id }) => id === rules.id) ?? null}>
      <h1>{rooms.joinTitle}</h1>
      <p>{rooms.joinText}</p>
      <form
        className="rooms-form rooms-code"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <TextField
          label={rooms.joinCode}
          value={typed}
          maxLength={CODE_LENGTH + 2}
          {...(wrong ? { error: rooms.joinBad } : {})}
          onChange={(text) => {
            setTyped(text.toUpperCase());
            setWrong(false);
          }}
        />
        <Button look="primary" large className="poster" onPress={go}>
          {rooms.find}
        </Button>
      </form>
      <div className="rooms-ways">
        <PageLanguage />
        <Button look="quiet" onPress={() => void navigate(`/${persistentQuery(search)}`)}>
          {faults.lobby}
        </Button>
      </div>
    </RoomCard>
  );
}

interface JoinPageProps {
  readonly code: string;
}

/** Joining a table: choose a seat, or continue in the saved one. */
export function JoinPage({ code }: JoinPageProps) {
  if (code.length === WATCH_CODE_LENGTH)
    return <RoomError found={{ state: 'failed', problem: makeProblem('room', 'room.watching') }} />;
  return <Join code={code} />;
}

function Join({ code }: JoinPageProps) {
  const memory = useMemory();
  const found = useFoundRoom(code);
  const [seat, setSeat] = useState<StoredSeat | null>(() => loadSeat(memory, code));
  if (found.state === 'looking' && found.why === null) return <Waiting />;
  if (found.state !== 'found') return <RoomError found={found} />;
  const take = (taken: StoredSeat | null) => {
    saveSeat(memory, code, taken);
    setSeat(taken);
  };
  return (
    <SeatOrderProvider seats={found.module.seats}>
      {seat === null ? (
        <ChooseSeat found={found} onSeat={take} />
      ) : (
        <HandPage key={seat.key} found={found} seat={seat} onOut={() => take(null)} />
      )}
    </SeatOrderProvider>
  );
}
