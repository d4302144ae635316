import { useState } from 'react';
import type { GameTypes } from '#core';
import type { Session } from '#session';
import { branchFrom } from './game/course';
import type { OpenDialog } from './TableDialogs';

/** Windows over a table: the open dialog, and the ranking at the end. */
export interface TableWindows {
  readonly open: OpenDialog;
  readonly show: (dialog: OpenDialog) => void;
  /** Whether the ranking is closed, to look at the table. */
  readonly looking: boolean;
  readonly onLook: () => void;
  readonly onRanking: () => void;
  readonly onFilm: () => void;
  readonly onAnalysis: () => void;
  readonly onLesson: () => void;
  /** Asks who plays on from the shown position. */
  readonly onBranch: () => void;
  /** @param action number of actions before the position */
  readonly onMoment: (action: number) => void;
}

/** Windows over the table of a session. */
export function useTableWindows(session: Session<GameTypes>): TableWindows {
  const [open, show] = useState<OpenDialog>(null);
  // Do not show the ranking first if a finished game is opened to be watched.
  const [looking, setLooking] = useState(() => {
    const { finished, over } = session.store.getState();
    return finished && !over;
  });
  const paused = (dialog: OpenDialog) => {
    session.pause();
    show(dialog);
  };
  return {
    open,
    show,
    looking,
    onLook: () => setLooking(true),
    onRanking: () => setLooking(false),
    onFilm() {
      if (session.store.getState().history.length > 0) paused('film');
    },
    onAnalysis() {
      setLooking(true);
      show('analysis');
    },
    onLesson: () => paused('lesson'),
    onBranch: () => paused({ branch: branchFrom(session.store.getState()) }),
    onMoment(action) {
      show(null);
      setLooking(true);
      void session.watch(action);
    },
  };
}
