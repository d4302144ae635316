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
  /** What follows the time, by the seconds that have passed. */
  readonly look: (seconds: number) => void;
  /** Told how many milliseconds lie between two pictures. */
  readonly notePace: (milliseconds: number) => void;
  /** Every moment needs a picture. */
  readonly always: boolean;
}

/** When the first picture of a table is there: what waits for it goes on. */
export function useShownTable(): ReturnType<typeof useFirstFrame> {
  const picture = useFirstFrame();
  const { ready } = picture;
  useEffect(() => {
    void ready.then(pictureShown);
  }, [ready]);
  return picture;
}

/** Lets the time of a table pass, and has it drawn where something moves. */
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
