import { useEffect, useMemo } from 'react';
import { Shape, ShapeGeometry } from 'three';
import { AfterFirstPicture } from './deferredDetail';
import { feltTexture } from './felt';
import { type Mat, matGeometry } from './matGeometry';
import { matTexture } from './matTexture';
import { moulding, type ProfilePoint } from './moulding';
import { PaintedSurface, Wood } from './PaintedSurface';
import { useDisposable } from './useDisposable';

/** The playing field of a table. */
export interface Cloth {
  /** Size and corner radius, table units. */
  readonly width: number;
  readonly depth: number;
  readonly corner: number;
  /** A CSS colour. */
  readonly colour: string;
}

export interface TableTopProps {
  readonly mats: readonly Mat[];
  /** Default: the standard cloth. Must be a constant. */
  readonly cloth?: Cloth;
}

/** Height of the table below the board's surface. */
export const TABLE_HEIGHT = -0.03;

/** Room for a board of seven by seven boxes with mats beside it. */
const CLOTH: Cloth = { width: 14.7, depth: 9.2, corner: 2.3, colour: '#1b3a38' };
/** Profile, from the cloth outwards. */
const RAIL: readonly ProfilePoint[] = [
  [0, -0.02],
  [0.03, 0.12],
  [0.12, 0.2],
  [0.3, 0.23],
  [0.52, 0.2],
  [0.62, 0.1],
  [0.66, -0.06],
  [0.66, -0.6],
];

/** The cloth, seen from above; its texture covers it exactly once. */
function clothGeometry({ width, depth, corner }: Cloth): ShapeGeometry {
  const [x, y] = [width / 2, depth / 2];
  const shape = new Shape();
  shape.moveTo(-x + corner, -y);
  shape.absarc(x - corner, -y + corner, corner, -Math.PI / 2, 0, false);
  shape.absarc(x - corner, y - corner, corner, 0, Math.PI / 2, false);
  shape.absarc(-x + corner, y - corner, corner, Math.PI / 2, Math.PI, false);
  shape.absarc(-x + corner, -y + corner, corner, Math.PI, Math.PI * 1.5, false);
  const geometry = new ShapeGeometry(shape, 14);
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < uv.count; index++) {
    uv.setXY(index, uv.getX(index) / width + 0.5, uv.getY(index) / depth + 0.5);
  }
  geometry.rotateX(-Math.PI / 2);
  return geometry;
}

function Felt({ cloth }: { readonly cloth: Cloth }) {
  const map = useDisposable(() => feltTexture(cloth, cloth.colour, 5));
  return <meshStandardMaterial map={map} roughness={0.97} />;
}

function Mats({ mats }: Pick<TableTopProps, 'mats'>) {
  const geometry = useMemo(() => matGeometry(mats), [mats]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  const print = useMemo(() => matTexture(mats), [mats]);
  useEffect(() => () => print.dispose(), [print]);
  return (
    <mesh geometry={geometry} receiveShadow position-y={TABLE_HEIGHT}>
      <meshStandardMaterial map={print} roughness={0.78} alphaTest={0.5} />
    </mesh>
  );
}

/** A gaming table: cloth in a walnut rail with rounded corners, and a mat for each player. */
export function TableTop({ mats, cloth = CLOTH }: TableTopProps) {
  const [field, rail] = useMemo(
    () => [clothGeometry(cloth), moulding(cloth.width, cloth.depth, cloth.corner, RAIL)] as const,
    [cloth],
  );
  useEffect(
    () => () => {
      field.dispose();
      rail.dispose();
    },
    [field, rail],
  );
  return (
    <group>
      <PaintedSurface geometry={field} plain={cloth.colour} height={TABLE_HEIGHT}>
        <Felt cloth={cloth} />
      </PaintedSurface>
      <PaintedSurface geometry={rail} plain="#422e20" height={TABLE_HEIGHT}>
        <Wood seed={3} colour="#e8d2b8" />
      </PaintedSurface>
      {mats.length > 0 && (
        <AfterFirstPicture>
          <Mats mats={mats} />
        </AfterFirstPicture>
      )}
    </group>
  );
}
