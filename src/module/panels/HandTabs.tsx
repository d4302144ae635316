import { classes, SeatMark } from '#ui';
import type { SeatHand } from './seatHand';

/** At most this many hands keep their names on a phone. */
const MAX_NAMED = 3;

export interface HandTabsProps {
  readonly hands: readonly SeatHand[];
  /** The owner of the hand that is shown. */
  readonly shown: string | undefined;
  /** Owners of cards that can be chosen. */
  readonly offering: ReadonlySet<string>;
  readonly label: string;
  onPick(owner: string): void;
}

/** Whose hand is shown where only one of them fits. */
export function HandTabs({ hands, shown, offering, label, onPick }: HandTabsProps) {
  return (
    <fieldset className={classes('hands-tabs', hands.length > MAX_NAMED && 'many')}>
      <legend className="visually-hidden">{label}</legend>
      {hands.map(({ owner, ownerName, countLabel, countFace }) => (
        <button
          key={owner}
          type="button"
          className={classes('hands-tab', offering.has(owner) && 'open')}
          aria-pressed={owner === shown}
          aria-label={`${ownerName}, ${countLabel}`}
          onClick={() => onPick(owner)}
        >
          <SeatMark seat={owner} />
          <span className="hands-tab-name">{ownerName}</span>
          <span className="hands-count" aria-hidden="true">
            {countFace}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
