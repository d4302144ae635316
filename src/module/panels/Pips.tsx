import { classes } from '#ui';
import './Pips.css';

export interface PipsProps {
  readonly count: number;
  /** How many are set otherwise, after the first; default: none. */
  readonly more?: number;
  /** How many marks there are. */
  readonly of: number;
  /** Default: a bar as wide as there is room. */
  readonly look?: 'bar' | 'dots';
  /** Tooltip and text for screen readers. */
  readonly label: string;
}

/** A row of marks, the first of them set. `--pip` and `--pip-more` are their colours. */
export function Pips({ count, more = 0, of, look = 'bar', label }: PipsProps) {
  return (
    <span className={classes('pips', look)} title={label}>
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={classes('pip', index < count ? 'set' : index < count + more && 'more')}
          aria-hidden="true"
        />
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
