import { usePlayMessages } from './messages';
import './TalkMarks.css';

export interface TalkButtonProps {
  readonly on: boolean;
  onTurn(on: boolean): void;
}

/** Toggles team pings. While on, pressing a plate pings it. */
export function TalkButton({ on, onTurn }: TalkButtonProps) {
  const { button } = usePlayMessages().talk;
  return (
    <button
      type="button"
      className="ui-button king-talk-button"
      aria-label={button}
      aria-pressed={on}
      title={button}
      onClick={() => onTurn(!on)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 4h16v11h-8l-5 5v-5H4zM12 6.500v6M9 9.500h6" />
      </svg>
      <span aria-hidden="true">{button}</span>
    </button>
  );
}
