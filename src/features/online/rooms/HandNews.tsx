import { useMessages } from '#i18n';
import { nameOf } from '#module';
import { type LogEntry, SeatMark } from '#ui';
import './HandNews.css';
import type { RoomHudProps } from './roomProps';

/** Log lines beside a hand; the big screen shows the rest. */
const LINES = 6;

export interface HandNewsProps extends Pick<RoomHudProps, 'mine' | 'parts'> {
  /** The deciding seat; null once the game is over. */
  readonly deciding: string | null;
  /** Log entries shown so far, oldest first. */
  readonly happened: readonly LogEntry[];
}

/** Beside a hand with nothing to choose: whose turn it is, and the latest events. */
export function HandNews({ mine, parts, deciding, happened }: HandNewsProps) {
  const { rooms } = useMessages();
  // Turns are already in the heading.
  const lines = happened.filter(({ tone }) => tone !== 'turn').slice(-LINES);
  return (
    <section className="room-news" aria-label={rooms.news} data-mine={mine || undefined}>
      {deciding !== null && (
        <p className="room-news-turn">
          <SeatMark seat={deciding} size="1.6rem" />
          {mine ? rooms.yourTurn : rooms.turnOf(nameOf(parts.names, deciding))}
        </p>
      )}
      <ul className="room-news-lines">
        {lines.map(({ id, text, seat }) => (
          <li key={id} className="room-news-line">
            {seat !== null && <SeatMark seat={seat} size="0.9rem" />}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
