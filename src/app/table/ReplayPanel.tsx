import { useEffect, useMemo } from 'react';
import { isRunning, type Session, useSession } from '#session';
import { ReplayBar, SeatMark } from '#ui';
import type { ZorglTypes } from '#zorgl/rules';
import type { LogTexts, Table } from '#zorgl/view';
import { narrate, turnsOf } from './course';
import './ReplayPanel.css';
import type { ReplayControl } from './useReplay';

export interface ReplayPanelProps {
  readonly session: Session<ZorglTypes, Table>;
  readonly control: ReplayControl;
  readonly texts: LogTexts;
  readonly captions: boolean;
  readonly onCaptions: (on: boolean) => void;
  readonly onSpeed: (speed: number) => void;
  /** Asks for a new game from the moment that is shown. */
  readonly onBranch: () => void;
  readonly onFilm: () => void;
}

/** The bar of a replay, fed from the session. */
export function ReplayPanel(props: ReplayPanelProps) {
  const { session, control, texts } = props;
  const state = useSession(session, (whole) => whole);
  const { history, shown } = state;
  const first = useMemo(() => session.opening.turn.player, [session]);
  const turns = useMemo(() => turnsOf(history, first), [history, first]);
  const wordsOf = useMemo(() => {
    const told = history.map((entry) => narrate(entry, texts).text);
    return (action: number) => told[action] ?? '';
  }, [history, texts]);
  const told = state.current ?? state.entries.at(-1);
  useEffect(() => control.look());
  return (
    <ReplayBar
      finished={state.finished}
      running={isRunning(state) && !state.over}
      shown={shown}
      moving={state.current !== null}
      total={state.actual}
      seconds={state.seconds}
      turns={turns}
      moments={control.moments}
      wordsOf={wordsOf}
      caption={props.captions ? told !== undefined && <Caption {...narrate(told, texts)} /> : null}
      speed={state.playback.speed}
      onPlay={control.playOrPause}
      onPause={control.playOrPause}
      onStepBack={() => session.stepBack()}
      onStepForward={() => session.stepForward()}
      onSeek={(count) => void session.scrub(count)}
      onPreviousMoment={control.previous}
      onNextMoment={control.next}
      onSpeed={props.onSpeed}
      onCaptions={props.onCaptions}
      onFilm={history.length === 0 ? null : props.onFilm}
      onBranch={state.over ? null : props.onBranch}
      onBack={() => session.live()}
      handle={control.bar}
    />
  );
}

function Caption({ text, seat, tone }: ReturnType<typeof narrate>) {
  return (
    <span className={`table-caption ${tone}`}>
      {seat !== null && <SeatMark seat={seat} size="0.9em" />} {text}
    </span>
  );
}
