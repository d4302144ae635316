import './Banner.css';
import { classes } from './classes';
import { SeatMark } from './SeatBadge';

export type BannerTone = 'turn' | 'power' | 'combo' | 'mega';

export interface BannerCaption {
  /** A new id plays the entrance again. */
  readonly id: string;
  readonly text: string;
  readonly tone: BannerTone;
  readonly seat?: string | undefined;
}

export interface BannerProps {
  /** What to shout now; null for silence. */
  readonly caption: BannerCaption | null;
}

/** Large words over the table. They stay as long as they are given; the live region says them to others. */
export function Banner({ caption }: BannerProps) {
  return (
    <div className="ui-banner" aria-hidden="true">
      {caption !== null && (
        <span key={caption.id} className={classes('ui-banner-text', caption.tone)}>
          {caption.seat !== undefined && <SeatMark seat={caption.seat} size="0.8em" />}
          <span className="ui-banner-words">{caption.text}</span>
        </span>
      )}
    </div>
  );
}
