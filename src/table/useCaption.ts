import { useCallback, useRef, useState } from 'react';
import type { GameTypes } from '#core';
import type { CaptionCue } from '#director';
import type { Session } from '#session';

/** The current caption, with a key that distinguishes equal ones. */
export interface ShownCaption {
  readonly id: string;
  readonly cue: CaptionCue;
}

/**
 * The current caption. Call `look` after every time step: it asks the director, and React renders only when the caption
 * changes.
 */
export function useCaption(session: Session<GameTypes>): {
  readonly caption: ShownCaption | null;
  readonly look: () => void;
} {
  const [caption, setCaption] = useState<ShownCaption | null>(null);
  const known = useRef<CaptionCue | null>(null);
  const look = useCallback(() => {
    let latest: CaptionCue | null = null;
    session.director.visitActiveCues((cue) => {
      if (cue.kind === 'caption') latest = cue;
    });
    const cue = latest as CaptionCue | null;
    if (cue === known.current) return;
    known.current = cue;
    const { epoch, shown } = session.director;
    setCaption(cue === null ? null : { id: `${epoch}.${shown}.${cue.at}`, cue });
  }, [session]);
  return { caption, look };
}
