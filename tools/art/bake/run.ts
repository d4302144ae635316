import type { Hull } from '../kit/hull';
import { blankCoating, type Coating } from './coating';
import { Crew } from './crew';
import type { BakeSetup } from './job';
import { type Samples, shared } from './samples';

export interface BakeWork
  extends Pick<BakeSetup, 'model' | 'parts' | 'hull' | 'blocking' | 'front' | 'poses' | 'measured'> {
  readonly samples: Samples;
  /** Interpolates the openness of all samples from the measured ones. */
  readonly spread: (measurements: Float32Array, open: Float32Array) => void;
}

/** Measures openness and paints all samples, on all CPU cores. */
export async function bake({ spread, ...work }: BakeWork): Promise<Coating> {
  const { measured, samples } = work;
  const measurements = shared.floats(measured.length);
  const open = shared.floats(samples.count);
  const coating = blankCoating(samples.count);
  const crew = new Crew({ ...work, measurements, open, coating });
  try {
    await crew.share('occlude', measured.length);
    spread(measurements, open);
    await crew.share('paint', samples.count);
  } finally {
    await crew.dismiss();
  }
  return coating;
}

export function shareFloats(values: Float32Array): Float32Array {
  const copy = shared.floats(values.length);
  copy.set(values);
  return copy;
}

/** A copy of a hull in memory shared with worker threads. */
export function shareHull(hull: Hull): Hull {
  return Object.fromEntries(
    Object.entries(hull).map(([key, values]) => {
      const array = values as Float32Array;
      const Kind = array.constructor as Float32ArrayConstructor;
      const copy = new Kind(new SharedArrayBuffer(array.byteLength));
      copy.set(array);
      return [key, copy];
    }),
  ) as unknown as Hull;
}
