import type { Hull } from '../kit/hull';
import { between, shared, type Texels } from './samples';

/** Side of the texel blocks that share a measurement of openness. */
const BLOCK = 2;
/** Measurements farther away on the model do not count. */
const NEAR = 0.03;

/** One sample of every block of texels. */
export function measuredSamples({ resolution, sampleOf }: Texels): Uint32Array {
  const chosen: number[] = [];
  for (let y = 0; y < resolution; y += BLOCK) {
    for (let x = 0; x < resolution; x += BLOCK) {
      const block = [0, 1, resolution, resolution + 1].map((step) => sampleOf[y * resolution + x + step]!);
      const first = block.find((sample) => sample >= 0);
      if (first !== undefined) chosen.push(first);
    }
  }
  const words = shared.words(chosen.length);
  words.set(chosen);
  return words;
}

/** Interpolates measurements over all samples near them on the model. */
export function spreadOpenness(
  hull: Hull,
  texels: Texels,
  measured: Uint32Array,
  measurements: Float32Array,
  open: Float32Array,
): void {
  const { resolution, samples, texel } = texels;
  const side = resolution / BLOCK;
  const entryOf = new Int32Array(side * side).fill(-1);
  const blockOf = (at: number): readonly [number, number] => [
    Math.floor((at % resolution) / BLOCK),
    Math.floor(at / resolution / BLOCK),
  ];
  const places = Array.from(measured, (sample) => between(hull.positions, samples, sample));
  for (const [entry, sample] of measured.entries()) {
    const [x, y] = blockOf(texel[sample]!);
    entryOf[y * side + x] = entry;
  }
  for (let i = 0; i < samples.count; i++) {
    const [bx, by] = blockOf(texel[i]!);
    const [px, py] = [texel[i]! % resolution, Math.floor(texel[i]! / resolution)];
    const at = between(hull.positions, samples, i);
    let sum = 0;
    let total = 0;
    for (let y = Math.max(by - 2, 0); y <= Math.min(by + 2, side - 1); y++) {
      for (let x = Math.max(bx - 2, 0); x <= Math.min(bx + 2, side - 1); x++) {
        const entry = entryOf[y * side + x]!;
        if (entry < 0) continue;
        const place = places[entry]!;
        if (Math.hypot(place[0] - at[0], place[1] - at[1], place[2] - at[2]) > NEAR) continue;
        const [dx, dy] = [(x + 0.5) * BLOCK - px - 0.5, (y + 0.5) * BLOCK - py - 0.5];
        const weight = Math.exp(-(dx * dx + dy * dy) / (2 * 1.6 * 1.6));
        sum += weight * measurements[entry]!;
        total += weight;
      }
    }
    open[i] = total > 0 ? sum / total : 1;
  }
}
