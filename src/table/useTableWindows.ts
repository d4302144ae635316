import { useState } from 'react';
import type { GameTypes } from '#core';
import type { Session } from '#session';
import { branchFrom } from './game/course';
import type { OpenDialog } from './TableDialogs';

/** What lies over a table: the dialog that is open, and at the end of the game the ranking. */
export interface TableWindows {
  readonly open: OpenDialog;
  readonly show: (dialog: OpenDialog) => void;
  /** The ranking is put away, to look at the table. */
  readonly looking: boolean;
  readonly onLook: () => void;
  readonly onRanking: () => void;
  readonly onFilm: () => void;
  readonly onAnalysis: () => void;
  readonly onLesson: () => void;
  /** Asks who plays on from the moment that is shown. */
  readonly onBranch: () => void;
  /** @param action before which */
  readonly onMoment: (action: number) => void;
}

/** What lies over the table of a session. */
export function useTableWindows(session: Session<GameTypes>): TableWindows {
  const [open, show] = useState<OpenDialog>(null);
  // Who comes to watch a finished game has not come for the ranking.
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
