import { CameraControls } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { PerspectiveCamera, Spherical, Vector3 } from 'three';
import { type CameraView, eyeOf } from '#director';
import { leaveZoomToBrowser } from './browserZoom';
import { CameraMotion, type CameraShow } from './cameraMotion';
import {
  FIELD_OF_VIEW,
  frameOf,
  homeView,
  type Insets,
  pictureShift,
  type Subject,
  topView,
} from './framing';

export interface CameraRigHandle {
  /** Returns to the home view. @param smoothly animated, otherwise a cut */
  wholeTable(smoothly: boolean): void;
  /**
   * Looks straight down on the table, north up, or at {@link CameraRigProps.front}.
   * @param smoothly animated, otherwise a cut
   */
  fromAbove(smoothly: boolean): void;
  /** Orbits around the table. @param aside radians to the right @param over radians upwards */
  orbit(aside: number, over: number, smoothly: boolean): void;
  /** Zooms. @param share factor on the distance, below 1 to come closer */
  approach(share: number, smoothly: boolean): void;
  /** The camera's current view. */
  view(): CameraView;
  /** Hands the camera over to the viewer. Returns a function that restores the previous view. */
  borrow(): () => void;
}

export interface CameraRigProps {
  readonly subject: Subject;
  /** What the view from above shows instead of the table. */
  readonly front?: Subject | undefined;
  readonly insets: Insets;
  readonly show?: CameraShow;
  /** Allows closer and flatter views than play needs. */
  readonly free?: boolean;
  /** The page is rotated by 180°, so pointer movements are inverted. */
  readonly turned?: boolean;
  /** Home view changes are cuts, never animated. */
  readonly cuts?: boolean;
  readonly handle?: Ref<CameraRigHandle>;
}

const LIMITS = {
  play: { closest: 5, farthest: 42, steepest: 0.001, flattest: 1.32, pan: 5.5 },
  free: { closest: 1.6, farthest: 48, steepest: 0.02, flattest: 1.53, pan: 8 },
} as const;
/** Pan speed. */
const TRUCK_SPEED = 2;
/** Highest point of a table that the camera can target, table units. */
const MAX_TARGET_HEIGHT = 3;
/** Maximum distance, as a multiple of the home distance. */
const FARTHER = 1.5;

const target = new Vector3();
const spherical = new Spherical();

/** Applies a view to a camera. */
export function applyView(camera: PerspectiveCamera, view: CameraView): void {
  const { x, y, z } = eyeOf(view);
  camera.position.set(x, y, z);
  camera.lookAt(view.x, view.y, view.z);
  camera.focus = view.distance;
}

/** The controls' view. @param settled where they will come to rest, otherwise where they are now */
function viewOf(rig: CameraControls, settled: boolean): CameraView {
  rig.getTarget(target, settled);
  rig.getSpherical(spherical, settled);
  const { x, y, z } = target;
  const { theta: azimuth, phi, radius: distance } = spherical;
  return { x, y, z, azimuth, elevation: Math.PI / 2 - phi, distance };
}

function put(rig: CameraControls, view: CameraView): void {
  const { x, y, z } = eyeOf(view);
  void rig.setLookAt(x, y, z, view.x, view.y, view.z, false);
}

/**
 * The viewer's camera: orbits, pans and zooms within limits that keep the table in sight. A show moves it relative to the
 * viewer's view; as soon as the viewer touches it, they take over from where it is.
 */
export function CameraRig(props: CameraRigProps) {
  const { subject, front, insets, show, free = false, cuts = false, turned = false, handle } = props;
  const controls = useRef<CameraControls>(null);
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);
  const moved = useRef(false);
  const above = useRef(false);
  const shownSubject = useRef(subject);
  const [motion] = useState(() => new CameraMotion());
  const [shake] = useState(() => ({ x: 0, y: 0 }));
  const frame = useMemo(() => frameOf(subject, { width, height }, insets), [subject, width, height, insets]);
  const limits = free ? LIMITS.free : LIMITS.play;

  /** Sets the controls at once and lets the camera ease there. @param age seconds since the change began */
  const go = useCallback(
    (smoothly: boolean, change: (rig: CameraControls) => void, age = 0) => {
      const rig = controls.current;
      if (rig === null) return;
      const before = viewOf(rig, false);
      change(rig);
      if (smoothly) motion.moved(before, viewOf(rig, false), age);
    },
    [motion],
  );
  const settle = useCallback(
    (smoothly: boolean, age = 0) => {
      moved.current = false;
      const size = { width, height };
      const view =
        above.current && front === undefined
          ? topView(subject, size, insets)
          : homeView(above.current && front !== undefined ? front : subject, size, insets);
      go(smoothly, (rig) => put(rig, view), age);
    },
    [go, subject, front, width, height, insets],
  );
  const take = useCallback(() => {
    const rig = controls.current;
    if (rig === null) return;
    moved.current = true;
    if (motion.shifts) put(rig, motion.release(viewOf(rig, false)));
    show?.taken();
  }, [motion, show]);
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
        go(smoothly, (rig) => void rig.rotate(aside, -over, false));
      },
      approach(share, smoothly) {
        take();
        go(smoothly, (rig) => void rig.dollyTo(rig.distance * share, false));
      },
      view() {
        const rig = controls.current;
        return rig === null ? homeView(subject, { width, height }, insets) : motion.view(viewOf(rig, false));
      },
      borrow() {
        const rig = controls.current;
        if (rig === null) return () => {};
        const before = { moved: moved.current, view: viewOf(rig, true) };
        put(rig, motion.release(viewOf(rig, false)));
        moved.current = true;
        return () => {
          moved.current = before.moved;
          put(rig, before.view);
        };
      },
    }),
    [settle, go, take, motion, subject, width, height, insets],
  );

  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const shift = pictureShift(insets);
    camera.fov = FIELD_OF_VIEW;
    camera.setViewOffset(width, height, shift.x, shift.y, width, height);
    const before = shownSubject.current;
    const smoothly = before !== subject && show?.eases === true && !cuts;
    shownSubject.current = subject;
    // A change of sides moves the camera even if the viewer has placed it.
    if (!moved.current || before.azimuth !== subject.azimuth) settle(smoothly, show?.age);
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
      // Upright subjects can be targeted at any height.
      const highest = middle > 0 ? 2 * middle : free ? MAX_TARGET_HEIGHT : 0;
      const y = Math.min(highest, Math.max(0, target.y));
      const z = Math.min(limits.pan, Math.max(-limits.pan, target.z));
      if (x !== target.x || z !== target.z || y !== target.y) void rig.moveTo(x, y, z, false);
    };
    rig.addEventListener('control', hold);
    return () => {
      rig.removeEventListener('control', hold);
    };
  }, [take, limits, free, turned, subject, width, height, insets]);

  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => leaveZoomToBrowser(canvas), [canvas]);

  useFrame(({ camera: eye, invalidate }, seconds) => {
    const rig = controls.current;
    if (rig === null || !(eye instanceof PerspectiveCamera)) return;
    const own = { base: viewOf(rig, true), live: viewOf(rig, false) };
    applyView(eye, motion.pass(seconds, own, frame, show ?? null));
    shake.x = 0;
    shake.y = 0;
    show?.shake(shake);
    eye.position.x += shake.x;
    eye.position.y += shake.y;
    eye.updateMatrixWorld();
    if (motion.moving) invalidate();
  });

  return <CameraControls ref={controls} makeDefault />;
}
