import type { Hull } from '../kit/hull';
import type { Coating } from './coating';
import type { OcclusionPose } from './occlusion';
import type { Samples } from './samples';

/** What a worker is started with. All arrays lie in shared memory. */
export interface BakeSetup {
  /** Name of the model, from which the worker sculpts the same clay once more. */
  readonly model: string;
  readonly hull: Hull;
  readonly samples: Samples;
  readonly poses: readonly OcclusionPose[];
  /** Samples whose openness is measured. */
  readonly measured: Uint32Array;
  /** One per entry of `measured`. */
  readonly measurements: Float32Array;
  /** One per sample. */
  readonly open: Float32Array;
  readonly coating: Coating;
}

/** A share of the work: a range of `measured`, or of the samples. */
export interface BakeTask {
  readonly kind: 'occlude' | 'paint';
  readonly from: number;
  readonly to: number;
}
