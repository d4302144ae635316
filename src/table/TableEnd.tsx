import { useState } from 'react';
import { useSession } from '#session';
import type { RunningGame } from '../page/start';
import type { TableParts } from './game/parts';
import type { TableTask } from './task';
import type { Tutor } from './tutor';
import { useFinished } from './useFinished';
import type { TableWindows } from './useTableWindows';
import { VerdictPanel } from './Verdict';

export interface TableEndProps {
  readonly running: RunningGame;
  readonly parts: TableParts;
  /** Shown before the result; null for nothing. */
  readonly taught: Tutor['end'];
  /** A task replaces the end of the game. */
  readonly task: TableTask | undefined;
  readonly windows: TableWindows;
  readonly onAgain: () => void;
  readonly onLobby: () => void;
}

/** End of a game: first what a learner was taught, then the result. */
export function TableEnd(props: TableEndProps) {
  const { running, parts, taught, task, windows, onAgain, onLobby } = props;
  const { session } = parts;
  useFinished(task === undefined ? running : null, parts);
  const over = useSession(session, (state) => state.over);
  const [reckoning, setReckoning] = useState(false);
  const { onLook } = windows;
  if (task !== undefined) return task.over;
  if (!over || windows.looking) return null;
  if (taught !== null && !reckoning) return taught({ onResult: () => setReckoning(true), onLook });
  return (
    <VerdictPanel
      parts={parts}
      onAgain={onAgain}
      onWatch={() => {
        onLook();
        session.replay();
      }}
      onAnalysis={windows.onAnalysis}
      onShare={() => windows.show('share')}
      onLobby={onLobby}
      onLook={onLook}
    />
  );
}
