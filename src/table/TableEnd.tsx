import { useState } from 'react';
import { useSession } from '#session';
import { FirstGameResult } from '../features/learn/firstGame/FirstGameResult';
import type { Coach } from '../features/learn/firstGame/useCoach';
import type { Page } from '../page/page';
import type { RunningGame } from '../page/start';
import type { TableParts } from './game/parts';
import type { TableTask } from './task';
import { useFinished } from './useFinished';
import type { TableWindows } from './useTableWindows';
import { VerdictPanel } from './Verdict';

export interface TableEndProps {
  readonly page: Page;
  readonly running: RunningGame;
  readonly parts: TableParts;
  /** Null but in a first game. */
  readonly coach: Coach | null;
  /** What is to be done here has an end of its own. */
  readonly task: TableTask | undefined;
  readonly windows: TableWindows;
  readonly onAgain: () => void;
  readonly onLobby: () => void;
}

/** The end of a game: the learner reads first what, and then how it ended. */
export function TableEnd(props: TableEndProps) {
  const { page, running, parts, coach, task, windows, onAgain, onLobby } = props;
  const { session } = parts;
  useFinished(page, task === undefined ? running : null, parts);
  const over = useSession(session, (state) => state.over);
  const [reckoning, setReckoning] = useState(false);
  const { onLook } = windows;
  if (task !== undefined) return task.over;
  if (!over || windows.looking) return null;
  if (coach !== null && !reckoning) {
    return (
      <FirstGameResult
        page={page}
        running={running}
        coach={coach}
        onResult={() => setReckoning(true)}
        onLook={onLook}
      />
    );
  }
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
