import { type ReactNode, useMemo } from 'react';
import { BufferAttribute, type BufferGeometry, Color } from 'three';
import { useDetailReady } from './deferredDetail';
import { woodTexture } from './paint';
import { useStageMaterials } from './StageResources';
import { useDisposable } from './useDisposable';

export interface PaintedSurfaceProps {
  readonly geometry: BufferGeometry;
  /** What it looks like in the first picture, any CSS colour; if left out, the geometry's vertices have colours. */
  readonly plain?: string;
  /** By how much it is raised, table units. */
  readonly height?: number;
  readonly castShadow?: boolean;
  /** Its material, which paints its textures when it comes. */
  readonly children: ReactNode;
}

/** A surface whose textures are painted after the first picture, in which it is plain. */
export function PaintedSurface(props: PaintedSurfaceProps): ReactNode {
  const { geometry, plain, height = 0, castShadow = false, children } = props;
  if (!useDetailReady())
    return <Plain geometry={geometry} height={height} {...(plain !== undefined && { plain })} />;
  return (
    <mesh geometry={geometry} position-y={height} castShadow={castShadow} receiveShadow>
      {children}
    </mesh>
  );
}

/** Gives every vertex one colour. */
function colourVertices(geometry: BufferGeometry, colour: string): void {
  const { r, g, b } = new Color(colour);
  const { count } = geometry.getAttribute('position');
  const colours = new Float32Array(count * 3);
  for (let at = 0; at < colours.length; at += 3) {
    colours[at] = r;
    colours[at + 1] = g;
    colours[at + 2] = b;
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
}

function Plain({ geometry, plain, height }: Omit<PaintedSurfaceProps, 'children' | 'castShadow'>) {
  const plainly = useStageMaterials().material('plain');
  useMemo(() => plain !== undefined && colourVertices(geometry, plain), [geometry, plain]);
  return <mesh geometry={geometry} material={plainly} dispose={null} position-y={height} receiveShadow />;
}

export interface WoodProps {
  /** Of its grain. */
  readonly seed: number;
  /** A CSS colour that it is tinted with. */
  readonly colour: string;
  /** How much of the room it mirrors, 0 … 1; all of it if left out. */
  readonly mirrors?: number;
}

/** Walnut. */
export function Wood({ seed, colour, mirrors = 1 }: WoodProps) {
  const map = useDisposable(() => woodTexture(seed));
  return <meshStandardMaterial map={map} color={colour} roughness={0.5} envMapIntensity={mirrors} />;
}
