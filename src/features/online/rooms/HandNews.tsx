import { useMessages } from '#i18n';
import { nameOf } from '#module';
import { type LogEntry, SeatMark } from '#ui';
import './HandNews.css';
import type { RoomHudProps } from './roomProps';

/** Log lines beside a hand; the big screen shows the rest. */
const LINES = 6;

export interface HandNewsProps extends Pick<RoomHudProps, 'mine' | 'parts'> {
  /** Who decides; null once the game is over. */
  readonly deciding: string | null;
  /** What has been shown, oldest first. */
  readonly happened: readonly LogEntry[];
}

/** Beside a hand, while there is nothing to choose: whose turn it is, and what has happened last. */
export function HandNews({ mine, parts, deciding, happened }: HandNewsProps) {
  const { rooms } = useMessages();
  // Whose turn it is stands above them.
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
