import type { PackedPart } from '../../../src/stage/standInFile';
import type { StandIn, StandInPart } from './part';

/** Quantisation steps within the bounding box: finer than anyone sees. */
const STEPS = 4095;

/** Delta-encodes 16-bit numbers, low bytes before high ones, which compresses well. */
function differences(values: readonly number[]): number[] {
  const steps = values.map((value, i) => (value - (values[i - 1] ?? 0)) & 0xffff);
  return [...steps.map((step) => step & 0xff), ...steps.map((step) => step >> 8)];
}

/** One component of all corners. */
function plane(values: ArrayLike<number>, axis: number): number[] {
  return Array.from({ length: values.length / 3 }, (_, i) => values[i * 3 + axis]!);
}

/** A number with the precision of a 32-bit float, in its shortest notation. */
const short = (value: number): number => {
  for (let digits = 1; digits < 9; digits++) {
    const rounded = Number(value.toPrecision(digits));
    if (Math.fround(rounded) === Math.fround(value)) return rounded;
  }
  return Math.fround(value);
};

/** Orders corners by first use in the triangles, so that neighbours have similar numbers. */
function ordered(part: StandInPart): StandInPart {
  const places = new Map<number, number>();
  const indices = Array.from(part.indices, (corner) => {
    const place = places.get(corner) ?? places.size;
    places.set(corner, place);
    return place;
  });
  const take = (values: ArrayLike<number>) =>
    [...places.keys()].flatMap((corner) => [0, 1, 2].map((k) => values[corner * 3 + k]!));
  const { positions, normals, colours } = part;
  return { ...part, indices, positions: take(positions), normals: take(normals), colours: take(colours) };
}

function encodePart(part: StandInPart): { readonly head: PackedPart; readonly bytes: readonly number[] } {
  const { material, tinted, glazed, positions, normals, colours, indices } = ordered(part);
  const bytes: number[] = [];
  const box: [number, number][] = [];
  for (let axis = 0; axis < 3; axis++) {
    const along = plane(positions, axis);
    const [low, high] = [Math.min(...along), Math.max(...along)];
    box.push([short(low), short(high)]);
    const size = high - low || 1;
    bytes.push(...differences(along.map((value) => Math.round(((value - low) / size) * STEPS))));
  }
  for (let axis = 0; axis < 3; axis++) {
    bytes.push(...plane(normals, axis).map((value) => Math.round(value * 127) & 0xff));
  }
  for (let channel = 0; channel < 3; channel++) {
    // The square root spends steps where the eye is sensitive.
    bytes.push(...plane(colours, channel).map((value) => Math.round(Math.sqrt(Math.min(1, value)) * 255)));
  }
  bytes.push(...differences(Array.from(indices)));
  return {
    head: {
      material,
      ...(tinted && { tinted }),
      ...(glazed !== undefined && { glazed }),
      corners: positions.length / 3,
      triangles: indices.length / 3,
      box,
    },
    bytes,
  };
}

/** Packs stand-ins into one file, for `decodeStandIns` of the stage. */
export function encodeStandIns(standIns: readonly StandIn[]): Uint8Array {
  const bytes: number[] = [];
  const heads = standIns.map(({ key, parts }) => {
    const packed = parts.map(encodePart);
    for (const each of packed) for (const byte of each.bytes) bytes.push(byte);
    return [key, packed.map(({ head }) => head)] as const;
  });
  const text = new TextEncoder().encode(JSON.stringify({ steps: STEPS, models: heads }));
  const file = new Uint8Array(4 + text.length + bytes.length);
  new DataView(file.buffer).setUint32(0, text.length, true);
  file.set(text, 4);
  file.set(bytes, 4 + text.length);
  return file;
}
