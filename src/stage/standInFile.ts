import { BufferAttribute, BufferGeometry } from 'three';
import type { ModelPart, PartMaterial } from './registry';

/** What a file of stand-ins says of a part before its numbers. */
export interface PackedPart {
  readonly material: Exclude<PartMaterial, 'card'>;
  readonly tinted?: boolean;
  readonly glazed?: number;
  readonly corners: number;
  readonly triangles: number;
  /** Least and largest measure along x, y and z. */
  readonly box: readonly (readonly [low: number, high: number])[];
}

interface Head {
  /** Into how many steps a box is divided. */
  readonly steps: number;
  readonly models: readonly (readonly [key: string, parts: readonly PackedPart[]])[];
}

/** Reads numbers of a file one after the other. */
class Reader {
  private at: number;

  constructor(
    private readonly bytes: Uint8Array,
    start: number,
  ) {
    this.at = start;
  }

  /** Bytes, each as it is. */
  take(count: number): Uint8Array {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  /** Numbers of 16 bits, stored as differences, low bytes first. */
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

/** Bytes of a part: of each corner three measures, a normal and a colour, of each triangle its corners. */
const sizeOf = ({ corners, triangles }: PackedPart): number => corners * (3 * 2 + 3 + 3) + triangles * 3 * 2;

/**
 * Opens a file of stand-ins: what unpacks the parts of each, by the key of the model whose place it holds. No table needs
 * them all.
 * @throws RangeError or SyntaxError for what is no such file
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
