import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import type { CameraView } from '#director';
import { applyView, type Tremble } from './CameraRig';
import { FIELD_OF_VIEW } from './framing';

export interface ViewCameraProps {
  /** Where the camera stands in the picture that is drawn next. */
  readonly view: () => CameraView;
  /** Fills in how that picture trembles. */
  readonly tremble?: (out: Tremble) => void;
  /** Vertical angle of view in degrees; the table's where left out. */
  readonly angle?: number;
}

/** A camera that nobody holds: it stands where it is told. */
export function ViewCamera({ view, tremble, angle = FIELD_OF_VIEW }: ViewCameraProps) {
  const camera = useThree((state) => state.camera);
  const shaking = useRef<Tremble>({ x: 0, y: 0 });
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    camera.fov = angle;
    camera.updateProjectionMatrix();
  }, [camera, angle]);
  useFrame(({ camera: eye }) => {
    if (!(eye instanceof PerspectiveCamera)) return;
    applyView(eye, view());
    tremble?.(shaking.current);
    eye.position.x += shaking.current.x;
    eye.position.y += shaking.current.y;
    eye.updateMatrixWorld();
  });
  return null;
}
