import { type PointerEvent, useRef } from 'react';

/** Farther than this, in CSS pixels, a pointer was dragged. */
const TAP = 6;

/** What can be hurried. */
interface Show {
  readonly director: { readonly busy: boolean };
  hurry(): void;
}

/** Handlers for the element over which a tap hurries what is being shown; dragging turns the table. */
export function useTapToFastForward(show: Show) {
  const down = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown({ clientX, clientY, isPrimary }: PointerEvent) {
      // A tap that begins while the table rests chooses something on it, and is not to hurry the result of that.
      down.current = isPrimary && show.director.busy ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = down.current;
      down.current = null;
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) < TAP) show.hurry();
    },
  };
}
