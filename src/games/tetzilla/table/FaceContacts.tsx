import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { CHANNEL_COUNT } from '#director';
import { AfterFirstPicture, type PoseSource } from '#stage';
import { FACE_FOOT, LEAN, type Table } from '#tetzilla/view';
import { FaceContact } from './faceContact';

export interface FaceContactsProps {
  readonly table: Table;
  readonly source: PoseSource;
}

/** Contact shadows of the pieces in the boxes. */
export function FaceContacts(props: FaceContactsProps) {
  return (
    <AfterFirstPicture>
      <Shades {...props} />
    </AfterFirstPicture>
  );
}

function Shades({ table, source }: FaceContactsProps) {
  const field = useMemo(() => new FaceContact(table), [table]);
  useEffect(() => () => field.dispose(), [field]);
  const poses = useMemo(() => new Float64Array(table.cast.length * CHANNEL_COUNT), [table]);
  useFrame(() => {
    source.sample(poses);
    field.write(poses);
  });
  return (
    <group position={[0, FACE_FOOT.y, FACE_FOOT.z]} rotation-x={-LEAN}>
      <primitive object={field.mesh} />
    </group>
  );
}
