import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { Group } from 'three';
import { CHANNEL_COUNT } from '#director';
import { frameLabels, PaintedSurface, type PoseSource, Wood } from '#stage';
import { columnName } from '#tetzilla/rules';
import { footOf, type Table } from '#tetzilla/view';
import { RULER, rulerShade, rulerWood } from './frameWood';

export interface ColumnNamesProps {
  readonly columns: number;
  /** Height of the strip, table units. */
  readonly height: number;
}

/** The column names, each centred on its column. */
export function ColumnNames({ columns, height }: ColumnNamesProps) {
  const names = useMemo(() => {
    const letters = Array.from({ length: columns }, (_, column) => columnName(column));
    return frameLabels(letters, height, false);
  }, [columns, height]);
  useEffect(() => () => names.dispose(), [names]);
  return (
    <mesh>
      <planeGeometry args={[columns, height]} />
      <meshBasicMaterial map={names} transparent />
    </mesh>
  );
}

/** Up to this height, table units, the ruler is hidden in the sill. */
const HIDDEN = 0.01;

export interface RulerProps {
  readonly table: Table;
  readonly source: PoseSource;
}

/**
 * The ruler with the column names. It rises with the lowest kaiju and forms the lower edge of the home view;
 * near the ground it is hidden in the sill.
 */
export function Ruler({ table, source }: RulerProps) {
  const { columns, cast } = table;
  const ruler = useRef<Group>(null);
  const [wood, shade] = useMemo(() => [rulerWood(columns), rulerShade(columns)] as const, [columns]);
  useEffect(
    () => () => {
      wood.dispose();
      shade.dispose();
    },
    [wood, shade],
  );
  const poses = useMemo(() => new Float64Array(cast.length * CHANNEL_COUNT), [cast]);
  const footAt = useMemo(() => footOf(table), [table]);
  useFrame(() => {
    const { current } = ruler;
    if (current === null) return;
    source.sample(poses);
    const foot = footAt(poses);
    current.visible = foot > HIDDEN;
    current.position.y = foot;
  });
  return (
    <group ref={ruler} visible={false}>
      <PaintedSurface geometry={wood} plain="#3b2717" castShadow>
        <Wood seed={11} colour="#e0bd94" />
      </PaintedSurface>
      <mesh geometry={shade}>
        <meshBasicMaterial vertexColors transparent depthWrite={false} />
      </mesh>
      <group position={[0, -RULER.rail - RULER.height / 2, RULER.front + 0.004]}>
        <ColumnNames columns={columns} height={RULER.height} />
      </group>
    </group>
  );
}
