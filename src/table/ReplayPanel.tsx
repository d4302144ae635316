import { useEffect, useMemo } from 'react';
import { isRunning, useSession } from '#session';
import { ReplayBar, RuleButton, SeatMark } from '#ui';
import { type narrate, narrateStep } from './game/course';
import type { TableParts } from './game/parts';
import './ReplayPanel.css';
import { useActionLine } from './useActionLine';
import type { ReplayControl } from './useReplay';
import { useTurns } from './useTurns';

export interface ReplayPanelProps {
  readonly parts: TableParts;
  readonly control: ReplayControl;
  readonly captions: boolean;
  readonly onCaptions: (on: boolean) => void;
  readonly onSpeed: (speed: number) => void;
  /** Branches off a new game from the shown position. */
  readonly onBranch: () => void;
  /** Opens the analysis; null until the game is over. */
  readonly onAnalysis: (() => void) | null;
  readonly onFilm: () => void;
  /** Makes a lesson of the game; left out if its rules have no lessons. */
  readonly onLesson?: (() => void) | undefined;
}

/** Playback bar of a replay, connected to the session. */
export function ReplayPanel(props: ReplayPanelProps) {
  const { parts, control } = props;
  const { session, words, names } = parts;
  const state = useSession(session, (whole) => whole);
  const { history, shown } = state;
  const turns = useTurns(parts);
  const wordsOf = useMemo(() => {
    const known = new Map<string, string>();
    return (action: number, step?: number) => {
      const key = `${action} ${step}`;
      const entry = history[action];
      const currentStep = step === undefined ? null : (session.stepsOf(action)[step] ?? null);
      const text =
        known.get(key) ?? (entry === undefined ? '' : narrateStep(entry, currentStep, words, names).text);
      known.set(key, text);
      return text;
    };
  }, [history, session, words, names]);
  const line = useActionLine(session);
  const entryShown = state.current ?? state.entries.at(-1);
  useEffect(() => control.look());
  // Under the pass screen, people may look at the past but do nothing else.
  const covered = state.passTo !== null;
  return (
    <ReplayBar
      finished={state.finished}
      running={isRunning(state) && !state.over}
      shown={shown}
      moving={state.current !== null}
      step={state.step}
      line={line}
      seconds={state.seconds}
      turns={turns}
      moments={control.moments}
      wordsOf={wordsOf}
      caption={
        props.captions
          ? entryShown !== undefined && <Caption {...narrateStep(entryShown, state.step, words, names)} />
          : null
      }
      speed={state.playback.speed}
      onPlay={control.playOrPause}
      onPause={control.playOrPause}
      onStepBack={() => session.stepBack()}
      onStepForward={() => session.stepForward()}
      onSeek={(count, step) => void session.scrub(count, step)}
      onPreviousMoment={control.previous}
      onNextMoment={control.next}
      onSpeed={props.onSpeed}
      onCaptions={props.onCaptions}
      onFilm={history.length === 0 || covered ? null : props.onFilm}
      onAnalysis={props.onAnalysis}
      onLesson={props.onLesson && (history.length === 0 || covered ? null : props.onLesson)}
      onBranch={state.over || covered ? null : props.onBranch}
      onBack={() => session.live()}
      handle={control.bar}
    />
  );
}

function Caption({ text, seat, tone, clause }: ReturnType<typeof narrate>) {
  return (
    <span className={`table-caption ${tone}`}>
      {seat !== null && <SeatMark seat={seat} size="0.9em" />} {text}{' '}
      <RuleButton clause={clause} look="mark" />
    </span>
  );
}
