import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { PerspectiveCamera } from 'three';
import { CHANNEL_COUNT } from '#director';
import { AfterFirstPicture, type PoseSource } from '#stage';
import { FACE_FOOT, LEAN, type Table } from '#tetzilla/view';
import { BoxSigns, wantsSigns } from './boxSigns';

export interface FaceSignsProps {
  readonly table: Table;
  readonly source: PoseSource;
}

/** Icons with step costs, in front of boxes that are too small on screen to recognise their models. */
export function FaceSigns(props: FaceSignsProps) {
  return (
    <AfterFirstPicture>
      <Signs {...props} />
    </AfterFirstPicture>
  );
}

function Signs({ table, source }: FaceSignsProps) {
  const signs = useMemo(() => new BoxSigns(table), [table]);
  useEffect(() => () => signs.dispose(), [signs]);
  const poses = useMemo(() => new Float64Array(table.cast.length * CHANNEL_COUNT), [table]);
  const height = useThree((state) => state.size.height);
  useFrame(({ camera }) => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const box = height / (2 * Math.tan((camera.fov * Math.PI) / 360) * camera.focus);
    if (!wantsSigns(box)) return signs.hide();
    source.sample(poses);
    signs.write(poses);
  });
  return (
    <group position={[0, FACE_FOOT.y, FACE_FOOT.z]} rotation-x={-LEAN}>
      {signs.meshes.map((mesh) => (
        <primitive key={mesh.uuid} object={mesh} />
      ))}
    </group>
  );
}
