import { type PointerEvent, useRef } from 'react';

/** Farther than this, in CSS pixels, a pointer was dragged. */
const TAP = 6;

/**
 * Handlers for the element over which a tap is to hurry what is being shown; dragging turns the table.
 * @param hurry called for every tap
 */
export function useTapToHurry(hurry: () => void) {
  const down = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown({ clientX, clientY, isPrimary }: PointerEvent) {
      down.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = down.current;
      down.current = null;
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) < TAP) hurry();
    },
  };
}
