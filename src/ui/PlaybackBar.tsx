import { useMessages } from '#i18n';
import { IconButton } from './Button';
import { Select } from './fields';
import './Panel.css';
import './PlaybackBar.css';

/** How fast the table may be shown. */
export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** The speeds to offer, the one in use among them. */
export function speedChoices(inUse: number): readonly number[] {
  return [...new Set<number>([...PLAYBACK_SPEEDS, inUse])].sort((a, b) => a - b);
}

export interface PlaybackBarProps {
  readonly playing: boolean;
  /** Something is being shown, or waits to be. */
  readonly busy: boolean;
  /** The action that the table shows last, 0 … total. */
  readonly shown: number;
  readonly total: number;
  /** A factor, usually one of {@link PLAYBACK_SPEEDS}. */
  readonly speed: number;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onSkip: () => void;
  readonly onSkipAll: () => void;
  /** Show the state after so many actions. */
  readonly onSeek: (action: number) => void;
  readonly onSpeed: (factor: number) => void;
}

/** Runs the show: pause, skip, speed, and any earlier action. */
export function PlaybackBar(props: PlaybackBarProps) {
  const { playing, busy, shown, total, speed, onSeek } = props;
  const { playback } = useMessages();
  const behind = busy || shown < total;
  return (
    <section className="ui-panel ui-playback" aria-label={playback.label}>
      <div className="ui-playback-scrub">
        <IconButton
          icon="back"
          label={playback.stepBack}
          disabled={shown === 0}
          onPress={() => onSeek(shown - 1)}
        />
        <input
          type="range"
          min={0}
          max={total}
          step={1}
          value={shown}
          aria-label={playback.action}
          aria-valuetext={playback.position(shown, total)}
          onChange={(event) => onSeek(Number(event.target.value))}
        />
        <IconButton
          icon="forward"
          label={playback.stepForward}
          disabled={shown >= total}
          onPress={() => onSeek(shown + 1)}
        />
        <span className="ui-playback-count" aria-hidden="true">
          {shown} / {total}
        </span>
      </div>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? playback.pause : playback.play}
        onPress={playing ? props.onPause : props.onPlay}
      />
      <IconButton icon="skip" label={playback.skip} disabled={!behind} onPress={props.onSkip} />
      <IconButton icon="skipAll" label={playback.skipAll} disabled={!behind} onPress={props.onSkipAll} />
      <Select
        label={playback.speed}
        quietLabel
        options={speedChoices(speed).map((factor) => ({ value: factor, label: playback.times(factor) }))}
        value={speed}
        onChange={props.onSpeed}
      />
    </section>
  );
}
