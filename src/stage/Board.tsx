import { type ReactNode, useEffect, useMemo } from 'react';
import type { Texture } from 'three';
import { AfterFirstPicture } from './deferredDetail';
import { frameLabels } from './frameLabels';
import { moulding, type ProfilePoint } from './moulding';
import { PaintedSurface, Wood } from './PaintedSurface';

export interface BoardProps {
  readonly columns: number;
  readonly rows: number;
  /** Column names from west to east, row names from north to south. */
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  /** Whether the names are shown on the frame. */
  readonly labels: boolean;
  /** Height of the ground along the frame, in table units; the board's surface is at 0. */
  readonly edge?: number;
  /** Default: true. Set to false if the ground within casts the shadow instead. */
  readonly castsShadow?: boolean;
  /** The ground inside the frame. */
  readonly children: ReactNode;
}

const FRAME = 0.34;
const FRAME_HEIGHT = 0.09;
const CORNER = 0.05;
/** Profile: a lip around the ground, a flat top for the names, a step down to the table. */
const profileOf = (edge: number): readonly ProfilePoint[] => [
  [0, edge],
  [0, 0.06],
  [0.025, FRAME_HEIGHT],
  [FRAME - 0.04, FRAME_HEIGHT],
  [FRAME, 0.05],
  [FRAME, -0.12],
];
/** Width of the strip behind a row of names, and its offset outwards from the frame's middle. */
const NAME_STRIP = 0.34;
const NAME_SHIFT = 0.02;
/** Opacity of the names where something hides them. */
const THROUGH = 0.6;
/** Render order: before the marks on the ground. */
const NAMES_DRAWN = 10;

interface StripProps {
  readonly map: Texture;
  /** Centre and size, table units. */
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** A row of names on the frame; fainter where something hides it. */
function Strip({ map, x, z, width, depth }: StripProps) {
  return [true, false].map((through) => (
    <mesh
      key={`${through}`}
      rotation-x={-Math.PI / 2}
      position={[x, FRAME_HEIGHT + 0.002, z]}
      renderOrder={through ? NAMES_DRAWN : NAMES_DRAWN + 1}
    >
      <planeGeometry args={[width, depth]} />
      <meshBasicMaterial
        map={map}
        transparent
        opacity={through ? THROUGH : 1}
        depthTest={!through}
        depthWrite={false}
      />
    </mesh>
  ));
}

/** The names along the western and southern sides of the frame. */
function Names({ columns, rows, columnNames, rowNames }: Omit<BoardProps, 'labels' | 'children'>) {
  const files = useMemo(() => frameLabels(columnNames, NAME_STRIP, false), [columnNames]);
  useEffect(() => () => files.dispose(), [files]);
  const ranks = useMemo(() => frameLabels(rowNames, NAME_STRIP, true), [rowNames]);
  useEffect(() => () => ranks.dispose(), [ranks]);
  const x = columns / 2 + FRAME / 2;
  const z = rows / 2 + FRAME / 2;
  return (
    <>
      <Strip map={files} x={0} z={z + NAME_SHIFT} width={columns} depth={NAME_STRIP} />
      <Strip map={ranks} x={-x - NAME_SHIFT} z={0} width={NAME_STRIP} depth={rows} />
    </>
  );
}

/** A board of boxes one unit wide around the origin, its surface at height 0, in a wooden frame. */
export function Board(props: BoardProps) {
  const { columns, rows, labels, edge = 0, castsShadow = true, children } = props;
  const frame = useMemo(() => moulding(columns, rows, CORNER, profileOf(edge)), [columns, rows, edge]);
  useEffect(() => () => frame.dispose(), [frame]);
  return (
    <group>
      {children}
      <PaintedSurface geometry={frame} plain="#3b2717" castShadow={castsShadow}>
        <Wood seed={11} colour="#cfae88" />
      </PaintedSurface>
      {labels && (
        <AfterFirstPicture>
          <Names {...props} />
        </AfterFirstPicture>
      )}
    </group>
  );
}
