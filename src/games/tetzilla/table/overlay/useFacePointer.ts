import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { type Camera, Raycaster, Vector2 } from 'three';
import { pointIn } from '#stage';
import { columnName, ROWS } from '#tetzilla/rules';
import {
  boxAt,
  type FacePoint,
  pointedAim,
  rayOnFace,
  type SlideDecision,
  type Table,
  TILE_DEPTH,
  turnedAim,
} from '#tetzilla/view';
import type { TetControl } from '../control';
import { isOnTile, meaningOf, takesTile } from '../picking';

/** A pointer that moved further than this, in CSS pixels, was dragging. */
const DRAG = 6;
/** Two clicks on the same place within this time, in milliseconds, are a double click. */
const TWICE = 350;
/** Maximum distance of the taps of a double tap, in CSS pixels; a mouse does not move. */
const WOBBLE = 24;
/** The depth inside a box that pointers refer to: where things stand. */
const MEANT = TILE_DEPTH * 0.7;

const caster = new Raycaster();

interface Press {
  readonly x: number;
  readonly y: number;
  /** The drag moves the tile, not the camera. */
  readonly tile: boolean;
}

/** A click, and the question at that moment. */
interface Click {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly question: unknown;
}

/** Receives pointer events on the face; also gives the current decision. */
export interface FaceListener {
  readonly control: Pick<TetControl, 'decision' | 'question' | 'box' | 'change' | 'point' | 'noteRefused'>;
  readonly table: Pick<Table, 'top' | 'columns'>;
  readonly onPick: (box: string) => void;
}

/**
 * Pointer input on the leaning face. A mouse aims the tile where it points and drops it with a click on its
 * ghost; a finger drags the hanging tile and only drops it with a button. Boxes are clickable.
 */
export function useFacePointer(control: TetControl, table: Table, onPick: (box: string) => void): void {
  const element = useThree((state) => state.gl.domElement);
  const get = useThree((state) => state.get);
  const latest = useRef<FaceListener>({ control, table, onPick });
  useEffect(() => {
    latest.current = { control, table, onPick };
  });
  useEffect(() => hearFace(element, latest, () => get().camera), [element, get]);
}

/**
 * Adds pointer listeners for the face. Returns a function that removes them.
 * @param latest the listener. State changes are written to it at once, since a press can come before the next
 * render
 * @param camera of the element's picture
 */
export function hearFace(
  element: HTMLElement,
  latest: { current: FaceListener },
  camera: () => Camera,
): () => void {
  let pressed: Press | null = null;
  let clicked: Click | null = null;
  // The second click of a double click belongs to the question of the first, not to the next player.
  const isForBefore = ({ clientX, clientY, pointerType, timeStamp }: PointerEvent): boolean => {
    const { question } = latest.current.control;
    const before = clicked;
    clicked = { x: clientX, y: clientY, time: timeStamp, question };
    if (before === null || before.question === question || timeStamp - before.time >= TWICE) return false;
    const near = pointerType === 'mouse' ? DRAG : WOBBLE;
    return Math.hypot(clientX - before.x, clientY - before.y) <= near;
  };
  const pointOf = (event: PointerEvent): FacePoint | null => {
    const { width, height } = element.getBoundingClientRect();
    const { x, y } = pointIn(element, event.clientX, event.clientY);
    const at = new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2);
    caster.setFromCamera(at, camera());
    const { origin, direction } = caster.ray;
    return rayOnFace(origin.toArray(), direction.toArray(), MEANT);
  };
  const boxOf = (point: FacePoint | null): string | null => {
    const found = point === null ? null : boxAt(latest.current.table.columns, ROWS, point);
    return found === null ? null : `${columnName(found.column)}${found.row + 1}`;
  };
  const slide = (): SlideDecision | null => {
    const { decision } = latest.current.control;
    return decision?.kind === 'slide' ? decision : null;
  };
  const aimed = (decision: SlideDecision, aim: SlideDecision['aim']) => {
    const { control } = latest.current;
    const next = { ...decision, aim };
    latest.current = { ...latest.current, control: { ...control, decision: next } };
    control.change(next);
  };
  const aimAt = ({ across }: FacePoint) => {
    const decision = slide();
    if (decision === null) return;
    const { columns } = latest.current.table;
    const aim = pointedAim(decision.choices, decision.aim, across + columns / 2);
    if (aim.column !== decision.aim.column) aimed(decision, aim);
  };
  // Aim as the next mouse movement would, so that turning does not shift the tile sideways.
  const turnAt = (decision: SlideDecision, point: FacePoint | null) => {
    const turned = turnedAim(decision.choices, decision.aim, 1);
    const box = boxOf(point);
    const stays = box === null || meaningOf({ ...decision, aim: turned }, box) === 'drop';
    const { columns } = latest.current.table;
    aimed(
      decision,
      point === null || stays ? turned : pointedAim(decision.choices, turned, point.across + columns / 2),
    );
  };
  const onTile = (point: FacePoint | null): boolean => {
    const decision = slide();
    return point !== null && decision !== null && isOnTile(decision, latest.current.table, point);
  };
  const move = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    const point = pointOf(event);
    if (pressed?.tile === true) {
      event.stopImmediatePropagation();
      if (point !== null) aimAt(point);
      return;
    }
    if (event.buttons !== 0 || event.pointerType !== 'mouse') return;
    const { control: now } = latest.current;
    const box = boxOf(point);
    const meaning = box === null ? null : meaningOf(now.decision, box);
    element.style.cursor = meaning === null && !onTile(point) ? '' : 'pointer';
    if (slide() !== null) {
      // The ghost must not move away from a pointer that is about to click it.
      if (point !== null && box !== null && meaning !== 'drop') aimAt(point);
    } else if ((meaning === null ? null : box) !== now.box) now.point(meaning === null ? null : box);
  };
  const down = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    const { control: now, table: built } = latest.current;
    const mouse = event.pointerType === 'mouse';
    const tile = event.button === 0 && takesTile(now.decision, built, pointOf(event), mouse);
    pressed = { x: event.clientX, y: event.clientY, tile };
    if (!tile) return;
    event.stopImmediatePropagation();
    element.setPointerCapture(event.pointerId);
  };
  const up = (event: PointerEvent) => {
    if (pressed === null || !event.isPrimary) return;
    const dragged = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG;
    const { tile } = pressed;
    pressed = null;
    if (tile) event.stopImmediatePropagation();
    if (dragged || tile) return;
    const decision = slide();
    if (event.button === 2 && decision !== null) {
      turnAt(decision, pointOf(event));
      return;
    }
    if (event.button !== 0 || isForBefore(event)) return;
    const box = boxOf(pointOf(event));
    if (box === null) return;
    const { control: now } = latest.current;
    if (event.pointerType !== 'mouse' && meaningOf(now.decision, box) === 'drop') return;
    if (meaningOf(now.decision, box) !== null) latest.current.onPick(box);
    else now.noteRefused({ box });
  };
  const leave = () => {
    element.style.cursor = '';
    if (latest.current.control.box !== null) latest.current.control.point(null);
  };
  // The system took over the pointer, e.g. for a gesture, so the drag ends.
  const cancel = (event: PointerEvent) => {
    if (event.isPrimary) pressed = null;
    leave();
  };
  const listeners = {
    pointermove: move,
    pointerdown: down,
    pointerup: up,
    pointercancel: cancel,
    pointerleave: leave,
  };
  for (const [type, listener] of Object.entries(listeners))
    element.addEventListener(type, listener as EventListener, { capture: true });
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      element.removeEventListener(type, listener as EventListener, { capture: true });
    element.style.cursor = '';
  };
}
