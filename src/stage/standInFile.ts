import { BufferAttribute, BufferGeometry } from 'three';
import type { ModelPart, PartMaterial } from './registry';

/** Header of a part in a stand-in file. */
export interface PackedPart {
  readonly material: Exclude<PartMaterial, 'card'>;
  readonly tinted?: boolean;
  readonly glazed?: number;
  readonly corners: number;
  readonly triangles: number;
  /** Minimum and maximum along x, y and z. */
  readonly box: readonly (readonly [low: number, high: number])[];
}

interface Head {
  /** Number of quantisation steps across the box. */
  readonly steps: number;
  readonly models: readonly (readonly [key: string, parts: readonly PackedPart[]])[];
}

/** Sequential reader for a file. */
class Reader {
  private at: number;

  constructor(
    private readonly bytes: Uint8Array,
    start: number,
  ) {
    this.at = start;
  }

  /** Raw bytes. */
  take(count: number): Uint8Array {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  /** 16-bit numbers, delta-encoded, little-endian. */
  sums(count: number): Uint16Array {
    const [low, high] = [this.take(count), this.take(count)];
    const out = new Uint16Array(count);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      sum = (sum + low[i]! + (high[i]! << 8)) & 0xffff;
      out[i] = sum;
    }
    return out;
  }
}

function readPart(reader: Reader, part: PackedPart, steps: number): ModelPart {
  const { material, tinted, glazed, corners, triangles, box } = part;
  const positions = new Float32Array(corners * 3);
  const normals = new Float32Array(corners * 3);
  const colours = new Float32Array(corners * 3);
  for (const [axis, [low, high]] of box.entries()) {
    const along = reader.sums(corners);
    const step = (high - low) / steps;
    for (let i = 0; i < corners; i++) {
      positions[i * 3 + axis] = along[i] === steps ? high : low + along[i]! * step;
    }
  }
  for (let axis = 0; axis < 3; axis++) {
    const along = reader.take(corners);
    for (let i = 0; i < corners; i++) normals[i * 3 + axis] = ((along[i]! << 24) >> 24) / 127;
  }
  for (let channel = 0; channel < 3; channel++) {
    const light = reader.take(corners);
    for (let i = 0; i < corners; i++) colours[i * 3 + channel] = (light[i]! / 255) ** 2;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  geometry.setIndex(new BufferAttribute(reader.sums(triangles * 3), 1));
  return {
    geometry,
    material,
    ...(tinted !== undefined && { tinted }),
    ...(glazed !== undefined && { glazed }),
  };
}

/** Bytes of a part: for each corner a position, a normal and a colour, for each triangle its corners. */
const sizeOf = ({ corners, triangles }: PackedPart): number => corners * (3 * 2 + 3 + 3) + triangles * 3 * 2;

/**
 * Decodes a stand-in file: a function per model key that unpacks its parts, as no table needs them all.
 * @throws RangeError or SyntaxError if the file is not valid
 */
export function decodeStandIns(file: ArrayBuffer): ReadonlyMap<string, () => readonly ModelPart[]> {
  const length = new DataView(file).getUint32(0, true);
  const { steps, models } = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length))) as Head;
  const bytes = new Uint8Array(file);
  let end = 4 + length;
  const opened = models.map(([key, parts]) => {
    const start = end;
    end = parts.reduce((sum, part) => sum + sizeOf(part), start);
    const unpack = () => {
      const reader = new Reader(bytes, start);
      return parts.map((part) => readPart(reader, part, steps));
    };
    return [key, unpack] as const;
  });
  if (end > bytes.length) throw new RangeError('the file of stand-ins ends too early');
  return new Map(opened);
}
