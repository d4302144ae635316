import type { Hull } from '../kit/hull';
import type { Coating } from './coating';
import type { OcclusionPose } from './occlusion';
import type { Samples } from './samples';

/** Input of a worker. All arrays are in shared memory. */
export interface BakeSetup {
  /** Name of the model or kit, so that the worker can sculpt the same clay. */
  readonly model: string;
  /** Names of the kit's parts; empty for a model. */
  readonly parts: readonly string[];
  readonly hull: Hull;
  /** Occluding triangles: corners of the poses. */
  readonly blocking: Uint32Array;
  /** Strength of the painted light from the front. */
  readonly front: number;
  readonly samples: Samples;
  readonly poses: readonly OcclusionPose[];
  /** Indices of samples whose openness is measured. */
  readonly measured: Uint32Array;
  /** One per entry of `measured`. */
  readonly measurements: Float32Array;
  /** One per sample. */
  readonly open: Float32Array;
  readonly coating: Coating;
}

/** A task: a range of `measured`, or of the samples. */
export interface BakeTask {
  readonly kind: 'occlude' | 'paint';
  readonly from: number;
  readonly to: number;
}
