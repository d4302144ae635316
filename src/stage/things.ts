import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { type Camera, Raycaster, Vector2, Vector3 } from 'three';
import type { Language } from '#core';
import { type Badge, badgeAt } from './outcome/Badges';
import type { ScreenPoint } from './pick';
import { type TargetRoom, volumeOf } from './targets';
import { pointIn } from './turned';

/** Something on the table with a tooltip, table units. */
export interface TableThing extends TargetRoom {
  readonly text: string;
  /** Centre of its base. */
  readonly at: readonly [x: number, y: number, z: number];
}

/** The tooltip text of the thing under the pointer, and its position from the view's upper left corner, CSS pixels. */
export interface PointedThing extends ScreenPoint {
  readonly text: string;
}

/** What on the table has a tooltip. */
interface TableWords {
  readonly things: readonly TableThing[];
  /** Badges, which cover everything else. */
  readonly badges: readonly Badge[];
  /** Language of the tooltips. */
  readonly language: Language;
}

const caster = new Raycaster();
const crossing = new Vector3();

/**
 * The tooltip text under a pointer; null for none.
 * @param pointer from the view's upper left corner, CSS pixels @param size of the view
 */
export function wordAt(
  { things, badges, language }: TableWords,
  pointer: ScreenPoint,
  size: { readonly width: number; readonly height: number },
  camera: Camera,
): string | null {
  const said = badgeAt(badges, pointer, size, camera)?.says;
  if (said !== undefined) return said[language];
  caster.setFromCamera(
    new Vector2((pointer.x / size.width) * 2 - 1, 1 - (pointer.y / size.height) * 2),
    camera,
  );
  let nearest: { readonly text: string; readonly distance: number } | null = null;
  for (const { text, at, ...room } of things) {
    const hit = caster.ray.intersectBox(volumeOf({ at, body: false, room }), crossing);
    const distance = hit?.distanceTo(caster.ray.origin) ?? Number.POSITIVE_INFINITY;
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { text, distance };
  }
  return nearest?.text ?? null;
}

/** Long-press time, ms. */
const HELD = 350;
/** Movement that turns a press into a camera drag, CSS pixels. */
const DRAG = 6;

/** Reports what a mouse is over, or what a finger rests on, until it moves away. */
function useTableWords(words: TableWords, onPoint: (thing: PointedThing | null) => void): void {
  const element = useThree((state) => state.gl.domElement);
  const get = useThree((state) => state.get);
  const latest = useRef({ words, onPoint });
  useEffect(() => {
    latest.current = { words, onPoint };
  });
  const pointed = useRef<string | null>(null);
  const { things } = words;
  const pointedIn = useRef(things);
  // The thing that was there may have moved.
  useEffect(() => {
    if (pointedIn.current === things) return;
    pointedIn.current = things;
    pointed.current = null;
    latest.current.onPoint(null);
  }, [things]);
  useEffect(() => () => latest.current.onPoint(null), []);
  useEffect(() => {
    let down: PointerEvent | null = null;
    let holding: ReturnType<typeof setTimeout> | undefined;
    const tell = (event: PointerEvent | null) => {
      const at = event === null ? null : pointIn(element, event.clientX, event.clientY);
      const size = element.getBoundingClientRect();
      const text = at === null ? null : wordAt(latest.current.words, at, size, get().camera);
      if (text === pointed.current) return;
      pointed.current = text;
      latest.current.onPoint(text === null || at === null ? null : { text, x: at.x, y: at.y });
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return tell(event.buttons === 0 ? event : null);
      if (down === null || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG)
        return;
      clearTimeout(holding);
      tell(null);
    };
    const press = (event: PointerEvent) => {
      clearTimeout(holding);
      tell(null);
      down = event;
      if (event.pointerType !== 'mouse') holding = setTimeout(() => tell(event), HELD);
    };
    const lift = () => {
      clearTimeout(holding);
      down = null;
    };
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && tell(null);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointerup', lift);
    element.addEventListener('pointercancel', lift);
    element.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(holding);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointerup', lift);
      element.removeEventListener('pointercancel', lift);
      element.removeEventListener('pointerleave', leave);
    };
  }, [element, get]);
}

/** Shows tooltips for the things under the pointer, inside a canvas. */
export function ThingPointer({
  onPoint,
  ...words
}: TableWords & { readonly onPoint: (thing: PointedThing | null) => void }) {
  useTableWords(words, onPoint);
  return null;
}
