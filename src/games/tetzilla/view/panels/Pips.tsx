import { classes } from '#ui';
import './Pips.css';

export interface PipsProps {
  readonly count: number;
  readonly of: number;
  /** `hits` are styled as bad, `tokens` as good. */
  readonly kind: 'hits' | 'tokens';
  /** Accessible name. */
  readonly label: string;
}

/** A row of `of` marks, the first `count` of them filled. */
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
