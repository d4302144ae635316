import { useEffect, useMemo } from 'react';
import { BoxGeometry, EdgesGeometry, PlaneGeometry } from 'three';
import { spunBy } from '#tetzilla/rules';
import { hangHeight, landedBoxes, type SlideDecision, type Table, TILE_DEPTH } from '#tetzilla/view';

export interface TileGhostProps {
  readonly decision: SlideDecision;
  readonly table: Table;
}

/** Colour of a box by its sign. */
const COLOURS = { building: '#ffd9a0', guard: '#ff8a66', plain: '#cfd8dc' } as const;
const SIDE = 0.96;

/** Preview of the tile's landing, with the path down to it. */
export function TileGhost({ decision: { choices, aim }, table }: TileGhostProps) {
  const shapes = useMemo(() => {
    const block = new BoxGeometry(SIDE, SIDE, TILE_DEPTH);
    return { block, edges: new EdgesGeometry(block), beam: new PlaneGeometry(1, 1) };
  }, []);
  useEffect(
    () => () => {
      for (const shape of Object.values(shapes)) shape.dispose();
    },
    [shapes],
  );
  const boxes = landedBoxes(choices, aim).map(({ box, sign }) => ({
    box,
    x: box.charCodeAt(0) - 97 + 0.5 - table.columns / 2,
    y: Number(box.slice(1)) - 0.5,
    colour: COLOURS[sign ?? 'plain'],
  }));
  const bottom = hangHeight(table) - spunBy(choices.tile, aim.spin).height / 2;
  const columns = [...new Set(boxes.map(({ x }) => x))];
  return (
    <>
      {columns.map((x) => {
        const top = Math.max(...boxes.filter((box) => box.x === x).map(({ y }) => y)) + 0.5;
        const length = Math.max(0, bottom - top);
        return (
          <mesh
            key={x}
            geometry={shapes.beam}
            position={[x, top + length / 2, TILE_DEPTH / 2]}
            scale={[SIDE, length, 1]}
            renderOrder={18}
          >
            <meshBasicMaterial
              color="#ffe7b0"
              transparent
              opacity={0.1}
              depthWrite={false}
              toneMapped={false}
            />
          </mesh>
        );
      })}
      {boxes.map(({ box, x, y, colour }) => (
        <group key={box} position={[x, y, TILE_DEPTH / 2]}>
          <mesh geometry={shapes.block} renderOrder={19}>
            <meshBasicMaterial
              color={colour}
              transparent
              opacity={0.34}
              depthWrite={false}
              toneMapped={false}
            />
          </mesh>
          <lineSegments geometry={shapes.edges} renderOrder={20}>
            <lineBasicMaterial
              color={colour}
              transparent
              opacity={0.9}
              depthTest={false}
              toneMapped={false}
            />
          </lineSegments>
        </group>
      ))}
    </>
  );
}
