import { useCallback, useEffect, useRef, useState } from 'react';
import type { Soundtrack } from '#audio';
import { useMessages } from '#i18n';
import type { GameWords } from '#module';

/** A sound in words, while it is up. */
export interface ShownSound {
  readonly id: number;
  readonly text: string;
  /** Direction of the sound; null for the middle. */
  readonly side: 'left' | 'right' | null;
}

/** So many are up at most. */
const LINES = 3;
/** Seconds that one is up. */
const STAYS = 2.4;
/** From which pan on a sound comes from a side, 0 … 1. */
const ASIDE = 0.3;

const sideOf = (pan: number): ShownSound['side'] =>
  Math.abs(pan) < ASIDE ? null : pan < 0 ? 'left' : 'right';

const keyOf = ({ text, side }: Pick<ShownSound, 'text' | 'side'>): string => `${side} ${text}`;

/**
 * What is heard, in words, for those who do not hear it, the mood of the music included. The same sound while it is still up only stays longer.
 * @param on whether it is wanted
 * @returns the lines, oldest first, and the way to let their time pass
 */
export function useSoundCaptions(
  soundtrack: Soundtrack,
  on: boolean,
  words: GameWords,
): { readonly lines: readonly ShownSound[]; readonly pass: (seconds: number) => void } {
  const [lines, setLines] = useState<readonly ShownSound[]>([]);
  const until = useRef(new Map<string, number>());
  const now = useRef(0);
  const count = useRef(0);
  const { music } = useMessages().settings.sound;
  useEffect(() => {
    if (!on) return;
    const show = (text: string, side: ShownSound['side']) => {
      until.current.set(keyOf({ text, side }), now.current + STAYS);
      setLines((before) =>
        before.some((line) => line.text === text && line.side === side)
          ? before
          : [...before, { id: count.current++, text, side }].slice(-LINES),
      );
    };
    const stops = [
      soundtrack.onSound((request, { pan }) => {
        const text = words.sound(request);
        if (text !== null) show(text, sideOf(pan));
      }),
      soundtrack.onMood((mood) => show(music[mood], null)),
    ];
    return () => {
      for (const stop of stops) stop();
      setLines([]);
    };
  }, [soundtrack, on, words, music]);
  const pass = useCallback((seconds: number) => {
    now.current += seconds;
    let ended = false;
    for (const [key, end] of until.current) {
      if (end > now.current) continue;
      until.current.delete(key);
      ended = true;
    }
    if (ended) setLines((before) => before.filter((line) => until.current.has(keyOf(line))));
  }, []);
  return { lines, pass };
}
