import { useFrame } from '@react-three/fiber';
import type { DecalVisitor } from '#director';
import { DecalField } from './decalField';
import { useDisposable } from './useDisposable';

/** Where the marks of a moment come from. */
export interface DecalSource {
  visitDecals(visit: DecalVisitor): void;
}

export interface DecalsProps {
  readonly source: DecalSource;
}

/** What play has left on the ground: the story of the game so far, the oldest of it worn away. */
export function Decals({ source }: DecalsProps) {
  const field = useDisposable(() => new DecalField());
  useFrame(() => {
    field.begin();
    source.visitDecals(field.add);
    field.end();
  });
  return <primitive object={field.mesh} />;
}
