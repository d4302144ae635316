import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { DecalVisitor } from '#director';
import { DecalField } from './decalField';
import type { DecalDrawings } from './decalTexture';
import { useFine } from './refinement';

/** Where the marks of a moment come from. */
export interface DecalSource {
  visitDecals(visit: DecalVisitor): void;
}

export interface DecalsProps {
  readonly source: DecalSource;
  /** What the marks may be; a constant. */
  readonly drawings: DecalDrawings;
}

/** What play has left on the ground: the story of the game so far, the oldest of it worn away. */
export function Decals(props: DecalsProps) {
  return useFine('missing') ? <Marks {...props} /> : null;
}

function Marks({ source, drawings }: DecalsProps) {
  const field = useMemo(() => new DecalField(drawings), [drawings]);
  useEffect(() => () => field.dispose(), [field]);
  useFrame(() => {
    field.begin();
    source.visitDecals(field.add);
    field.end();
  });
  return <primitive object={field.mesh} />;
}
