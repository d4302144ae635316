import type { RefObject } from 'react';
import { useMessages } from '#i18n';
import { Button, IconButton, Toggle } from '#ui';
import type { LessonPlayer } from './LessonPlayer';

/** Steps of the slider, in seconds. */
const STEP = 0.01;

export interface LessonControlsProps {
  readonly player: LessonPlayer;
  readonly step: number;
  readonly playing: boolean;
  readonly slider: RefObject<HTMLInputElement | null>;
  readonly loop: boolean;
  readonly slow: boolean;
  readonly above: boolean;
  readonly onStep: (step: number) => void;
  readonly onPlay: () => void;
  readonly onSeek: (time: number) => void;
  readonly onLoop: (on: boolean) => void;
  readonly onSlow: (on: boolean) => void;
  readonly onAbove: (on: boolean) => void;
  /** Plays on at the real table; null where nobody can. @param bots play the others */
  readonly onTake: ((bots: boolean) => void) | null;
}

/** What plays a lesson: steps, time, pace, and the way to the real table. */
export function LessonControls(props: LessonControlsProps) {
  const { learn, playback } = useMessages();
  const { player, step, playing, onTake } = props;
  const { film } = player;
  const last = film.steps.length - 1;
  const length = film.steps[last]!.ends;
  return (
    <div className="lesson-controls">
      <div className="lesson-transport">
        <IconButton icon="back" label={learn.previous} onPress={() => props.onStep(step - 1)} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? playback.pause : playback.play}
          onPress={props.onPlay}
        />
        <IconButton icon="forward" label={learn.next} onPress={() => props.onStep(step + 1)} />
        <input
          ref={props.slider}
          type="range"
          aria-label={learn.time}
          min={0}
          max={length}
          step={STEP}
          defaultValue={player.time}
          onInput={({ currentTarget }) => props.onSeek(Number(currentTarget.value))}
        />
      </div>
      <div className="lesson-toggles">
        <Toggle label={learn.slow} value={props.slow} onChange={props.onSlow} />
        <Toggle label={learn.loop} value={props.loop} onChange={props.onLoop} />
        <Toggle label={learn.above} value={props.above} onChange={props.onAbove} />
      </div>
      {onTake !== null && (
        <fieldset className="lesson-take">
          <legend>{learn.yourTurn}</legend>
          <p>{learn.yourTurnHint}</p>
          <Button look="primary" onPress={() => onTake(true)}>
            {learn.withBots}
          </Button>
          <Button onPress={() => onTake(false)}>{learn.alone}</Button>
        </fieldset>
      )}
    </div>
  );
}
