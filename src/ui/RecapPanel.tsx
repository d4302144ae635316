import { useMessages } from '#i18n';
import { Button, IconButton } from './Button';
import { type MomentKind, MomentMark } from './moments';
import './Panel.css';
import './RecapPanel.css';
import { SeatMark } from './SeatBadge';

/** What somebody did, in words. */
export interface RecapLine {
  readonly action: number;
  readonly seat: string;
  readonly text: string;
  /** What makes it stand out; null where nothing does. */
  readonly icon: MomentKind | 'hit' | null;
}

export interface RecapPanelProps {
  readonly title: string;
  /** Oldest first. */
  readonly lines: readonly RecapLine[];
  /** Shows it all again. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** What happened in the meantime, as a short list beside the table. */
export function RecapPanel({ title, lines, onShow, onClose }: RecapPanelProps) {
  const { common, recap } = useMessages();
  return (
    <section className="ui-panel ui-recap" aria-label={title}>
      <div className="ui-recap-head">
        <h2>{title}</h2>
        <IconButton icon="close" label={common.close} onPress={onClose} />
      </div>
      <ol>
        {lines.map(({ action, seat, text, icon }) => (
          <li key={action}>
            <SeatMark seat={seat} size="0.75em" />
            <span>{text}</span>
            {icon === 'hit' ? <HitMark /> : icon !== null && <MomentMark kind={icon} />}
          </li>
        ))}
      </ol>
      <Button look="primary" onPress={onShow}>
        {recap.show}
      </Button>
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
  /** What they are doing; empty while they think. */
  readonly text: string;
  /** What the way past it is called. */
  readonly skip: string;
  readonly onSkip: () => void;
}

/** Who plays while others wait, what they are doing, and the way past it. */
export function OthersPanel({ title, seat, text, skip, onSkip }: OthersPanelProps) {
  return (
    <section className="ui-panel ui-recap others" aria-label={title}>
      <h2>
        <SeatMark seat={seat} size="0.75em" />
        {title}
      </h2>
      <p>{text}</p>
      <Button onPress={onSkip}>{skip}</Button>
    </section>
  );
}
