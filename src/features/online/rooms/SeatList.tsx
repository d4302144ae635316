import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import type { RoomInfo } from '#net';
import { Button, SeatMark } from '#ui';
import { peopleOf } from './people';

export interface SeatListProps {
  readonly room: RoomInfo;
  readonly names: SeatNames;
  /** Seats played at this screen; none by default. */
  readonly locals?: readonly string[];
  /** Plays a free seat at this screen; omit to hide the button. */
  readonly onSit?: ((seat: string) => void) | undefined;
}

/** Seats of a table with their players and connection states. */
export function SeatList({ room, names, locals = [], onSit }: SeatListProps) {
  const { rooms, levels, crowd } = useMessages();
  const people = peopleOf(room, names);
  return (
    <ul className="room-seat-list" aria-label={rooms.seats}>
      {room.seats.map(({ seat, by, here, level, holder = seat }) => {
        if (holder !== seat) return null;
        const person = people.find((each) => each.seat === seat);
        const state = locals.includes(seat)
          ? rooms.hereToo
          : by === 'crowd'
            ? crowd.title
            : by === 'person'
              ? here
                ? rooms.here
                : rooms.away
              : rooms.bot(levels.of[level].called);
        return (
          <li key={seat} data-by={by} data-here={here || undefined}>
            <span className="room-seat-marks">
              {(person?.seats ?? [seat]).map((each) => (
                <SeatMark key={each} seat={each} size="1.9rem" />
              ))}
            </span>
            <span className="room-seat-name">
              {person === undefined ? nameOf(names, seat) : <strong>{person.name}</strong>}
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
