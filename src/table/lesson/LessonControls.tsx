import type { RefObject } from 'react';
import { useMessages } from '#i18n';
import { Button, IconButton, Toggle } from '#ui';
import type { LessonState } from './useLesson';

/** Step of the slider, seconds. */
const STEP = 0.01;

export interface LessonControlsProps {
  readonly state: LessonState;
  readonly slider: RefObject<HTMLInputElement | null>;
  readonly above: boolean;
  readonly onAbove: (on: boolean) => void;
  /** Continues the position at a real table; null if not possible. @param bots play the other seats */
  readonly onTake: ((bots: boolean) => void) | null;
}

/** Controls of a lesson: steps, time, speed, and the button to the real table. */
export function LessonControls({ state, slider, above, onAbove, onTake }: LessonControlsProps) {
  const { learn, playback } = useMessages();
  const { player, step, playing } = state;
  const { steps } = player.film;
  return (
    <div className="lesson-controls">
      <div className="lesson-transport">
        <IconButton icon="back" label={learn.previous} onPress={() => state.go(step - 1)} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? playback.pause : playback.play}
          onPress={state.toggle}
        />
        <IconButton icon="forward" label={learn.next} onPress={() => state.go(step + 1)} />
        <input
          ref={slider}
          type="range"
          aria-label={learn.time}
          min={0}
          max={steps.at(-1)?.ends}
          step={STEP}
          defaultValue={player.time}
          onInput={({ currentTarget }) => state.seek(Number(currentTarget.value))}
        />
      </div>
      <div className="lesson-toggles">
        <Toggle label={learn.slow} value={state.slow} onChange={state.setSlow} />
        <Toggle label={learn.loop} value={state.loop} onChange={state.setLoop} />
        <Toggle label={learn.above} value={above} onChange={onAbove} />
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
