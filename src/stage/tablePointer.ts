import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Camera } from 'three';
import { TABLE_DRAG, type TableDrag } from '#core';
import type { ScreenPoint } from './pick';
import { pointIn } from './turned';

/** Movement that turns a press into a drag, CSS pixels. */
const DRAG = 6;
/** Long-press time, ms: the finger then hovers like a mouse and does not click. */
const HELD = 350;

/** Double-click interval, ms. */
const TWICE = 350;
/** Maximum distance between the taps of a double tap, CSS pixels. */
const WOBBLE = 24;

/** How something was clicked. */
export interface Press {
  /** Right button, or Shift held. */
  readonly secondary: boolean;
}

export interface TablePointer {
  /**
   * Name of the pointer's target; null for none.
   * @param pointer from the view's upper left corner, CSS pixels @param size of the view
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
  /** Whether targets change with each click, so that the second click of a double click must be ignored. */
  readonly asksAnew?: boolean;
  /** Whether the right button clicks as well. */
  readonly bothButtons?: boolean;
}

/** A point of the window, CSS pixels. */
type At = Pick<PointerEvent, 'clientX' | 'clientY'>;

const farFrom = ({ x, y }: ScreenPoint, event: PointerEvent, distance = DRAG) =>
  Math.hypot(event.clientX - x, event.clientY - y) > distance;

/** Reports what the pointer is over and what it clicks; dragging the camera is not a click. */
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
 * Reports what the pointer does on an element, until the returned function is called.
 * @param latest the current callbacks @param camera of the element's view
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
    // The third of three quick clicks counts as a new click, not as the second of a double click.
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
    // On a busy device the timer may fire before pointerup is handled; the event's timestamp knows better.
    const rested = rests && event.timeStamp - pressed.time >= HELD;
    pressed = null;
    if (dragged || rested) return;
    const id = find(event);
    if (event.pointerType === 'touch') hover(null);
    if (latest.current.asksAnew === true && again(event)) return;
    if (id === null) latest.current.onMiss?.(...pointAt(event));
    else latest.current.onPick(id, { secondary: event.button === 2 || event.shiftKey });
  };
  // After lifting a finger, what it held stays visible.
  const leave = (event: PointerEvent) => event.pointerType !== 'touch' && hover(null);
  // Dropping something is a click.
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
