import { type LogEntry, SeatMark } from '#ui';
import './Ticker.css';

/** Number of entries in the ticker; the oldest are clipped if they do not fit. */
const LINES = 10;

export interface TickerProps {
  readonly label: string;
  /** The complete log, oldest first. */
  readonly entries: readonly LogEntry[];
}

/** The ticker: log entries in reading order, the latest on the right. */
export function Ticker({ label, entries }: TickerProps) {
  return (
    <div className="cast-ticker">
      <ol aria-label={label}>
        {entries.slice(-LINES).map(({ id, text, seat, tone }) => (
          <li key={id} data-tone={tone}>
            {seat !== null && <SeatMark seat={seat} size="0.8em" />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
