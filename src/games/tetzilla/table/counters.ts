import { CircleGeometry, CylinderGeometry, RingGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Emblem } from '#core';
import { blocks, emblemGeometry, inColour, type ModelPart, type PlainBlock } from '#stage';
import { TOKENS } from '#tetzilla/rules';

/**
 * Segments of each digit: upper, middle and lower bar (u m d); upper and lower stroke on the left (l L) and
 * right (r R).
 */
const DIGITS = ['uldLrR', 'rR', 'umdrL', 'umdrR', 'mlrR', 'umdlR', 'umdlLR', 'urR', 'umdlLrR', 'umdlrR'];
const [WIDE, HIGH, STROKE] = [0.18, 0.285, 0.066];
/**
 * In front of the edge between two boxes, where it hides nothing of the figure and little of the box below.
 */
const PLATE = { height: 0.38, depth: 0.03, rise: -0.3, out: 0.075 };
const INK = '#cfc4aa';

const BARS: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
  u: [0, HIGH / 2, WIDE, STROKE],
  m: [0, 0, WIDE, STROKE],
  d: [0, -HIGH / 2, WIDE, STROKE],
  l: [-WIDE / 2, HIGH / 4, STROKE, HIGH / 2 + STROKE],
  r: [WIDE / 2, HIGH / 4, STROKE, HIGH / 2 + STROKE],
  L: [-WIDE / 2, -HIGH / 4, STROKE, HIGH / 2 + STROKE],
  R: [WIDE / 2, -HIGH / 4, STROKE, HIGH / 2 + STROKE],
};

const MIDDLE = PLATE.rise + PLATE.height / 2;

function digit(value: number, x: number): readonly PlainBlock[] {
  return Array.from(DIGITS[value]!, (stroke): PlainBlock => {
    const [across, up, width, height] = BARS[stroke]!;
    const at = [x + across, MIDDLE + up, PLATE.out + PLATE.depth / 2 + 0.004] as const;
    return { at, size: [width, height, 0.012], colour: INK };
  });
}

/** From the front of a base to its centre, table units. */
const BASE = 0.42;
const HALO = { inner: 0.41, outer: 0.54, rise: 0.012, shine: '#8c8c8c' };
/**
 * The disc behind a figure, just in front of the tiles: dark in the middle for contrast, bright at the edge.
 */
const DISC = { radius: 0.4, edge: 0.455, up: 0.46, behind: 0.445, dark: '#262626', shine: '#a6a6a6' };

/**
 * A disc behind a figure and a ring of light around its base in the player's colour, so that kaiju are easy
 * to find.
 */
function halo(): readonly ModelPart[] {
  const ring = new RingGeometry(HALO.inner, HALO.outer, 28).rotateX(-Math.PI / 2);
  const edge = new RingGeometry(DISC.radius, DISC.edge, 32).translate(0, DISC.up, -DISC.behind);
  const disc = new CircleGeometry(DISC.radius, 32).translate(0, DISC.up, -DISC.behind);
  const light = [inColour(ring.translate(0, HALO.rise, -BASE), HALO.shine), inColour(edge, DISC.shine)];
  return [
    { geometry: mergeGeometries(light), material: 'emissive', tinted: true, castShadow: false },
    { geometry: inColour(disc, DISC.dark), material: 'painted', tinted: true, castShadow: false },
  ];
}

/** Half the size of the emblem next to the number. */
const SHAPE = 0.12;
/** Centre distance of digits and emblem. */
export const STEP = WIDE + STROKE + 0.045;

/**
 * The plate below the base of a figure, in the player's colour, with emblem and number of hits.
 * @param hits 0 … 99
 */
export function hitsPlate(hits: number, emblem: Emblem): readonly ModelPart[] {
  const digits = Array.from(String(hits), Number);
  const width = STEP * (digits.length + 1) + 0.18;
  const first = (-STEP * digits.length) / 2;
  const plate: PlainBlock = {
    at: [0, MIDDLE, PLATE.out],
    size: [width, PLATE.height, PLATE.depth],
    colour: '#5e5e5e',
  };
  const edge: PlainBlock = {
    at: [0, MIDDLE, PLATE.out - 0.012],
    size: [width + 0.035, PLATE.height + 0.035, PLATE.depth * 0.6],
    colour: '#17130f',
  };
  const ink = digits.flatMap((value, index) => digit(value, first + (index + 1) * STEP));
  const shape = emblemGeometry(emblem)
    .deleteAttribute('uv')
    .scale(SHAPE, SHAPE, 1)
    .translate(first, MIDDLE, PLATE.out + PLATE.depth / 2 + 0.01);
  return [
    ...halo(),
    blocks([plate], { material: 'painted', tinted: true }),
    { geometry: inColour(shape, INK), material: 'emissive', castShadow: false },
    blocks([edge]),
    blocks(ink, { material: 'emissive', castShadow: false }),
  ];
}

/** Radius of the ring of tokens on a base, their angular distance in radians, and their size. */
const RING = { radius: BASE + 0.07, step: 0.42, size: 0.085, thick: 0.035 };

function pips(from: number, to: number, css: string, size: number): readonly ModelPart[] {
  if (to <= from) return [];
  const discs = Array.from({ length: to - from }, (_, index) => {
    const angle = (from + index - (TOKENS - 1) / 2) * RING.step;
    const disc = new CylinderGeometry(size, size, RING.thick, 10).rotateX(Math.PI / 2 - 0.5).rotateY(angle);
    const [x, z] = [RING.radius * Math.sin(angle), RING.radius * Math.cos(angle) - BASE];
    return inColour(disc.translate(x, 0.095, z), css);
  });
  return [{ geometry: mergeGeometries(discs), material: 'emissive', castShadow: false }];
}

/**
 * A kaiju's remaining tokens on the rim of its base, and sockets for the spent ones. The origin is the front
 * of the base.
 */
export function tokenPips(tokens: number): readonly ModelPart[] {
  return [...pips(0, tokens, '#b87008', RING.size), ...pips(tokens, TOKENS, '#1b1712', RING.size * 0.8)];
}
