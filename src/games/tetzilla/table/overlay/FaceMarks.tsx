import { useEffect, useMemo } from 'react';
import {
  type BufferGeometry,
  CircleGeometry,
  Color,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Path,
  Shape,
  ShapeGeometry,
} from 'three';
import { TILE_DEPTH } from '#tetzilla/view';
import type { Mark, MarkKind } from './marks';

export interface FaceMarksProps {
  readonly marks: readonly Mark[];
  /** Number of columns of the board. */
  readonly columns: number;
}

interface Look {
  readonly colour: string;
  /** Opacity of frame and fill. Frames are thin for what takes several steps. */
  readonly frame: number;
  readonly thin?: true;
  /** Drawn in front of the kaiju, because it is about them. */
  readonly over?: true;
  readonly filling: number;
}

const LOOKS: Readonly<Record<MarkKind, Look>> = {
  range: { colour: '#ff5a3c', frame: 0, filling: 0.16 },
  far: { colour: '#f2ffe6', frame: 0.5, thin: true, filling: 0 },
  path: { colour: '#fff2c8', frame: 0.9, filling: 0.14 },
  step: { colour: '#12e06a', frame: 1, filling: 0.08 },
  hurts: { colour: '#ff9a0c', frame: 1, filling: 0.1 },
  enter: { colour: '#12e06a', frame: 1, filling: 0.08 },
  idle: { colour: '#efe2cf', frame: 0.6, filling: 0 },
  gun: { colour: '#ffbf3c', frame: 1, filling: 0.12 },
  chosen: { colour: '#fff2c8', frame: 1, filling: 0.25 },
  victim: { colour: '#ff2a14', frame: 1, over: true, filling: 0.28 },
};

const COST = '#ffcf7a';
const HITS = '#ff3b26';

/** In front of the tiles, behind the kaiju at the brink. */
const OUT = TILE_DEPTH + 0.06;
const HALF = 0.46;
const ROUND = 0.12;
const LINE = 0.065;
const THIN_LINE = 0.026;
const HOT = 1.06;

function roundedSquare(half: number, radius: number): Shape {
  const shape = new Shape();
  outline(shape, half, radius);
  return shape;
}

function outline(path: Path, half: number, radius: number): void {
  const inner = half - radius;
  path.moveTo(-inner, -half);
  path.lineTo(inner, -half);
  path.absarc(inner, -inner, radius, -Math.PI / 2, 0, false);
  path.lineTo(half, inner);
  path.absarc(inner, inner, radius, 0, Math.PI / 2, false);
  path.lineTo(-inner, half);
  path.absarc(-inner, inner, radius, Math.PI / 2, Math.PI, false);
  path.lineTo(-half, -inner);
  path.absarc(-inner, -inner, radius, Math.PI, (3 * Math.PI) / 2, false);
}

function frameGeometry(line: number): BufferGeometry {
  const shape = roundedSquare(HALF, ROUND);
  const hole = new Path();
  outline(hole, HALF - line, ROUND - line * 0.6);
  shape.holes.push(hole);
  return new ShapeGeometry(shape, 4);
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly colour: string;
  /** Part of the batch, since each opacity needs its own material. */
  readonly alpha: number;
}

interface SpotsProps {
  readonly spots: readonly Spot[];
  readonly geometry: BufferGeometry;
  readonly order: number;
  /** Not hidden by anything in front. */
  readonly through: boolean;
}

/** Spots of one shape and opacity, drawn as one batch. */
function Spots({ spots, ...look }: SpotsProps) {
  const groups = useMemo(() => [...new Set(spots.map(({ alpha }) => alpha))], [spots]);
  return groups.map((alpha) => (
    <SpotGroup key={alpha} spots={spots.filter((spot) => spot.alpha === alpha)} alpha={alpha} {...look} />
  ));
}

function SpotGroup({ spots, alpha, geometry, order, through }: SpotsProps & { readonly alpha: number }) {
  const mesh = useMemo(() => {
    const material = new MeshBasicMaterial({
      transparent: true,
      opacity: alpha,
      depthTest: !through,
      depthWrite: false,
      toneMapped: false,
    });
    const made = new InstancedMesh(geometry, material, spots.length);
    made.frustumCulled = false;
    made.renderOrder = order;
    const matrix = new Matrix4();
    const colour = new Color();
    for (const [index, { x, y, scale, colour: css }] of spots.entries()) {
      made.setMatrixAt(index, matrix.makeScale(scale, scale, 1).setPosition(x, y, OUT));
      made.setColorAt(index, colour.set(css));
    }
    return made;
  }, [spots, alpha, geometry, order, through]);
  useEffect(
    () => () => {
      (mesh.material as MeshBasicMaterial).dispose();
      mesh.dispose();
    },
    [mesh],
  );
  return <primitive object={mesh} />;
}

/** The centre of a box on the face. */
function middleOf({ box }: Mark, columns: number): readonly [x: number, y: number] {
  return [box.charCodeAt(0) - 97 + 0.5 - columns / 2, Number(box.slice(1)) - 0.5];
}

/** A row of pips along a side of a box. @param side 1 above the centre, -1 below */
function pips(x: number, y: number, count: number, side: number, colour: string): readonly Spot[] {
  return Array.from({ length: count }, (_, index) => ({
    x: x + (index - (count - 1) / 2) * 0.2,
    y: y + side * 0.3,
    scale: 1,
    colour,
    alpha: 1,
  }));
}

/** Frames around boxes on the face of the board, with their costs in tokens and hits. */
export function FaceMarks({ marks, columns }: FaceMarksProps) {
  const shapes = useMemo(
    () => ({
      frame: frameGeometry(LINE),
      thin: frameGeometry(THIN_LINE),
      filling: new ShapeGeometry(roundedSquare(HALF, ROUND), 4),
      token: new CircleGeometry(0.085, 16),
      hit: new ShapeGeometry(roundedSquare(0.08, 0.02), 2),
    }),
    [],
  );
  useEffect(
    () => () => {
      for (const shape of Object.values(shapes)) shape.dispose();
    },
    [shapes],
  );
  const spots = useMemo(() => {
    const of = (part: 'frame' | 'thin' | 'over' | 'filling') =>
      marks.flatMap((mark): readonly Spot[] => {
        const look = LOOKS[mark.kind];
        const frame = look.over === true ? 'over' : look.thin === true && !mark.hot ? 'thin' : 'frame';
        if (part !== 'filling' && part !== frame) return [];
        const [x, y] = middleOf(mark, columns);
        const alpha = Math.min(1, look[part === 'filling' ? part : 'frame'] * (mark.hot ? 1.6 : 1));
        return alpha === 0 ? [] : [{ x, y, scale: mark.hot ? HOT : 1, colour: look.colour, alpha }];
      });
    return {
      filling: of('filling'),
      frame: of('frame'),
      thin: of('thin'),
      over: of('over'),
      token: marks.flatMap((mark) => pips(...middleOf(mark, columns), mark.cost, -1, COST)),
      hit: marks.flatMap((mark) => pips(...middleOf(mark, columns), mark.hits, 1, HITS)),
    };
  }, [marks, columns]);
  return (['filling', 'thin', 'frame', 'over', 'token', 'hit'] as const).map((part, index) => (
    <Spots
      key={part}
      spots={spots[part]}
      geometry={shapes[part === 'over' ? 'frame' : part]}
      order={20 + index}
      through={part === 'over' || part === 'token' || part === 'hit'}
    />
  ));
}
