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

/** Number of medallions around a base, so that one is visible from every side. */
const AROUND = 4;
/** Their radius, distance from the centre of the base and height, table units. */
const RADIUS = 0.115;
const DISTANCE = 0.4;
const LIFT = 0.05;
const THICKNESS = 0.02;
/** Their backward tilt from upright, radians. */
const LEAN = 0.95;

/** What lies on the disc in the seat's colour: a dark ground with the emblem. Relative sizes. */
const GROUND = { colour: '#17110d', size: 0.87 };
const SHAPE = { colour: '#fff4de', size: 0.74 };
/** Each layer lies this much above the one below. */
const LAYER = 0.003;
const ROUND = 24;

/** The emblem of a seat, flat and facing z, about 1 unit from centre to corners. */
export function emblemGeometry(emblem: Emblem): BufferGeometry {
  if (emblem === 'circle') return new CircleGeometry(0.86, ROUND);
  return new ShapeGeometry(new Shape(EMBLEM_CORNERS[emblem].map(([x, y]) => new Vector2(x, -y))));
}

/** Copies a part, in one colour, from an upright medallion to all positions around the base. */
function around(flat: BufferGeometry, colour: string): Pick<ModelPart, 'geometry' | 'material'> {
  const one = flat.deleteAttribute('uv').rotateX(-LEAN).translate(0, LIFT, DISTANCE);
  const turned = (index: number) => one.clone().rotateY((index * 2 * Math.PI) / AROUND);
  const geometry = mergeGeometries(Array.from({ length: AROUND }, (_, index) => turned(index)));
  const { r, g, b } = new Color(colour);
  const colours = Array.from({ length: geometry.getAttribute('position').count }, () => [r, g, b]).flat();
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return { geometry, material: 'painted' };
}

/** The medallions with a seat's emblem around a base whose ground is at height 0. */
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
 * Adds a medallion piece for each piece with an emblem; it moves along with that piece.
 * @param specs in the order of the source's pose buffer
 */
export function withSeatRings(
  specs: readonly PieceSpec[],
  source: PoseSource,
): { readonly specs: readonly PieceSpec[]; readonly source: PoseSource } {
  const marked = specs.flatMap(({ id, tint, emblem, standsOut }, pieceIndex) => {
    if (emblem === undefined) return [];
    // Drawn together with the figure; otherwise it would count as something in front of it.
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
