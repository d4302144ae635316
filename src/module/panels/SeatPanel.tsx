import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '#i18n';
import { classes, Portrait, SeatBadge, SeatMark, seatColour } from '#ui';
import { Pips, type PipsProps } from './Pips';
import './SeatPanel.css';
import './SeatPanelSmall.css';

/** One player of the panel. */
export interface SeatRow {
  readonly seat: string;
  readonly name: string;
  readonly bot: boolean;
  /** The figure of the portrait; default: no portrait. */
  readonly figure?: string;
  readonly figureName?: string;
  /** Whether it is this seat's turn. */
  readonly active: boolean;
  /** Whether the seat is out of the game. */
  readonly out?: boolean;
  /** Beside the name, e.g. the name of a character. */
  readonly aside?: ReactNode;
  /** At the end of the first line, e.g. an ability or the number of cards. */
  readonly badge?: ReactNode;
  /** The button by which the holder of a shared device sees what is hidden from the others; default: none. */
  readonly look?:
    | { readonly label: string; readonly icon: ReactNode; readonly open: boolean; onLook(): void }
    | undefined;
  /** Points, with words for them and for a tooltip; default: none. */
  readonly score?: { readonly points: number; readonly label: string; readonly title: string } | undefined;
  /** Progress, with its number in letters. */
  readonly bar?: PipsProps & { readonly number: string };
  /** A last line: what the seat owns. */
  readonly goods?: ReactNode;
}

export interface SeatPanelProps {
  readonly label: string;
  /** Says for screen readers whose turn it is. */
  readonly activeLabel: string;
  /** In the order of play. */
  readonly rows: readonly SeatRow[];
  readonly className?: string;
}

/** All players with what they have. */
export function SeatPanel({ label, activeLabel, rows, className }: SeatPanelProps) {
  return (
    <ul className={classes('ui-panel seats', className)} aria-label={label} data-count={rows.length}>
      {rows.map((row) => (
        <Row key={row.seat} row={row} activeLabel={activeLabel} />
      ))}
    </ul>
  );
}

function Row({ row, activeLabel }: { readonly row: SeatRow; readonly activeLabel: string }) {
  const messages = useMessages();
  const { seat, figure, figureName, active, bar } = row;
  return (
    <li
      className={classes(
        'seat-row',
        active && 'active',
        row.out === true && 'out',
        figure === undefined && 'faceless',
        row.goods === undefined && 'brief',
      )}
      style={{ '--mark': seatColour(seat) } as CSSProperties}
      aria-current={active || undefined}
      data-seat={seat}
    >
      {figure !== undefined && (
        <span className="seat-face" title={figureName}>
          <Portrait figure={figure} />
          <SeatMark seat={seat} size="0.8rem" />
          {figureName !== undefined && <span className="visually-hidden">{figureName}</span>}
        </span>
      )}
      <div className="seat-who">
        <SeatBadge seat={seat} name={row.name} />
        {row.bot && <span className="seat-kind">{messages.seat.bot}</span>}
        {active && <span className="visually-hidden">{activeLabel}</span>}
        {row.aside}
      </div>
      <State {...row} />
      {bar !== undefined && (
        <span className="seat-bar">
          <Pips {...bar} />
          <span className="seat-number" aria-hidden="true">
            {bar.number}
          </span>
        </span>
      )}
      {row.goods !== undefined && <span className="seat-goods">{row.goods}</span>}
    </li>
  );
}

function State({ badge, look, score }: SeatRow) {
  return (
    <span className="seat-state">
      {badge !== undefined && <span className="seat-badge">{badge}</span>}
      {look !== undefined && (
        <button
          type="button"
          className="ui-button seat-look"
          aria-label={look.label}
          aria-pressed={look.open}
          title={look.label}
          onClick={look.onLook}
        >
          {look.icon}
        </button>
      )}
      {score !== undefined && (
        <strong className="seat-score" title={score.title}>
          <span aria-hidden="true">{score.points}</span>
          <span className="visually-hidden">{score.label}</span>
        </strong>
      )}
    </span>
  );
}
