import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import type { ToldRoom } from '#net';
import { SeatMark } from '#ui';

export interface SeatListProps {
  readonly room: ToldRoom;
  readonly names: SeatNames;
}

/** Who sits where at a table, and whether their device is there. */
export function SeatList({ room, names }: SeatListProps) {
  const { rooms, levels } = useMessages();
  return (
    <ul className="room-seat-list" aria-label={rooms.seats}>
      {room.seats.map(({ seat, by, here, level }) => {
        const state = by === 'person' ? (here ? rooms.here : rooms.away) : rooms.bot(levels.of[level].called);
        const person = by === 'person';
        return (
          <li key={seat} data-by={by} data-here={here || undefined}>
            <SeatMark seat={seat} size="1.9rem" />
            <span className="room-seat-name">
              {person ? <strong>{nameOf(names, seat)}</strong> : nameOf(names, seat)}
            </span>
            <span className="room-seat-state">{!person && !room.begun ? rooms.free : state}</span>
          </li>
        );
      })}
    </ul>
  );
}
