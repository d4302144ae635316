import type { TableParts } from './game/parts';
import { LivePlayback } from './LivePlayback';
import { ReplayPanel } from './ReplayPanel';
import type { ReplayControl } from './useReplay';

export interface PlaybackProps {
  readonly parts: TableParts;
  readonly replay: ReplayControl;
  /** Whether the table shows the past or a finished game. */
  readonly replaying: boolean;
  /** Whether a replay shows large captions. */
  readonly captions: boolean;
  readonly onSpeed: (speed: number) => void;
  /** Asks for advice; null while nobody at the device may act. */
  readonly onAdvice: (() => void) | null;
  readonly onCaptions: (on: boolean) => void;
  /** Branches off a new game from the shown position. */
  readonly onBranch: () => void;
  /** Opens the analysis; null until the game is over. */
  readonly onAnalysis: (() => void) | null;
  /** Opens the film export. */
  readonly onFilm: () => void;
  /** Makes a lesson of the game; left out if its rules have no lessons. */
  readonly onLesson?: (() => void) | undefined;
}

/** Playback controls: the bar of a replay or that of a running game. */
export function TablePlayback(props: PlaybackProps) {
  const { parts, replay } = props;
  if (props.replaying) {
    return (
      <ReplayPanel
        parts={parts}
        control={replay}
        captions={props.captions}
        onSpeed={props.onSpeed}
        onCaptions={props.onCaptions}
        onBranch={props.onBranch}
        onFilm={props.onFilm}
        onAnalysis={props.onAnalysis}
        onLesson={props.onLesson}
      />
    );
  }
  return (
    <LivePlayback
      words={parts.words}
      session={parts.session}
      onSpeed={props.onSpeed}
      onAdvice={props.onAdvice}
    />
  );
}
