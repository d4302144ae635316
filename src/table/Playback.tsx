import type { TableParts } from './game/parts';
import { LivePlayback } from './LivePlayback';
import { ReplayPanel } from './ReplayPanel';
import type { ReplayControl } from './useReplay';

export interface PlaybackProps {
  readonly parts: TableParts;
  readonly replay: ReplayControl;
  /** The table shows the past, or a game that is over. */
  readonly replaying: boolean;
  /** Large captions during a replay. */
  readonly captions: boolean;
  readonly onSpeed: (speed: number) => void;
  /** Asks what would be done here; null while nobody at the device may act. */
  readonly onAdvice: (() => void) | null;
  readonly onCaptions: (on: boolean) => void;
  /** Asks for a new game from the moment that is shown. */
  readonly onBranch: () => void;
  /** Shows where the game turned; null until it is over. */
  readonly onAnalysis: (() => void) | null;
  /** Asks for a film of the game. */
  readonly onFilm: () => void;
  /** Asks for a lesson made of the game; left out where its rules have none. */
  readonly onLesson?: (() => void) | undefined;
}

/** How the game is shown: the bar of a replay, or that of the game as it goes on. */
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
