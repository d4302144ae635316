import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePreferenceStore, usePreferences } from '#module';

export interface TextBoardControl {
  readonly open: boolean;
  /** The box that its cursor is on, as long as it has the focus. */
  readonly cursor: string | null;
  readonly setCursor: (box: string | null) => void;
  /** Opens it and gives it the focus, or closes it. */
  readonly toggle: () => void;
  /** Gives it the focus, open or not before. */
  readonly enter: () => void;
  readonly close: () => void;
}

/** The table in words, which stays open from game to game. @param whole the page of the table */
export function useTextBoard(whole: RefObject<HTMLElement | null>): TextBoardControl {
  const preferenceStore = usePreferenceStore();
  const { textBoard: open } = usePreferences();
  const [cursor, setCursor] = useState<string | null>(null);
  const [entering, setEntering] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!open || !entering) return;
    setEntering(false);
    const first = ['.text-board [data-cell][tabindex="0"]', '.text-board button'];
    const [control] = first.flatMap((place) => whole.current?.querySelector<HTMLElement>(place) ?? []);
    control?.focus();
  }, [open, entering, whole]);
  const prefer = (textBoard: boolean) => preferenceStore.change({ textBoard });
  const enter = () => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setEntering(true);
    prefer(true);
  };
  const close = () => {
    setCursor(null);
    prefer(false);
    before.current?.focus();
  };
  return { open, cursor, setCursor, toggle: open ? close : enter, enter, close };
}
