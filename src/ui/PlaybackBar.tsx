import { useMessages } from '#i18n';
import { Button, IconButton } from './Button';
import { Select } from './fields';
import { Icon } from './icons';
import './Panel.css';
import './PlaybackBar.css';
import { speedChoices } from './speeds';

export interface PlaybackBarProps {
  readonly playing: boolean;
  /** Something is being shown or waiting to be. */
  readonly busy: boolean;
  /** The current step of the action, if it has several. */
  readonly step: { readonly name: string; readonly number: number; readonly count: number } | null;
  /** There is something to look back at. */
  readonly begun: boolean;
  /** A factor, usually one of the `PLAYBACK_SPEEDS`. */
  readonly speed: number;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onSkip: () => void;
  readonly onSkipAll: () => void;
  readonly onStepBack: () => void;
  /** Replays the game from the beginning. */
  readonly onReplay: () => void;
  readonly onSpeed: (factor: number) => void;
  /** Asks for advice; null while nobody on this device may act. */
  readonly onAdvice: (() => void) | null;
}

/** Playback controls during a game: pause, skip, speed, and replay. */
export function PlaybackBar(props: PlaybackBarProps) {
  const { playing, busy, begun, speed, step } = props;
  const { advice, playback } = useMessages();
  return (
    <section className="ui-panel ui-playback" aria-label={playback.label}>
      <div className="ui-playback-past">
        <IconButton icon="back" label={playback.stepBack} disabled={!begun} onPress={props.onStepBack} />
        <Button className="ui-playback-replay" disabled={!begun} onPress={props.onReplay}>
          <Icon name="replay" />
          <span>{playback.replay}</span>
        </Button>
        <IconButton
          icon="idea"
          label={advice.ask}
          disabled={props.onAdvice === null}
          onPress={() => props.onAdvice?.()}
        />
      </div>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? playback.pause : playback.play}
        onPress={playing ? props.onPause : props.onPlay}
      />
      <IconButton
        icon="skip"
        label={step === null ? playback.skip : playback.skipStep(step.name, step.number, step.count)}
        disabled={!busy}
        onPress={props.onSkip}
      />
      <IconButton icon="skipAll" label={playback.skipAll} disabled={!busy} onPress={props.onSkipAll} />
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
