import { PaintedMesh } from '../kit/mesh';
import { partOf, type StandInPart } from '../part';

/** Builder of a small object, by material: painted, tinted, lit and glass. */
export interface Body {
  readonly painted: PaintedMesh;
  readonly tinted: PaintedMesh;
  readonly lit: PaintedMesh;
  readonly glass: PaintedMesh;
}

export function newBody(): Body {
  return {
    painted: new PaintedMesh(),
    tinted: new PaintedMesh(),
    lit: new PaintedMesh(),
    glass: new PaintedMesh(),
  };
}

/** The parts of an object by material. */
export function bodyParts({ painted, tinted, lit, glass }: Body): readonly StandInPart[] {
  return [
    ...partOf(painted, { material: 'painted', tinted: false }),
    ...partOf(tinted, { material: 'painted', tinted: true, glazed: 0.35 }),
    ...partOf(lit, { material: 'emissive', tinted: false, glazed: 0 }),
    ...partOf(glass, { material: 'glass', tinted: false }),
  ];
}
