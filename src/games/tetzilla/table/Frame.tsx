import { useEffect, useMemo } from 'react';
import { PlaneGeometry } from 'three';
import { AfterFirstPicture, frameLabels, PaintedSurface, type PoseSource, useDisposable, Wood } from '#stage';
import { ROWS } from '#tetzilla/rules';
import { FACE_FOOT, FRAME_COLUMNS, LEAN, type Table } from '#tetzilla/view';
import { Fillers } from './Fillers';
import { leaningWood, POST, SILL, standingWood } from './frameWood';
import { ColumnNames, Ruler } from './Ruler';
import { skyTexture } from './sky';

export interface FrameProps {
  readonly table: Table;
  readonly source: PoseSource;
  /** Show the names of columns and rows. */
  readonly labels: boolean;
}

/** Strength of the posts' reflections; their inner sides face the panel. */
const WITHIN = 0.3;

/** Offset of the panel behind the face, table units. */
const PANEL_LEVEL = -0.03;

/** Column names on the sill, row names on the western post. */
function Names({ columns }: Pick<Table, 'columns'>) {
  const ranks = useMemo(() => {
    const numbers = Array.from({ length: ROWS }, (_, down) => String(ROWS - down));
    return frameLabels(numbers, POST.width, true);
  }, []);
  useEffect(() => () => ranks.dispose(), [ranks]);
  const front = POST.depth - POST.behind + 0.004;
  return (
    <>
      <group position={[0, POST.width / 2 - SILL, front + 0.1]}>
        <ColumnNames columns={columns} height={POST.width} />
      </group>
      <mesh position={[-columns / 2 - POST.width / 2, ROWS / 2, front]}>
        <planeGeometry args={[POST.width, ROWS]} />
        <meshBasicMaterial map={ranks} transparent />
      </mesh>
    </>
  );
}

/** Offset of the sheen from the inner side of the post. */
const BEFORE = 0.004;

/**
 * Ambient sheen on the inner side of the western post. The lamp is on its far side, and in lower quality
 * nothing else lights it.
 */
function InnerSide({ columns }: Pick<Table, 'columns'>) {
  const depth = POST.depth - POST.behind;
  return (
    <mesh position={[-columns / 2 + BEFORE, ROWS / 2, depth / 2]} rotation-y={Math.PI / 2}>
      <planeGeometry args={[depth, ROWS]} />
      <meshBasicMaterial color="#3a2415" />
    </mesh>
  );
}

/** The night sky of the panel. */
function Sky({ columns }: Pick<Table, 'columns'>) {
  const map = useMemo(() => skyTexture(columns, ROWS), [columns]);
  useEffect(() => () => map.dispose(), [map]);
  return <meshStandardMaterial map={map} roughness={0.85} />;
}

/**
 * The frame on the table, leaning back, with a night sky as its panel. Fillers close it on both sides of a
 * narrow board.
 */
export function Frame({ table, source, labels }: FrameProps) {
  const { columns } = table;
  const standing = useDisposable(standingWood);
  const [leaning, panel] = useMemo(
    () =>
      [leaningWood(columns), new PlaneGeometry(columns, ROWS).translate(0, ROWS / 2, PANEL_LEVEL)] as const,
    [columns],
  );
  useEffect(
    () => () => {
      leaning.dispose();
      panel.dispose();
    },
    [leaning, panel],
  );
  return (
    <>
      <PaintedSurface geometry={standing} plain="#33241a" castShadow>
        <Wood seed={11} colour="#b98f66" />
      </PaintedSurface>
      <group position={[0, FACE_FOOT.y, FACE_FOOT.z]} rotation-x={-LEAN}>
        <PaintedSurface geometry={leaning} plain="#3b2717" castShadow>
          <Wood seed={11} colour="#cfae88" mirrors={WITHIN} />
        </PaintedSurface>
        <PaintedSurface geometry={panel} plain="#28305e">
          <Sky columns={columns} />
        </PaintedSurface>
        {columns < FRAME_COLUMNS && <Fillers columns={columns} />}
        <InnerSide columns={columns} />
        {labels && (
          <AfterFirstPicture>
            <Names columns={columns} />
            <Ruler table={table} source={source} />
          </AfterFirstPicture>
        )}
      </group>
    </>
  );
}
