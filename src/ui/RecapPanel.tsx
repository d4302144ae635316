import { useMessages } from '#i18n';
import { Button } from './Button';
import { MomentMark, type TimelineMomentKind } from './moments';
import './Panel.css';
import './RecapPanel.css';
import { RuleButton } from './rule';
import { SeatMark } from './SeatBadge';

/** What somebody did, in words. */
export interface RecapLine {
  readonly action: number;
  /** The step of it, from 0. */
  readonly step: number;
  readonly text: string;
  /** What makes it stand out; null if nothing does. */
  readonly icon: TimelineMomentKind | 'hit' | null;
  /** The number of the clause of the rules that it comes of; null for none. */
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
  /** Shows it all again. */
  readonly onShow: () => void;
  /** Shows an action again, from one of its steps on. */
  readonly onWatch: (action: number, step: number) => void;
  /** Gives way to the whole story. */
  readonly onClose: () => void;
}

/** What happened in the meantime, a paragraph for each turn of somebody; a click on a sentence shows it again. */
export function RecapPanel({ title, chapters, onShow, onWatch, onClose }: RecapPanelProps) {
  const { log, recap } = useMessages();
  return (
    <section className="ui-panel ui-recap" data-recap aria-label={title}>
      <h2>{title}</h2>
      <ol>
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

/** Something was hit. */
function HitMark() {
  return (
    <svg className="ui-moment hit" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 21 12 3l9 18z" />
    </svg>
  );
}

export interface OthersPanelProps {
  /** Who plays. */
  readonly title: string;
  readonly seat: string;
  /** What they are doing, or that they think; said aloud when there is time. */
  readonly text: string;
  /** What the way past it is called. */
  readonly skip: string;
  readonly onSkip: () => void;
  /** Ends what is being shown, and no more; null while nothing is. */
  readonly onSkipOne: (() => void) | null;
}

/** Who plays while others wait, what they are doing, and the ways past it. */
export function OpponentMovesPanel({ title, seat, text, skip, onSkip, onSkipOne }: OthersPanelProps) {
  const { recap } = useMessages();
  return (
    <section className="ui-panel ui-recap others" data-recap aria-label={title}>
      <h2>
        <SeatMark seat={seat} size="0.75em" />
        {title}
      </h2>
      <p aria-live="polite">{text}</p>
      <div className="ui-recap-ways">
        <Button disabled={onSkipOne === null} onPress={() => onSkipOne?.()}>
          {recap.skipOne}
        </Button>
        <Button onPress={onSkip}>{skip}</Button>
      </div>
    </section>
  );
}
