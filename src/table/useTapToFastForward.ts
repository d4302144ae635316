import { type PointerEvent, useRef } from 'react';

/** A pointer that moves farther than this, in CSS pixels, drags. */
const TAP = 6;

/** Something that can be fast-forwarded. */
interface Show {
  readonly director: { readonly busy: boolean };
  hurry(): void;
}

/** Pointer handlers: a tap fast-forwards the current animation; dragging turns the table. */
export function useTapToFastForward(show: Show) {
  const down = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown({ clientX, clientY, isPrimary }: PointerEvent) {
      // A tap that begins at rest chooses a target and must not fast-forward its result.
      down.current = isPrimary && show.director.busy ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = down.current;
      down.current = null;
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) < TAP) show.hurry();
    },
  };
}
