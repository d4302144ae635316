import { type PointerEvent, useState } from 'react';

/** A seat being dragged. */
export interface DraggedSeat {
  readonly seat: string;
  /** Its offset, CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** The place below the pointer; null for none. */
  readonly over: string | null;
}

interface Grip extends DraggedSeat {
  readonly fromX: number;
  readonly fromY: number;
}

/** Event handlers for the handle of a seat. */
export interface DragHandle {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
}

/** The place (`data-place`) below a point of the window, other than that of the dragged seat. */
function placeAt(x: number, y: number, held: string): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (place !== undefined && place !== held) return place;
  }
  return null;
}

/** Dragging seats by a handle from place to place. @param onDrop called when a seat is dropped on another place */
export function useSeatDrag(onDrop: (seat: string, place: string) => void): {
  readonly dragged: DraggedSeat | null;
  readonly handle: (seat: string) => DragHandle;
} {
  const [grip, setGrip] = useState<Grip | null>(null);
  const handle = (seat: string): DragHandle => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setGrip({ seat, x: 0, y: 0, fromX: event.clientX, fromY: event.clientY, over: null });
    },
    onPointerMove({ clientX, clientY }) {
      if (grip?.seat !== seat) return;
      const over = placeAt(clientX, clientY, seat);
      setGrip({ ...grip, x: clientX - grip.fromX, y: clientY - grip.fromY, over });
    },
    onPointerUp({ clientX, clientY }) {
      if (grip?.seat !== seat) return;
      setGrip(null);
      const place = placeAt(clientX, clientY, seat);
      if (place !== null) onDrop(seat, place);
    },
    onPointerCancel: () => setGrip(null),
  });
  return { dragged: grip, handle };
}
