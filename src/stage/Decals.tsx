import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { DecalVisitor } from '#director';
import { DecalField } from './decalField';
import type { DecalDrawings } from './decalTexture';
import { useDetailReady } from './deferredDetail';

/** Source of a frame's decals. */
export interface DecalSource {
  visitDecals(visit: DecalVisitor): void;
}

/** The plane of the decals if it is not the ground: x points east, z down the plane. */
export interface DecalPlane {
  /** Origin, table units. */
  readonly at: readonly [x: number, y: number, z: number];
  /** Tilt from flat towards facing south, in radians; π/2 is an upright wall. */
  readonly tilt: number;
}

export interface DecalsProps {
  readonly source: DecalSource;
  /** Available drawings; must be a constant. */
  readonly drawings: DecalDrawings;
  /** Default: the ground. */
  readonly plane?: DecalPlane | undefined;
}

/** Marks that play has left on the ground; the oldest are worn away. */
export function Decals(props: DecalsProps) {
  return useDetailReady('missing') ? <Marks {...props} /> : null;
}

const GROUND: DecalPlane = { at: [0, 0, 0], tilt: 0 };

function Marks({ source, drawings, plane = GROUND }: DecalsProps) {
  const field = useMemo(() => new DecalField(drawings), [drawings]);
  useEffect(() => () => field.dispose(), [field]);
  useFrame(() => {
    field.begin();
    source.visitDecals(field.add);
    field.end();
  });
  return <primitive object={field.mesh} position={plane.at} rotation-x={plane.tilt} />;
}
