import { type LogEntry, SeatMark } from '#ui';
import './Ticker.css';

/** So many lines of the story are in the strip; what does not fit is cut off. */
const LINES = 10;

export interface TickerProps {
  readonly label: string;
  /** The whole story, the oldest first. */
  readonly entries: readonly LogEntry[];
}

/** A strip with what has happened, the latest first. */
export function Ticker({ label, entries }: TickerProps) {
  return (
    <ol className="cast-ticker" aria-label={label}>
      {entries
        .slice(-LINES)
        .toReversed()
        .map(({ id, text, seat, tone }) => (
          <li key={id} data-tone={tone}>
            {seat !== null && <SeatMark seat={seat} size="0.8em" />}
            <span>{text}</span>
          </li>
        ))}
    </ol>
  );
}
