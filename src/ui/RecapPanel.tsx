import { useMessages } from '#i18n';
import { Button } from './Button';
import { MomentMark, type TimelineMomentKind } from './moments';
import './Panel.css';
import './RecapPanel.css';
import { RuleButton } from './rule';
import { SeatMark } from './SeatBadge';
import { scrolls } from './scrolls';

/** What a player did, in words. */
export interface RecapLine {
  readonly action: number;
  /** Its step within the action, from 0. */
  readonly step: number;
  readonly text: string;
  /** What makes it stand out; null for nothing. */
  readonly icon: TimelineMomentKind | 'hit' | null;
  /** Number of the rule clause behind it; null for none. */
  readonly clause: string | null;
}

/** What one seat did in a row. */
export interface RecapChapter {
  readonly seat: string;
  /** Oldest first, never empty. */
  readonly lines: readonly RecapLine[];
}

export interface RecapPanelProps {
  readonly title: string;
  /** Oldest first. */
  readonly chapters: readonly RecapChapter[];
  /** Replays all of it. */
  readonly onShow: () => void;
  /** Replays an action, starting at one of its steps. */
  readonly onWatch: (action: number, step: number) => void;
  /** Closes the panel and shows the full log. */
  readonly onClose: () => void;
}

/** What happened in the meantime, one paragraph per turn. Clicking a sentence replays it. */
export function RecapPanel({ title, chapters, onShow, onWatch, onClose }: RecapPanelProps) {
  const { log, recap } = useMessages();
  return (
    <section className="ui-panel ui-recap" data-recap aria-label={title}>
      <h2>{title}</h2>
      <ol ref={scrolls} className="ui-scroll">
        {chapters.map(({ seat, lines }) => (
          <li key={lines[0]?.action}>
            <SeatMark seat={seat} size="0.75em" />
            <div>
              {lines.map(({ action, step, text, icon, clause }) => (
                <p key={`${action}.${step}`}>
                  <button
                    type="button"
                    className={icon === null ? 'plain' : 'loud'}
                    title={log.seek(text)}
                    onClick={() => onWatch(action, step)}
                  >
                    {icon === 'hit' ? <HitMark /> : icon !== null && <MomentMark kind={icon} />}
                    {text}
                  </button>
                  <RuleButton clause={clause} look="mark" />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="ui-recap-ways">
        <Button look="primary" onPress={onShow}>
          {recap.show}
        </Button>
        <Button onPress={onClose}>{recap.whole}</Button>
      </div>
    </section>
  );
}

/** Marks a hit. */
function HitMark() {
  return (
    <svg className="ui-moment hit" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 21 12 3l9 18z" />
    </svg>
  );
}

export interface OthersPanelProps {
  /** Who is playing. */
  readonly title: string;
  readonly seat: string;
  /** What they are doing, or that they are thinking; announced politely. */
  readonly text: string;
  /** Text of the skip button. */
  readonly skip: string;
  readonly onSkip: () => void;
  /** Skips only the current action; null while there is none. */
  readonly onSkipOne: (() => void) | null;
}

/** Who is playing while others wait, what they are doing, and the skip buttons. */
export function OpponentMovesPanel({ title, seat, text, skip, onSkip, onSkipOne }: OthersPanelProps) {
  const { recap } = useMessages();
  return (
    <section ref={scrolls} className="ui-panel ui-scroll ui-recap others" data-recap aria-label={title}>
      <h2>
        <SeatMark seat={seat} size="0.75em" />
        {title}
      </h2>
      <p ref={scrolls} className="ui-scroll" aria-live="polite">
        {text}
      </p>
      <div className="ui-recap-ways">
        <Button disabled={onSkipOne === null} onPress={() => onSkipOne?.()}>
          {recap.skipOne}
        </Button>
        <Button onPress={onSkip}>{skip}</Button>
      </div>
    </section>
  );
}
