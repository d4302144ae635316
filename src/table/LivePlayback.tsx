import { isLive, useSession } from '#session';
import { PlaybackBar } from '#ui';
import type { TableParts } from './game/parts';

export interface LivePlaybackProps {
  readonly words: TableParts['words'];
  readonly session: TableParts['session'];
  readonly onSpeed: (speed: number) => void;
  /** Asks for advice; null while nobody at the device may act. */
  readonly onAdvice: (() => void) | null;
}

/** Playback bar of a running game. */
export function LivePlayback({ words, session, onSpeed, onAdvice }: LivePlaybackProps) {
  const state = useSession(session, (whole) => whole);
  return (
    <PlaybackBar
      playing={state.playback.playing && state.following === 'live'}
      busy={!isLive(state)}
      step={state.step && { ...state.step, name: words.step?.(state.step.name) ?? state.step.name }}
      begun={state.actual > 0}
      speed={state.playback.speed}
      onPlay={() => session.resume()}
      onPause={() => session.pause()}
      onSkip={() => session.skip()}
      onSkipAll={() => session.live()}
      onStepBack={() => session.stepBack()}
      onReplay={() => session.replay()}
      onSpeed={onSpeed}
      onAdvice={onAdvice}
    />
  );
}
