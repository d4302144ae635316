import { classes } from '#ui';
import './Pips.css';

export interface PipsProps {
  readonly count: number;
  readonly of: number;
  /** `hits` are read as bad, `tokens` as good. */
  readonly kind: 'hits' | 'tokens';
  /** What they say, for those who do not see them. */
  readonly label: string;
}

/** A row of so many marks, the first of them set. */
export function Pips({ count, of, kind, label }: PipsProps) {
  return (
    <span className={classes('tet-pips', kind)} title={label}>
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <span key={index} className={classes('tet-pip', index < count && 'set')} aria-hidden="true" />
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
