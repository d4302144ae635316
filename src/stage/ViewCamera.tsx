import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import type { CameraView } from '#director';
import { applyView } from './CameraRig';
import type { Shake } from './cameraMotion';
import { FIELD_OF_VIEW, type Insets, pictureShift } from './framing';

export interface ViewCameraProps {
  /** The camera's view in the next frame. */
  readonly view: () => CameraView;
  /** Fills in the camera shake of that frame. */
  readonly shake?: (out: Shake) => void;
  /** Vertical field of view in degrees. Default: the table's. */
  readonly angle?: number;
  /** Covered parts of the view; the camera centres on the rest. */
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
