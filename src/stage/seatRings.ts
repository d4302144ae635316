import type { BufferGeometry } from 'three';
import {
  CircleGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { EMBLEM_CORNERS, EMBLEMS, type Emblem } from '#core';
import { CHANNEL_COUNT } from '#director';
import type { PieceSpec, PoseSource } from './pieces';
import { type ModelPart, registerModel } from './registry';

/** How many there are around a base, so that one is seen from every side. */
const AROUND = 4;
/** Table units: their size, how far from the middle of the base and how high they are. */
const RADIUS = 0.115;
const DISTANCE = 0.4;
const LIFT = 0.05;
const THICKNESS = 0.02;
/** How far they lean back from upright, radians. */
const LEAN = 0.95;

/** What lies on the disc, which has the colour of the seat: a dark ground, on it the shape. Shares of its size. */
const GROUND = { colour: '#17110d', size: 0.87 };
const SHAPE = { colour: '#fff4de', size: 0.74 };
/** Each lies this much above the one below. */
const LAYER = 0.003;
const ROUND = 24;

/** The shape of a seat, flat and facing z, about 1 unit from its middle to its corners. */
export function emblemGeometry(emblem: Emblem): BufferGeometry {
  if (emblem === 'circle') return new CircleGeometry(0.86, ROUND);
  return new ShapeGeometry(new Shape(EMBLEM_CORNERS[emblem].map(([x, y]) => new Vector2(x, -y))));
}

/** A part in one colour, from where it lies on a medallion that stands upright to all places around the base. */
function around(flat: BufferGeometry, colour: string): Pick<ModelPart, 'geometry' | 'material'> {
  const one = flat.deleteAttribute('uv').rotateX(-LEAN).translate(0, LIFT, DISTANCE);
  const turned = (index: number) => one.clone().rotateY((index * 2 * Math.PI) / AROUND);
  const geometry = mergeGeometries(Array.from({ length: AROUND }, (_, index) => turned(index)));
  const { r, g, b } = new Color(colour);
  const colours = Array.from({ length: geometry.getAttribute('position').count }, () => [r, g, b]).flat();
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return { geometry, material: 'painted' };
}

/** The seatRings with the shape of a seat around a base whose ground is at height 0. */
export function seatRings(emblem: Emblem): readonly ModelPart[] {
  const disc = new CylinderGeometry(RADIUS, RADIUS, THICKNESS, ROUND).rotateX(Math.PI / 2);
  const ground = new CircleGeometry(RADIUS * GROUND.size, ROUND).translate(0, 0, THICKNESS / 2 + LAYER);
  const size = RADIUS * SHAPE.size;
  const shape = emblemGeometry(emblem)
    .scale(size, size, 1)
    .translate(0, 0, THICKNESS / 2 + 2 * LAYER);
  return [
    { ...around(disc, '#ffffff'), tinted: true },
    around(ground, GROUND.colour),
    around(shape, SHAPE.colour),
  ];
}

const keyOf = (emblem: Emblem) => `medallion.${emblem}`;

for (const emblem of EMBLEMS) registerModel(keyOf(emblem), { standIn: () => seatRings(emblem) });

/**
 * The pieces with a medallion more for each that has an emblem, which goes where that goes.
 * @param specs in the order of the source's pose buffer
 */
export function withSeatRings(
  specs: readonly PieceSpec[],
  source: PoseSource,
): { readonly specs: readonly PieceSpec[]; readonly source: PoseSource } {
  const marked = specs.flatMap(({ id, tint, emblem, standsOut }, pieceIndex) => {
    if (emblem === undefined) return [];
    // Drawn when the figure is, else it would count as something that stands before it.
    const spec = {
      id: `medallion ${id}`,
      model: keyOf(emblem),
      ...(tint === undefined ? {} : { tint }),
      ...(standsOut === undefined ? {} : { standsOut }),
    };
    return [{ spec, pieceIndex }];
  });
  if (marked.length === 0) return { specs, source };
  const poses = new Float64Array(specs.length * CHANNEL_COUNT);
  return {
    specs: [...specs, ...marked.map(({ spec }) => spec)],
    source: {
      sample(out) {
        source.sample(poses);
        out.set(poses);
        for (let index = 0; index < marked.length; index++) {
          const from = marked[index]!.pieceIndex * CHANNEL_COUNT;
          out.copyWithin(poses.length + index * CHANNEL_COUNT, from, from + CHANNEL_COUNT);
        }
      },
    },
  };
}
