import { useState } from 'react';
import { visibleText } from '#core';
import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import type { RoomInfo, RoomSeat } from '#net';
import { BotLevels, Button, Dialog, MAX_PLAYER_NAME_LENGTH, SeatMark, TextField, Toggle } from '#ui';
import type { RoomClient } from '../client/RoomClient';
import type { StoredKeys } from '../client/roomStorage';
import { CrowdForm } from '../crowd/CrowdForm';
import { ClockForm } from './ClockForm';
import { ControlLink } from './ControlLink';
import { FairForm } from './FairForm';
import { peopleOf } from './people';

export interface SeatsDialogProps {
  readonly link: RoomClient;
  readonly room: RoomInfo;
  readonly names: SeatNames;
  /** Keys of the room; null if unknown. */
  readonly keys: StoredKeys | null;
  /** Plays a free seat at this screen. */
  readonly onSit?: ((seat: string, name: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Dialog for the host to manage the players of a table. */
export function SeatsDialog({ link, room, names, keys, onSit, onClose }: SeatsDialogProps) {
  const { rooms } = useMessages();
  const several = peopleOf(room, names).filter(({ seats }) => seats.length > 1);
  const bots = room.seats.filter(({ by }) => by === 'bot');
  return (
    <Dialog title={rooms.manage} onClose={onClose} className="room-seats">
      {several.map((person) => (
        <div key={person.seat} className="room-seat-row">
          <span className="room-seat-marks">
            {person.seats.map((seat) => (
              <SeatMark key={seat} seat={seat} size="26px" />
            ))}
          </span>
          <strong className="room-seat-person">{person.name}</strong>
          <Button className="room-seat-way" onPress={() => void link.ask({ do: 'kick', seat: person.seat })}>
            {rooms.toBot}
            <span className="visually-hidden"> ({person.name})</span>
          </Button>
        </div>
      ))}
      {room.seats.map(
        (roomSeat) =>
          roomSeat.holder === undefined && (
            <SeatRow
              key={roomSeat.seat}
              roomSeat={roomSeat}
              name={nameOf(names, roomSeat.seat)}
              link={link}
              onSit={onSit}
            />
          ),
      )}
      <div className="room-seats-more">
        <BotLevels
          bots={bots.map(({ seat, level }) => ({ seat, name: nameOf(names, seat), level }))}
          onLevel={(seat, level) => void link.ask({ do: 'level', seat, level })}
        />
        <Toggle
          label={rooms.lock}
          hint={rooms.lockHint}
          value={room.locked}
          onChange={(locked) => void link.ask({ do: 'lock', locked })}
        />
        {room.begun && (
          <Button
            onPress={() => {
              link.askUndo();
              onClose();
            }}
          >
            {rooms.askUndoTable}
          </Button>
        )}
        <FairForm link={link} room={room} />
        <ClockForm link={link} room={room} />
        <CrowdForm link={link} room={room} names={names} keys={keys} />
        <ControlLink room={room.room} />
      </div>
    </Dialog>
  );
}

interface SeatRowProps {
  readonly roomSeat: RoomSeat;
  readonly name: string;
  readonly link: RoomClient;
  readonly onSit: SeatsDialogProps['onSit'];
}

function SeatRow({ roomSeat, name, link, onSit }: SeatRowProps) {
  const { rooms } = useMessages();
  const { seat, by } = roomSeat;
  const [typed, setTyped] = useState<string | null>(null);
  const rename = () => {
    const wanted = typed?.trim() ?? '';
    if (wanted !== '' && wanted !== name) void link.ask({ do: 'rename', seat, name: wanted });
    setTyped(null);
  };
  return (
    <form
      className="room-seat-row"
      onBlur={rename}
      onSubmit={(event) => {
        event.preventDefault();
        rename();
      }}
    >
      <SeatMark seat={seat} size="26px" />
      <TextField
        label={rooms.rename(name)}
        quietLabel
        value={typed ?? name}
        maxLength={MAX_PLAYER_NAME_LENGTH}
        onChange={(text) => setTyped(visibleText(text))}
      />
      {by === 'person' ? (
        <Button className="room-seat-way" onPress={() => void link.ask({ do: 'kick', seat })}>
          {rooms.toBot}
          <span className="visually-hidden"> ({name})</span>
        </Button>
      ) : (
        by === 'bot' &&
        onSit !== undefined && (
          <Button className="room-seat-way" onPress={() => onSit(seat, name)}>
            {rooms.sitHere}
            <span className="visually-hidden"> ({name})</span>
          </Button>
        )
      )}
    </form>
  );
}
