import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Box3, type Camera, Raycaster, Vector2, Vector3 } from 'three';
import type { HighlightKind } from './markerShapes';
import { type PickCandidate, pickNearest, type ScreenPoint } from './pick';

/** Something on the table that may be clicked. */
export interface HighlightTarget {
  readonly id: string;
  readonly kind: HighlightKind;
  /** Middle of its foot, table units. */
  readonly at: readonly [x: number, y: number, z: number];
  /** A miniature stands there: its body can be clicked too. */
  readonly body: boolean;
}

const BODY = { half: 0.4, height: 1.1 };
const TILE = { half: 0.45, height: 0.02 };
/** Where on a body a click is aimed at, above its foot. */
const BODY_ANCHOR = 0.45;
/** A pointer that went farther than this, in CSS pixels, was dragging. */
const DRAG = 6;

/** The point of a target that stands for it on the screen. */
export function targetAnchor({
  at,
  body,
}: Pick<HighlightTarget, 'at' | 'body'>): readonly [number, number, number] {
  return [at[0], at[1] + (body ? BODY_ANCHOR : 0), at[2]];
}

function volumeOf({ at, body }: HighlightTarget, out: Box3): Box3 {
  const { half, height } = body ? BODY : TILE;
  out.min.set(at[0] - half, at[1] - 0.01, at[2] - half);
  out.max.set(at[0] + half, at[1] + height, at[2] + half);
  return out;
}

const caster = new Raycaster();
const volume = new Box3();
const crossing = new Vector3();

/**
 * Which target a pointer means; null for none.
 * @param pointer from the picture's upper left corner, CSS pixels @param size of the picture
 */
export function targetAt(
  targets: readonly HighlightTarget[],
  pointer: ScreenPoint,
  size: { readonly width: number; readonly height: number },
  camera: Camera,
): string | null {
  const inPicture = new Vector2((pointer.x / size.width) * 2 - 1, 1 - (pointer.y / size.height) * 2);
  caster.setFromCamera(inPicture, camera);
  const candidates = targets.map((target): PickCandidate => {
    const anchor = new Vector3(...targetAnchor(target)).project(camera);
    return {
      id: target.id,
      anchor: { x: ((anchor.x + 1) / 2) * size.width, y: ((1 - anchor.y) / 2) * size.height },
      hit: caster.ray.intersectBox(volumeOf(target, volume), crossing) !== null,
    };
  });
  return pickNearest(candidates, pointer);
}

/** Tells what the pointer is over and what it clicks; a drag of the camera is no click. */
export function useTargetPointer(
  targets: readonly HighlightTarget[],
  onPick: (id: string) => void,
  onHover: (id: string | null) => void,
): void {
  const element = useThree((state) => state.gl.domElement);
  const get = useThree((state) => state.get);
  const latest = useRef({ targets, onPick, onHover });
  useEffect(() => {
    latest.current = { targets, onPick, onHover };
  });
  useEffect(() => {
    const find = (event: PointerEvent): string | null => {
      const area = element.getBoundingClientRect();
      const pointer = { x: event.clientX - area.left, y: event.clientY - area.top };
      return targetAt(latest.current.targets, pointer, area, get().camera);
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
      pressed = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
    };
    const up = (event: PointerEvent) => {
      if (pressed === null || !event.isPrimary) return;
      const dragged = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG;
      pressed = null;
      const id = dragged ? null : find(event);
      if (id !== null) latest.current.onPick(id);
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
