import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePreferenceStore, usePreferences } from '#module';

export interface TextBoardControl {
  readonly open: boolean;
  /** Box under its cursor while it has the focus. */
  readonly cursor: string | null;
  readonly setCursor: (box: string | null) => void;
  /** Opens and focuses it, or closes it. */
  readonly toggle: () => void;
  /** Opens it if needed, and focuses it. */
  readonly enter: () => void;
  readonly close: () => void;
}

/** The text board, which stays open across games. @param whole root element of the table page */
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
