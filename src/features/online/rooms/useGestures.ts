import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { TableSource } from '#module';
import type { TableParts } from '../../../table/game/parts';
import { sessionSource } from '../../../table/game/sessionSource';
import type { MadeEmote } from '../client/RoomClient';
import { GESTURE_SECONDS, gesturing, type ShownGesture } from './gestures';

export interface Gestures {
  /** The table including gestures. */
  readonly source: TableSource;
  /** Advances time, seconds. */
  readonly pass: (seconds: number) => void;
}

/** Emotes as gestures of the players' monsters. @param emote the latest one @param still disables motion */
export function useGestures(parts: TableParts, emote: MadeEmote | null, still: boolean): Gestures {
  const made = useRef(emote);
  const passed = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    // Skips gestures made before this device joined.
    if (made.current === emote) return;
    made.current = emote;
    passed.current = 0;
  }, [emote]);
  const pass = useCallback((seconds: number) => {
    passed.current += seconds;
  }, []);
  const source = useMemo(() => {
    const { session, table } = parts;
    const gesture = (): ShownGesture | null => {
      const share = passed.current / GESTURE_SECONDS;
      if (still || made.current === null || share >= 1) return null;
      const figure = table.figureOf(made.current.seat, session.table);
      return figure === null ? null : { emote: made.current.emote, piece: session.pieces.of(figure), share };
    };
    return gesturing(sessionSource(parts), gesture);
  }, [parts, still]);
  return { source, pass };
}
