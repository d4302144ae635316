import { useEffect, useMemo } from 'react';
import type { BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { frameLabels, useDisposable, woodTexture } from '#stage';
import { columnName, ROWS } from '#tetzilla/rules';
import { FACE_FOOT, LEAN, TABLE_LEVEL, TILE_DEPTH } from '#tetzilla/view';
import { skyTexture } from './sky';

/** Table units. The posts reach a little farther out than tiles, and begin behind the panel. */
const POST = { width: 0.42, depth: TILE_DEPTH + 0.34, behind: 0.2, above: 0.5 };
const SILL = 0.44;
const FOOT = { height: 0.2, depth: 3.4 };
const ROUND = 0.07;
/** Table units that the wood's texture covers along the grain, and across it. */
const GRAIN = { along: 6, across: 3.4 };

/** A block of wood with round edges, its grain along its longest side. */
function plank(
  width: number,
  height: number,
  depth: number,
  x: number,
  y: number,
  z: number,
): BufferGeometry {
  const geometry = new RoundedBoxGeometry(width, height, depth, 2, Math.min(ROUND, height / 3, depth / 3));
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < position.count; index++) {
    const [a, b, c] = [position.getX(index), position.getY(index), position.getZ(index)];
    const [along, across] = height > width ? [b, a + c] : [a, b + c];
    uv.setXY(index, along / GRAIN.along + x * 0.37, across / GRAIN.across + y * 0.21);
  }
  return geometry.translate(x, y, z);
}

/** What leans: the posts at the sides, the sill under row 1, the back. @param columns of the board */
function leaningWood(columns: number): BufferGeometry {
  const side = columns / 2 + POST.width / 2;
  const high = ROWS + POST.above;
  const z = POST.depth / 2 - POST.behind;
  return mergeGeometries([
    plank(POST.width, high + SILL, POST.depth, -side, (high - SILL) / 2, z),
    plank(POST.width, high + SILL, POST.depth, side, (high - SILL) / 2, z),
    plank(columns + 0.1, SILL, POST.depth + 0.1, 0, -SILL / 2, z + 0.05),
    plank(columns + 0.2, high, 0.12, 0, high / 2, -0.1),
  ]);
}

/** What stands on the table. */
function standingWood(columns: number): BufferGeometry {
  const width = columns + 2 * POST.width;
  const z = FACE_FOOT.z - 0.1;
  return mergeGeometries([
    plank(width + 0.7, FOOT.height, FOOT.depth, 0, TABLE_LEVEL + FOOT.height / 2, z),
    plank(width + 0.3, FOOT.height, FOOT.depth - 0.5, 0, TABLE_LEVEL + FOOT.height * 1.4, z),
  ]);
}

export interface FrameProps {
  readonly columns: number;
  /** The names of columns and rows are to be seen. */
  readonly labels: boolean;
}

/** The names of the columns on the sill, of the rows on the western post. */
function Names({ columns }: Pick<FrameProps, 'columns'>) {
  const [files, ranks] = useMemo(() => {
    const letters = Array.from({ length: columns }, (_, column) => columnName(column));
    const numbers = Array.from({ length: ROWS }, (_, down) => String(ROWS - down));
    return [frameLabels(letters, POST.width, false), frameLabels(numbers, POST.width, true)] as const;
  }, [columns]);
  useEffect(
    () => () => {
      files.dispose();
      ranks.dispose();
    },
    [files, ranks],
  );
  const front = POST.depth - POST.behind + 0.004;
  return (
    <>
      <mesh position={[0, -SILL / 2, front + 0.1]}>
        <planeGeometry args={[columns, POST.width]} />
        <meshBasicMaterial map={files} transparent />
      </mesh>
      <mesh position={[-columns / 2 - POST.width / 2, ROWS / 2, front]}>
        <planeGeometry args={[POST.width, ROWS]} />
        <meshBasicMaterial map={ranks} transparent />
      </mesh>
    </>
  );
}

/** The frame that stands on the table and leans back, its panel a sky by night. */
export function Frame({ columns, labels }: FrameProps) {
  const wood = useDisposable(() => woodTexture(11));
  const [leaning, standing] = useMemo(
    () => [leaningWood(columns), standingWood(columns)] as const,
    [columns],
  );
  useEffect(
    () => () => {
      leaning.dispose();
      standing.dispose();
    },
    [leaning, standing],
  );
  const sky = useMemo(() => skyTexture(columns, ROWS), [columns]);
  useEffect(() => () => sky.dispose(), [sky]);
  return (
    <>
      <mesh geometry={standing} castShadow receiveShadow>
        <meshStandardMaterial map={wood} color="#b98f66" roughness={0.5} />
      </mesh>
      <group position={[0, FACE_FOOT.y, FACE_FOOT.z]} rotation-x={-LEAN}>
        <mesh geometry={leaning} castShadow receiveShadow>
          <meshStandardMaterial map={wood} color="#cfae88" roughness={0.5} />
        </mesh>
        <mesh position={[0, ROWS / 2, -0.03]} receiveShadow>
          <planeGeometry args={[columns, ROWS]} />
          <meshStandardMaterial map={sky} roughness={0.85} />
        </mesh>
        {labels && <Names columns={columns} />}
      </group>
    </>
  );
}
