import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Camera } from 'three';
import { TABLE_DRAG, type TableDrag } from '#core';
import type { ScreenPoint } from './pick';
import { pointIn } from './turned';

/** Movement from which a press is a drag, CSS pixels. */
const DRAG = 6;
/** Long-press time, ms: the finger then hovers like a mouse and does not click. */
const HELD = 350;

/** Double-click interval, ms. */
const TWICE = 350;
/** Largest distance between the taps of a double tap, CSS pixels. */
const WOBBLE = 24;

/** How something was clicked. */
export interface Press {
  /** Right button, or Shift held. */
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
  /** Called for a click that hits nothing. */
  readonly onMiss?: (
    pointer: ScreenPoint,
    size: { readonly width: number; readonly height: number },
    camera: Camera,
  ) => void;
  /** Targets change with each click, so the second click of a double click is ignored. */
  readonly asksAnew?: boolean;
  /** Whether the right button clicks as well. */
  readonly bothButtons?: boolean;
}

/** A point of the window, CSS pixels. */
type At = Pick<PointerEvent, 'clientX' | 'clientY'>;

const farFrom = ({ x, y }: ScreenPoint, event: PointerEvent, distance = DRAG) =>
  Math.hypot(event.clientX - x, event.clientY - y) > distance;

/** Tells what the pointer is over and what it clicks; a drag of the camera is no click. */
export function useTablePointer(pointer: TablePointer): void {
  const element = useThree((state) => state.gl.domElement);
  const get = useThree((state) => state.get);
  const latest = useRef(pointer);
  useEffect(() => {
    latest.current = pointer;
  });
  useEffect(() => handlePointer(element, latest, () => get().camera), [element, get]);
}

/**
 * Tells what the pointer does on an element, until the function that it returns is called.
 * @param latest who is told @param camera that the element's picture is seen by
 */
export function handlePointer(
  element: HTMLElement,
  latest: { readonly current: TablePointer },
  camera: () => Camera,
): () => void {
  const pointAt = (event: At) => {
    const area = element.getBoundingClientRect();
    return [pointIn(element, event.clientX, event.clientY), area, camera()] as const;
  };
  const find = (event: At): string | null => latest.current.find(...pointAt(event));
  let pressed: (ScreenPoint & { readonly time: number }) | null = null;
  /** Whether the long-press timer has fired. */
  let rests = false;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let over: string | null = null;
  let picked: (ScreenPoint & { readonly time: number }) | null = null;
  const again = (event: PointerEvent): boolean => {
    const near = event.pointerType === 'touch' ? WOBBLE : DRAG;
    const twice = picked !== null && event.timeStamp - picked.time < TWICE && !farFrom(picked, event, near);
    // The third of three quick clicks is a click again, not the second of the second.
    picked = twice ? null : { x: event.clientX, y: event.clientY, time: event.timeStamp };
    return twice;
  };
  const hover = (id: string | null) => {
    if (id === over) return;
    over = id;
    element.style.cursor = id === null ? '' : 'pointer';
    latest.current.onHover(id);
  };
  const move = (event: PointerEvent) => {
    if (event.buttons === 0) hover(find(event));
    else if (pressed !== null && farFrom(pressed, event)) clearTimeout(holding);
  };
  const down = (event: PointerEvent) => {
    const counts = event.button === 0 || (event.button === 2 && latest.current.bothButtons === true);
    pressed =
      event.isPrimary && counts ? { x: event.clientX, y: event.clientY, time: event.timeStamp } : null;
    rests = false;
    clearTimeout(holding);
    if (pressed === null || event.pointerType !== 'touch') return;
    holding = setTimeout(() => {
      const id = pressed === null ? null : find(event);
      if (id === null) return;
      rests = true;
      hover(id);
    }, HELD);
  };
  const up = (event: PointerEvent) => {
    clearTimeout(holding);
    if (pressed === null || !event.isPrimary) return;
    const dragged = farFrom(pressed, event);
    // On a busy device the timer may run out before it is told that the finger has left: the event knows when that was.
    const rested = rests && event.timeStamp - pressed.time >= HELD;
    pressed = null;
    if (dragged || rested) return;
    const id = find(event);
    if (event.pointerType === 'touch') hover(null);
    if (latest.current.asksAnew === true && again(event)) return;
    if (id === null) latest.current.onMiss?.(...pointAt(event));
    else latest.current.onPick(id, { secondary: event.button === 2 || event.shiftKey });
  };
  // A finger that has left still wants to see what it held.
  const leave = (event: PointerEvent) => event.pointerType !== 'touch' && hover(null);
  // What is let go somewhere clicks there.
  const drag = (event: Event) => {
    const { phase, ...at } = (event as CustomEvent<TableDrag>).detail;
    const id = phase === 'leave' ? null : find(at);
    hover(phase === 'over' ? id : null);
    if (phase !== 'drop') return;
    if (id === null) latest.current.onMiss?.(...pointAt(at));
    else latest.current.onPick(id, { secondary: false });
  };
  element.addEventListener(TABLE_DRAG, drag);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointerleave', leave);
  return () => {
    clearTimeout(holding);
    element.removeEventListener(TABLE_DRAG, drag);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointerleave', leave);
    element.style.cursor = '';
  };
}
