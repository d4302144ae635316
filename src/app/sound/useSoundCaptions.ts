import { useCallback, useEffect, useRef, useState } from 'react';
import type { Soundtrack } from '#audio';
import type { GameWords } from '#module';

/** A sound in words, while it is up. */
export interface ShownSound {
  readonly id: number;
  readonly text: string;
}

/** So many are up at most. */
const LINES = 3;
/** Seconds that one is up. */
const STAYS = 2.4;

/**
 * What is heard, in words, for those who do not hear it. The same sound while it is still up only stays longer.
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
  useEffect(() => {
    if (!on) return;
    const stop = soundtrack.onSound((request) => {
      const text = words.sound(request);
      if (text === null) return;
      until.current.set(text, now.current + STAYS);
      setLines((before) =>
        before.some((line) => line.text === text)
          ? before
          : [...before, { id: count.current++, text }].slice(-LINES),
      );
    });
    return () => {
      stop();
      setLines([]);
    };
  }, [soundtrack, on, words]);
  const pass = useCallback((seconds: number) => {
    now.current += seconds;
    let ended = false;
    for (const [text, end] of until.current) {
      if (end > now.current) continue;
      until.current.delete(text);
      ended = true;
    }
    if (ended) setLines((before) => before.filter((line) => until.current.has(line.text)));
  }, []);
  return { lines, pass };
}
