import { useEffect, useMemo } from 'react';
import { PlaneGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { PaintedSurface } from '#stage';
import { ROWS } from '#tetzilla/rules';
import { FRAME_COLUMNS, TILE_DEPTH } from '#tetzilla/view';
import { fillerTexture } from './fillerTexture';
import { POST } from './frameWood';

/** Fillers are slightly recessed behind the fronts of the tiles. */
const OUT = TILE_DEPTH - 0.1;

/** Panels that fill the frame on both sides of a narrower board, mirror images of each other. */
export function Fillers({ columns }: { readonly columns: number }) {
  const width = (FRAME_COLUMNS - columns) / 2 - POST.width;
  const geometry = useMemo(() => {
    const x = FRAME_COLUMNS / 2 - width / 2;
    const east = new PlaneGeometry(width, ROWS).translate(x, ROWS / 2, OUT);
    const west = new PlaneGeometry(width, ROWS).translate(-x, ROWS / 2, OUT);
    const uv = west.getAttribute('uv');
    for (let index = 0; index < uv.count; index++) uv.setX(index, 1 - uv.getX(index));
    return mergeGeometries([east, west]);
  }, [width]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <PaintedSurface geometry={geometry} plain="#3a3340">
      <Print width={width} />
    </PaintedSurface>
  );
}

/** Dark enough that the city between them stands out. */
const DIMMED = '#6c6a72';

/** The print on the fillers. */
function Print({ width }: { readonly width: number }) {
  const print = useMemo(() => fillerTexture(width, ROWS), [width]);
  useEffect(() => () => print.dispose(), [print]);
  return <meshStandardMaterial map={print} color={DIMMED} roughness={0.8} />;
}
