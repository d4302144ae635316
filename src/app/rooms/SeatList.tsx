import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import type { ToldRoom } from '#net';
import { Button, SeatMark } from '#ui';

export interface SeatListProps {
  readonly room: ToldRoom;
  readonly names: SeatNames;
  /** The seats that are played at this screen; none where left out. */
  readonly locals?: readonly string[];
  /** Plays a free seat at this screen; left out where that is not offered. */
  readonly onSit?: ((seat: string) => void) | undefined;
}

/** Who sits where at a table, and whether their device is there. */
export function SeatList({ room, names, locals = [], onSit }: SeatListProps) {
  const { rooms, levels, crowd } = useMessages();
  return (
    <ul className="room-seat-list" aria-label={rooms.seats}>
      {room.seats.map(({ seat, by, here, level }) => {
        const state = locals.includes(seat)
          ? rooms.hereToo
          : by === 'crowd'
            ? crowd.title
            : by === 'person'
              ? here
                ? rooms.here
                : rooms.away
              : rooms.bot(levels.of[level].called);
        const person = by === 'person';
        return (
          <li key={seat} data-by={by} data-here={here || undefined}>
            <SeatMark seat={seat} size="1.9rem" />
            <span className="room-seat-name">
              {person ? <strong>{nameOf(names, seat)}</strong> : nameOf(names, seat)}
            </span>
            {by === 'bot' && onSit !== undefined && (
              <Button look="quiet" className="room-seat-sit" onPress={() => onSit(seat)}>
                {rooms.sitHere}
                <span className="visually-hidden"> ({nameOf(names, seat)})</span>
              </Button>
            )}
            <span className="room-seat-state">{by === 'bot' && !room.begun ? rooms.free : state}</span>
          </li>
        );
      })}
    </ul>
  );
}
