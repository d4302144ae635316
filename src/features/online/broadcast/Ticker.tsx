import { type LogEntry, SeatMark } from '#ui';
import './Ticker.css';

/** So many lines of the story are in the strip; the oldest are cut off where they have no room. */
const LINES = 10;

export interface TickerProps {
  readonly label: string;
  /** The whole story, the oldest first. */
  readonly entries: readonly LogEntry[];
}

/** A strip with what has happened, in the order in which one reads: the latest enters from the right. */
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
