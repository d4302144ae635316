import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useMessages } from '#i18n';
import type { ActionLine } from './actionLine';
import { Button, IconButton } from './Button';
import { Select } from './fields';
import { Icon } from './icons';
import './Panel.css';
import './ReplayBar.css';
import { speedChoices } from './speeds';
import { TimelineBar, type TimelineHandle, type TimelineMoment, type TimelineTurn } from './Timeline';

export interface ReplayBarHandle {
  /**
   * Moves the thumb and the clock between actions, without React.
   * @param moment actions shown, including the fraction of the next @param seconds playback position; null if not known yet
   */
  readonly show: (moment: number, seconds: number | null) => void;
}

export interface ReplayBarProps {
  /** The game is over, so its end is the end rather than the present. */
  readonly finished: boolean;
  /** Playback is running. */
  readonly running: boolean;
  /** Number of actions shown, 0 … total. */
  readonly shown: number;
  /** The next action is being shown. */
  readonly moving: boolean;
  /** Its current step, if it has several. */
  readonly step: { readonly number: number } | null;
  readonly line: ActionLine;
  /** Total duration at speed 1; null until known. */
  readonly seconds: number | null;
  readonly turns: readonly TimelineTurn[];
  readonly moments: readonly TimelineMoment[];
  /** What an action, or one of its steps, did, in a sentence or two. @param action from 0 @param step from 0 */
  readonly wordsOf: (action: number, step?: number) => string;
  /** The current caption, in large text; null if captions are off. */
  readonly caption: ReactNode | null;
  readonly speed: number;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onStepBack: () => void;
  readonly onStepForward: () => void;
  /** @param step step of the action after those */
  readonly onSeek: (count: number, step?: number) => void;
  /** Jumps to the highlight before the current position, or after it; null if there is none. */
  readonly onPreviousMoment: (() => void) | null;
  readonly onNextMoment: (() => void) | null;
  readonly onSpeed: (factor: number) => void;
  readonly onCaptions: (on: boolean) => void;
  /** Shows the turning points; null until the game is over. Omitted if they cannot be computed. */
  readonly onAnalysis?: (() => void) | null | undefined;
  /** Exports the current excerpt as a film; null if there is nothing to film. */
  readonly onFilm: (() => void) | null;
  /** Turns it into a lesson; null if there is nothing to show. Omitted if lessons cannot be authored. */
  readonly onLesson?: (() => void) | null | undefined;
  /** Starts a new game from here; null at the end. */
  readonly onBranch: (() => void) | null;
  /** Returns to the live game; unused once the game is over. */
  readonly onBack: () => void;
  readonly handle?: Ref<ReplayBarHandle> | undefined;
}

/** Minutes and seconds, e.g. `1:07`. @param seconds 0 or more; null if unknown */
export function clockTime(seconds: number | null): string {
  if (seconds === null) return '–:––';
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Replays a game: seeks through all actions, at any speed, and from one highlight to the next. */
export function ReplayBar(props: ReplayBarProps) {
  const { finished, running, shown, moving, step, line, seconds, speed, onSeek } = props;
  const total = line.actions;
  const { analysis, author, film, playback, replay } = useMessages();
  const { onAnalysis = null, onLesson } = props;
  const timeline = useRef<TimelineHandle>(null);
  const clock = useRef<HTMLSpanElement>(null);
  useImperativeHandle(props.handle, () => ({
    show(moment, now) {
      timeline.current?.show(moment);
      const text = replay.clock(clockTime(now), clockTime(seconds));
      if (clock.current !== null && clock.current.textContent !== text) clock.current.textContent = text;
    },
  }));
  const atEnd = shown >= total;
  return (
    <section className="ui-panel ui-replay" aria-label={replay.label}>
      {props.caption !== null && <p className="ui-replay-caption">{props.caption}</p>}
      <TimelineBar
        shown={{ action: shown, step: step === null ? 0 : step.number - 1 }}
        line={line}
        turns={props.turns}
        moments={props.moments}
        wordsOf={props.wordsOf}
        onSeek={(place) => onSeek(place.action, place.step)}
        handle={timeline}
      />
      <div className="ui-replay-controls">
        <div className="ui-replay-moves">
          <IconButton icon="toStart" label={replay.start} disabled={shown === 0} onPress={() => onSeek(0)} />
          <IconButton
            icon="previousMark"
            label={replay.previousMark}
            disabled={props.onPreviousMoment === null}
            onPress={() => props.onPreviousMoment?.()}
          />
          <IconButton
            icon="back"
            label={playback.stepBack}
            disabled={shown === 0}
            onPress={props.onStepBack}
          />
          {running ? (
            <IconButton icon="pause" label={replay.pause} look="primary" onPress={props.onPause} />
          ) : (
            <IconButton
              icon={atEnd ? 'replay' : 'play'}
              label={atEnd ? replay.again : replay.play}
              look="primary"
              onPress={props.onPlay}
            />
          )}
          <IconButton
            icon="forward"
            label={playback.stepForward}
            disabled={atEnd}
            onPress={props.onStepForward}
          />
          <IconButton
            icon="nextMark"
            label={replay.nextMark}
            disabled={props.onNextMoment === null}
            onPress={() => props.onNextMoment?.()}
          />
          <IconButton icon="toEnd" label={replay.end} disabled={atEnd} onPress={() => onSeek(total)} />
        </div>
        <p className="ui-replay-place">
          <span ref={clock} className="ui-replay-clock" />
          <span>
            {step === null
              ? replay.position(moving ? shown + 1 : shown, total)
              : replay.step(shown + 1, total, step.number)}
          </span>
        </p>
        <Select
          label={playback.speed}
          quietLabel
          options={speedChoices(speed).map((factor) => ({ value: factor, label: playback.times(factor) }))}
          value={speed}
          onChange={props.onSpeed}
        />
        <IconButton
          icon="captions"
          label={replay.captions}
          pressed={props.caption !== null}
          onPress={() => props.onCaptions(props.caption === null)}
        />
        <IconButton
          icon="film"
          label={film.open}
          disabled={props.onFilm === null}
          onPress={() => props.onFilm?.()}
        />
        {onAnalysis !== null && <IconButton icon="chart" label={analysis.open} onPress={onAnalysis} />}
        {onLesson !== undefined && (
          <IconButton
            className="ui-replay-lesson"
            icon="lesson"
            label={author.open}
            disabled={onLesson === null}
            onPress={() => onLesson?.()}
          />
        )}
        <Button
          className="ui-replay-branch"
          disabled={props.onBranch === null}
          onPress={() => props.onBranch?.()}
        >
          <Icon name="branch" />
          <span>{replay.branch}</span>
        </Button>
        {!finished && (
          <Button look="primary" className="ui-replay-back" onPress={props.onBack}>
            {replay.back}
          </Button>
        )}
      </div>
    </section>
  );
}
