import { type RefObject, useEffect } from 'react';
import type { GameTypes } from '#core';
import { type PagePreferences, useClock, useFirstFrame, useNeedsFrame } from '#module';
import type { Session } from '#session';
import type { StageHandle } from '#stage';
import type { Clock } from '#storage';
import { pictureShown } from '../page/pictureDue';

export interface PassingTime {
  readonly session: Session<GameTypes>;
  readonly stage: RefObject<StageHandle | null>;
  readonly clock: Clock;
  readonly preferences: PagePreferences;
  /** Called with the elapsed seconds. */
  readonly look: (seconds: number) => void;
  /** Called with the milliseconds between two frames. */
  readonly notePace: (milliseconds: number) => void;
  /** Whether every frame must be drawn. */
  readonly always: boolean;
}

/** First frame of a table, which also releases the work that waits for it. */
export function useShownTable(): ReturnType<typeof useFirstFrame> {
  const picture = useFirstFrame();
  const { ready } = picture;
  useEffect(() => {
    void ready.then(pictureShown);
  }, [ready]);
  return picture;
}

/** Advances the time of a table and draws it while something moves. */
export function usePassTime({
  session,
  stage,
  clock,
  preferences,
  look,
  notePace,
  always,
}: PassingTime): void {
  const needsFrame = useNeedsFrame(session, always);
  const advance = (seconds: number) => {
    look(seconds);
    if (!needsFrame()) return;
    if (!document.hidden) notePace(seconds * 1000);
    stage.current?.invalidate();
  };
  useClock(session, clock, advance, preferences.playsHidden ? 'play' : 'pause');
}
