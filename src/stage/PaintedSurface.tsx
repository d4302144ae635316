import { type ReactNode, useMemo } from 'react';
import { BufferAttribute, type BufferGeometry, Color } from 'three';
import { useDetailReady } from './deferredDetail';
import { woodTexture } from './paint';
import { useStageMaterials } from './StageResources';
import { useDisposable } from './useDisposable';

export interface PaintedSurfaceProps {
  readonly geometry: BufferGeometry;
  /** Its colour in the first frame, any CSS colour. Default: the vertex colours of the geometry. */
  readonly plain?: string;
  /** Height above the ground, table units. */
  readonly height?: number;
  readonly castShadow?: boolean;
  /** Its material, which paints its textures when it mounts. */
  readonly children: ReactNode;
}

/** A surface in a plain colour whose textures are painted after the first frame. */
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

/** Gives every vertex the same colour. */
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
  /** Seed of the grain. */
  readonly seed: number;
  /** A CSS colour to tint it with. */
  readonly colour: string;
  /** How strongly it reflects the room, 0 … 1. Default: 1. */
  readonly mirrors?: number;
}

/** Walnut. */
export function Wood({ seed, colour, mirrors = 1 }: WoodProps) {
  const map = useDisposable(() => woodTexture(seed));
  return <meshStandardMaterial map={map} color={colour} roughness={0.5} envMapIntensity={mirrors} />;
}
