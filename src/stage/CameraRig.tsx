import { CameraControls } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { PerspectiveCamera, Vector3 } from 'three';
import {
  FIELD_OF_VIEW,
  HOME_ELEVATION,
  homeDistance,
  type Insets,
  pictureShift,
  type Subject,
} from './framing';

/** What the show asks of the camera at a moment, on top of where the viewer has put it. */
export interface CameraMood {
  /** Table units by which it trembles. */
  shakeX: number;
  shakeY: number;
  /** Share of the way (0 … 1) by which it leans towards a point of the table. */
  lean: number;
  leanX: number;
  leanZ: number;
}

export interface CameraRigHandle {
  /** Goes back to the home view. @param smoothly over some frames, else at once */
  wholeTable(smoothly: boolean): void;
  /** Goes round the table and over it. @param aside radians to the right @param over radians upwards */
  orbit(aside: number, over: number, smoothly: boolean): void;
  /** Comes closer or goes away. @param share of the distance that is left, below 1 to come closer */
  approach(share: number, smoothly: boolean): void;
}

export interface CameraRigProps {
  readonly subject: Subject;
  readonly insets: Insets;
  /** Fills in the mood of the moment before every picture. */
  readonly mood?: (mood: CameraMood) => void;
  readonly handle?: Ref<CameraRigHandle>;
}

const CLOSEST = 5;
const STEEPEST = 0.08;
const FLATTEST = 1.32;
const PAN_LIMIT = 5.5;
const feelingTarget = new Vector3();
/** How far the camera leans at the most, as a share of the way to the point. */
const LEAN = 0.22;

/** The viewer's camera: orbits, pans and zooms within limits that keep the table in sight. */
export function CameraRig({ subject, insets, mood, handle }: CameraRigProps) {
  const controls = useRef<CameraControls>(null);
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);
  const moved = useRef(false);
  const feeling = useRef<CameraMood>({ shakeX: 0, shakeY: 0, lean: 0, leanX: 0, leanZ: 0 });

  const goHome = useCallback(
    (smoothly: boolean) => {
      const distance = homeDistance(subject, { width, height }, insets);
      const up = Math.sin(HOME_ELEVATION) * distance;
      const south = Math.cos(HOME_ELEVATION) * distance;
      moved.current = false;
      void controls.current?.setLookAt(0, up, south, 0, 0, 0, smoothly);
    },
    [subject, width, height, insets],
  );
  useImperativeHandle(
    handle,
    () => ({
      wholeTable: goHome,
      orbit(aside, over, smoothly) {
        moved.current = true;
        void controls.current?.rotate(aside, -over, smoothly);
      },
      approach(share, smoothly) {
        moved.current = true;
        const rig = controls.current;
        if (rig !== null) void rig.dollyTo(rig.distance * share, smoothly);
      },
    }),
    [goHome],
  );

  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const shift = pictureShift(insets);
    camera.fov = FIELD_OF_VIEW;
    camera.setViewOffset(width, height, shift.x, shift.y, width, height);
    if (!moved.current) goHome(false);
  }, [camera, width, height, insets, goHome]);

  useEffect(() => {
    const rig = controls.current;
    if (rig === null) return;
    rig.minDistance = CLOSEST;
    rig.maxDistance = 42;
    rig.minPolarAngle = STEEPEST;
    rig.maxPolarAngle = FLATTEST;
    rig.smoothTime = 0.16;
    rig.draggingSmoothTime = 0.06;
    const hold = () => {
      moved.current = true;
      const target = rig.getTarget(feelingTarget);
      const x = Math.min(PAN_LIMIT, Math.max(-PAN_LIMIT, target.x));
      const z = Math.min(PAN_LIMIT, Math.max(-PAN_LIMIT, target.z));
      if (x !== target.x || z !== target.z || target.y !== 0) void rig.moveTo(x, 0, z, false);
    };
    rig.addEventListener('control', hold);
    return () => {
      rig.removeEventListener('control', hold);
    };
  }, []);

  useFrame(({ camera: eye }) => {
    if (mood === undefined) return;
    const now = feeling.current;
    mood(now);
    const lean = now.lean * LEAN;
    eye.position.x += (now.leanX - eye.position.x) * lean + now.shakeX;
    eye.position.y += now.shakeY - eye.position.y * lean * 0.5;
    eye.position.z += (now.leanZ - eye.position.z) * lean * 0.5;
    eye.updateMatrixWorld();
  });

  return <CameraControls ref={controls} makeDefault />;
}
