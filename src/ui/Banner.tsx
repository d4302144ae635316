import './Banner.css';
import { classes } from './classes';
import { SeatMark } from './SeatBadge';

export type BannerTone = 'turn' | 'power' | 'combo' | 'mega';

export interface BannerCaption {
  /** A new id replays the entrance. */
  readonly id: string;
  readonly text: string;
  readonly tone: BannerTone;
  readonly seat?: string | undefined;
}

export interface BannerProps {
  /** The current caption; null for none. */
  readonly caption: BannerCaption | null;
}

/** Large captions over the table, shown until they are replaced. Screen readers get them from the live region. */
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
