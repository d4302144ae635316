import { useCallback, useEffect, useRef, useState } from 'react';
import type { Soundtrack } from '#audio';
import { useMessages } from '#i18n';
import type { GameWords } from '#module';

/** A visible sound caption. */
export interface ShownSound {
  readonly id: number;
  readonly text: string;
  /** Direction of the sound; null for the middle. */
  readonly side: 'left' | 'right' | null;
}

/** Largest number of captions at a time. */
const LINES = 3;
/** Duration of a caption, seconds. */
const STAYS = 2.4;
/** A larger pan, 0 … 1, counts as left or right. */
const ASIDE = 0.3;

const sideOf = (pan: number): ShownSound['side'] =>
  Math.abs(pan) < ASIDE ? null : pan < 0 ? 'left' : 'right';

const keyOf = ({ text, side }: Pick<ShownSound, 'text' | 'side'>): string => `${side} ${text}`;

/**
 * Captions of sounds and of changes in the music's mood. Repeating a sound while its caption is visible only prolongs
 * it.
 * @param on whether captions are wanted
 * @returns `lines`: captions, oldest first; `pass`: advances their time
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
