import { type RefObject, startTransition, useCallback, useReducer, useRef } from 'react';
import type { Insets, StageHandle } from '#stage';
import { useFreeRectangle, useWindowSize } from '#ui';
import { isLow, rootEm, type TableLayout, tableLayout } from './layout';

/** What a page with a table and panels around it is built into. */
export interface TableFrame {
  readonly size: { readonly width: number; readonly height: number };
  readonly layout: TableLayout;
  /** The window is so low that panels fold. */
  readonly low: boolean;
  /** The whole page, the part of it that no panel covers, and the stage. */
  readonly whole: RefObject<HTMLDivElement | null>;
  readonly board: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<StageHandle | null>;
  /** The parts of the picture that panels cover. */
  readonly insets: Insets;
  /** Panels may be shown. */
  readonly panels: boolean;
  /** There will be no picture to wait for. */
  showPanels(): void;
  /** The first picture is drawn. */
  showPanelsSoon(): void;
}

/** @param turned the page is upside down */
export function useTableFrame(turned: boolean): TableFrame {
  const size = useWindowSize();
  const em = rootEm();
  const whole = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const insets = useFreeRectangle(board, turned);
  // What lies over the picture would be painted first, by the same processor.
  const [panels, showPanels] = useReducer(() => true, false);
  // Not at once: the first picture is to be seen before that.
  const showPanelsSoon = useCallback(() => startTransition(showPanels), []);
  return {
    size,
    layout: tableLayout(size.width, size.height, em),
    low: isLow(size.height, em),
    whole,
    board,
    stage,
    insets,
    panels,
    showPanels,
    showPanelsSoon,
  };
}
