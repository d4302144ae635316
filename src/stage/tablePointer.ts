import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Camera } from 'three';
import type { ScreenPoint } from './pick';

/** A pointer that went farther than this, in CSS pixels, was dragging. */
const DRAG = 6;

/** How something was clicked. */
export interface Press {
  /** With the other mouse button, or with Shift held. */
  readonly secondary: boolean;
}

export interface TablePointer {
  /**
   * What the pointer means, by a name of its own; null for nothing.
   * @param pointer from the picture's upper left corner, CSS pixels @param size of the picture
   */
  readonly find: (
    pointer: ScreenPoint,
    size: { readonly width: number; readonly height: number },
    camera: Camera,
  ) => string | null;
  readonly onPick: (id: string, press: Press) => void;
  readonly onHover: (id: string | null) => void;
  /** Whether the other mouse button clicks as well. */
  readonly bothButtons?: boolean;
}

/** Tells what the pointer is over and what it clicks; a drag of the camera is no click. */
export function useTablePointer(pointer: TablePointer): void {
  const element = useThree((state) => state.gl.domElement);
  const get = useThree((state) => state.get);
  const latest = useRef(pointer);
  useEffect(() => {
    latest.current = pointer;
  });
  useEffect(() => {
    const find = (event: PointerEvent): string | null => {
      const area = element.getBoundingClientRect();
      const at = { x: event.clientX - area.left, y: event.clientY - area.top };
      return latest.current.find(at, area, get().camera);
    };
    let pressed: ScreenPoint | null = null;
    let over: string | null = null;
    const hover = (id: string | null) => {
      if (id === over) return;
      over = id;
      element.style.cursor = id === null ? '' : 'pointer';
      latest.current.onHover(id);
    };
    const move = (event: PointerEvent) => {
      if (event.buttons === 0) hover(find(event));
    };
    const down = (event: PointerEvent) => {
      const counts = event.button === 0 || (event.button === 2 && latest.current.bothButtons === true);
      pressed = event.isPrimary && counts ? { x: event.clientX, y: event.clientY } : null;
    };
    const up = (event: PointerEvent) => {
      if (pressed === null || !event.isPrimary) return;
      const dragged = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG;
      pressed = null;
      const id = dragged ? null : find(event);
      if (id !== null) latest.current.onPick(id, { secondary: event.button === 2 || event.shiftKey });
    };
    const leave = () => hover(null);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointerleave', leave);
      element.style.cursor = '';
    };
  }, [element, get]);
}
