import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import type { CameraView } from '#director';
import { applyView } from './CameraRig';
import type { Shake } from './cameraMotion';
import { FIELD_OF_VIEW, type Insets, pictureShift } from './framing';

export interface ViewCameraProps {
  /** Where the camera stands in the picture that is drawn next. */
  readonly view: () => CameraView;
  /** Fills in how that picture shakes. */
  readonly shake?: (out: Shake) => void;
  /** Vertical angle of view in degrees; the table's if left out. */
  readonly angle?: number;
  /** The parts of the picture that something covers: its middle is that of the rest. */
  readonly insets?: Insets;
}

/** A camera without user control, at a given view. */
export function ViewCamera({ view, shake, angle = FIELD_OF_VIEW, insets }: ViewCameraProps) {
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);
  const shaking = useRef<Shake>({ x: 0, y: 0 });
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    camera.fov = angle;
    if (insets === undefined) camera.clearViewOffset();
    else {
      const shift = pictureShift(insets);
      camera.setViewOffset(width, height, shift.x, shift.y, width, height);
    }
    camera.updateProjectionMatrix();
  }, [camera, angle, insets, width, height]);
  useFrame(({ camera: eye }) => {
    if (!(eye instanceof PerspectiveCamera)) return;
    applyView(eye, view());
    shake?.(shaking.current);
    eye.position.x += shaking.current.x;
    eye.position.y += shaking.current.y;
    eye.updateMatrixWorld();
  });
  return null;
}
