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
  /** The names of columns and rows are to be seen. */
  readonly labels: boolean;
}

/** How much of the room the posts mirror: their inner sides have the panel before it. */
const WITHIN = 0.3;

/** Table units: the panel lies so far behind the face's level. */
const PANEL_LEVEL = -0.03;

/** The names of the columns on the sill, of the rows on the post to the west of the board. */
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

/** How far before the inner side of the post its sheen lies. */
const BEFORE = 0.004;

/**
 * What the inner side of the western post has of the room's light: the lamp hangs on the far side of it, and in the lower
 * qualities nothing else would reach it.
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

/** The frame that stands on the table and leans back, its panel a sky by night; fillers close it beside a narrow board. */
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
