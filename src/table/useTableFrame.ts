import { type RefObject, startTransition, useCallback, useReducer, useRef } from 'react';
import type { Insets, StageHandle } from '#stage';
import { useFreeRectangle, useWindowSize } from '#ui';
import { isLow, rootEm, type TableLayout, tableLayout } from './layout';

/** Layout of a page with a table and panels. */
export interface TableFrame {
  readonly size: { readonly width: number; readonly height: number };
  readonly layout: TableLayout;
  /** Whether the window is so low that panels fold. */
  readonly low: boolean;
  /** The page, the area free of panels, and the stage. */
  readonly whole: RefObject<HTMLDivElement | null>;
  readonly board: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<StageHandle | null>;
  /** The parts of the picture that panels cover. */
  readonly insets: Insets;
  /** Whether panels may be shown. */
  readonly panels: boolean;
  /** Call if there will be no picture to wait for. */
  showPanels(): void;
  /** Call when the first frame is drawn. */
  showPanelsSoon(): void;
}

/** @param turned the page is rotated by 180° */
export function useTableFrame(turned: boolean): TableFrame {
  const size = useWindowSize();
  const em = rootEm();
  const whole = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const insets = useFreeRectangle(board, turned);
  // Panels over the picture would delay the first frame, since one processor does both.
  const [panels, showPanels] = useReducer(() => true, false);
  // In a transition, so that the first frame appears before the panels.
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
