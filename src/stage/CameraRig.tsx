import { CameraControls } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { PerspectiveCamera, Spherical, Vector3 } from 'three';
import { type CameraView, eyeOf, type SafeArea, shiftBetween, shifted } from '#director';
import {
  FIELD_OF_VIEW,
  homeView,
  type Insets,
  pictureShift,
  type Subject,
  safeArea,
  topView,
} from './framing';

/** By how many table units the picture shakes. */
export interface Shake {
  x: number;
  y: number;
}

/** What a show does with the camera, on top of where the viewer has put it. */
export interface CameraShow {
  /** Where the camera stands now; null where the viewer's own view holds. @param base the viewer's own view */
  view(base: CameraView, area: SafeArea): CameraView | null;
  /** Fills in how the picture shakes now. */
  shake(out: Shake): void;
  /** A view that is cut off goes over smoothly into the next, over some frames; else at once. */
  readonly eases: boolean;
  /** The viewer has taken the camera: it stays where it is until the show moves it again. */
  taken(): void;
}

export interface CameraRigHandle {
  /** Goes back to the home view. @param smoothly over some frames, else at once */
  wholeTable(smoothly: boolean): void;
  /** Looks straight down on the table, north above, or at {@link CameraRigProps.front}. @param smoothly over some frames, else at once */
  fromAbove(smoothly: boolean): void;
  /** Goes round the table and over it. @param aside radians to the right @param over radians upwards */
  orbit(aside: number, over: number, smoothly: boolean): void;
  /** Comes closer or goes away. @param share of the distance that is left, below 1 to come closer */
  approach(share: number, smoothly: boolean): void;
  /** Where the camera stands now. */
  view(): CameraView;
  /** Leaves the camera where it stands to the viewer's hand. Returns the function that takes it back to where it was before. */
  borrow(): () => void;
}

export interface CameraRigProps {
  readonly subject: Subject;
  /** What is looked at instead of the table from above. */
  readonly front?: Subject | undefined;
  readonly insets: Insets;
  readonly show?: CameraShow;
  /** The viewer may come closer, look flatter and farther aside than is good for playing. */
  readonly free?: boolean;
  /** The page is upside down, and a hand that moves to the right moves to the left of the picture. */
  readonly turned?: boolean;
  /** The camera never glides from one home view to the next. */
  readonly cuts?: boolean;
  readonly handle?: Ref<CameraRigHandle>;
}

const LIMITS = {
  play: { closest: 5, farthest: 42, steepest: 0.001, flattest: 1.32, pan: 5.5 },
  free: { closest: 1.6, farthest: 48, steepest: 0.02, flattest: 1.53, pan: 8 },
} as const;
/** How far the table goes with a hand that pushes it. */
const TRUCK_SPEED = 2;
/** As a share of the distance. */
const CUT = 0.03;
/** The highest point of a table that can be looked at, table units. */
const HIGHEST_TARGET = 3;
/** The viewer may go this many times as far away as at home. */
const FARTHER = 1.5;

const target = new Vector3();
const spherical = new Spherical();

/** Puts a camera where a view says. */
export function applyView(camera: PerspectiveCamera, view: CameraView): void {
  const { x, y, z } = eyeOf(view);
  camera.position.set(x, y, z);
  camera.lookAt(view.x, view.y, view.z);
  camera.focus = view.distance;
}

/** The controls' view. @param settled where they come to rest, else where they are on the way there */
function viewOf(rig: CameraControls, settled: boolean): CameraView {
  rig.getTarget(target, settled);
  rig.getSpherical(spherical, settled);
  const { x, y, z } = target;
  const { theta: azimuth, phi, radius: distance } = spherical;
  return { x, y, z, azimuth, elevation: Math.PI / 2 - phi, distance };
}

function put(rig: CameraControls, view: CameraView, smoothly: boolean): void {
  const { x, y, z } = eyeOf(view);
  void rig.setLookAt(x, y, z, view.x, view.y, view.z, smoothly);
}

/** Whether a view is too far from another to be the next of a movement. */
function isCut(from: CameraView, to: CameraView): boolean {
  const [a, b] = [eyeOf(from), eyeOf(to)];
  return Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z) > CUT * from.distance;
}

/**
 * The viewer's camera: orbits, pans and zooms within limits that keep the table in sight. A show moves it from there;
 * as soon as the viewer touches it, it is theirs, from where it stands.
 */
export function CameraRig(props: CameraRigProps) {
  const { subject, front, insets, show, free = false, cuts = false, turned = false, handle } = props;
  const controls = useRef<CameraControls>(null);
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);
  const moved = useRef(false);
  const above = useRef(false);
  const shownSubject = useRef(subject);
  /** Where the show has put the camera in this picture. */
  const shown = useRef<CameraView | null>(null);
  const shake = useRef<Shake>({ x: 0, y: 0 });
  const limits = free ? LIMITS.free : LIMITS.play;

  const settle = useCallback(
    (smoothly: boolean) => {
      moved.current = false;
      shown.current = null;
      if (controls.current === null) return;
      const size = { width, height };
      const view =
        above.current && front === undefined
          ? topView(subject, size, insets)
          : homeView(above.current && front !== undefined ? front : subject, size, insets);
      put(controls.current, view, smoothly);
    },
    [subject, front, width, height, insets],
  );
  const take = useCallback(() => {
    moved.current = true;
    if (shown.current !== null && controls.current !== null) put(controls.current, shown.current, false);
    shown.current = null;
    show?.taken();
  }, [show]);
  useImperativeHandle(
    handle,
    () => ({
      wholeTable(smoothly) {
        above.current = false;
        settle(smoothly);
      },
      fromAbove(smoothly) {
        above.current = true;
        settle(smoothly);
      },
      orbit(aside, over, smoothly) {
        take();
        void controls.current?.rotate(aside, -over, smoothly);
      },
      approach(share, smoothly) {
        take();
        const rig = controls.current;
        if (rig !== null) void rig.dollyTo(rig.distance * share, smoothly);
      },
      view() {
        const rig = controls.current;
        return (
          shown.current ?? (rig === null ? homeView(subject, { width, height }, insets) : viewOf(rig, false))
        );
      },
      borrow() {
        const rig = controls.current;
        if (rig === null) return () => {};
        const before = { moved: moved.current, view: viewOf(rig, true) };
        if (shown.current !== null) put(rig, shown.current, false);
        moved.current = true;
        shown.current = null;
        return () => {
          moved.current = before.moved;
          put(rig, before.view, false);
        };
      },
    }),
    [settle, take, subject, width, height, insets],
  );

  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const shift = pictureShift(insets);
    camera.fov = FIELD_OF_VIEW;
    camera.setViewOffset(width, height, shift.x, shift.y, width, height);
    const before = shownSubject.current;
    const smoothly = before !== subject && show?.eases === true && !cuts;
    shownSubject.current = subject;
    // To another side of the table it goes wherever the viewer has put it.
    if (!moved.current || before.azimuth !== subject.azimuth) settle(smoothly);
  }, [camera, width, height, insets, settle, subject, show, cuts]);

  useEffect(() => {
    const rig = controls.current;
    if (rig === null) return;
    rig.minDistance = limits.closest;
    const { distance, y: middle } = homeView(subject, { width, height }, insets);
    rig.maxDistance = Math.max(limits.farthest, FARTHER * distance);
    rig.minPolarAngle = limits.steepest;
    rig.maxPolarAngle = limits.flattest;
    const hand = turned ? -1 : 1;
    rig.azimuthRotateSpeed = hand;
    rig.polarRotateSpeed = hand;
    rig.truckSpeed = TRUCK_SPEED * hand;
    rig.smoothTime = 0.16;
    rig.draggingSmoothTime = 0.06;
    const hold = () => {
      take();
      rig.getTarget(target);
      const x = Math.min(limits.pan, Math.max(-limits.pan, target.x));
      // Of what stands upright all heights can be looked at.
      const highest = middle > 0 ? 2 * middle : free ? HIGHEST_TARGET : 0;
      const y = Math.min(highest, Math.max(0, target.y));
      const z = Math.min(limits.pan, Math.max(-limits.pan, target.z));
      if (x !== target.x || z !== target.z || y !== target.y) void rig.moveTo(x, y, z, false);
    };
    rig.addEventListener('control', hold);
    return () => {
      rig.removeEventListener('control', hold);
    };
  }, [take, limits, free, turned, subject, width, height, insets]);

  useFrame(({ camera: eye }) => {
    const rig = controls.current;
    if (rig === null || !(eye instanceof PerspectiveCamera)) return;
    eye.focus = rig.distance;
    if (show === undefined) return;
    const base = viewOf(rig, true);
    const wanted = show.view(base, safeArea({ width, height }, insets));
    const before = shown.current;
    if (show.eases && before !== null && isCut(before, wanted ?? base)) {
      put(rig, before, false);
      put(rig, base, true);
    }
    // On top of where the controls are on their way.
    shown.current = wanted === null ? null : shifted(viewOf(rig, false), shiftBetween(base, wanted), 1);
    if (shown.current !== null) applyView(eye, shown.current);
    else if (before !== null) applyView(eye, viewOf(rig, false));
    show.shake(shake.current);
    eye.position.x += shake.current.x;
    eye.position.y += shake.current.y;
    eye.updateMatrixWorld();
  });

  return <CameraControls ref={controls} makeDefault />;
}
