import type { Hull } from '../kit/hull';
import type { Coating } from './coating';
import type { OcclusionPose } from './occlusion';
import type { Samples } from './samples';

/** What a worker is started with. All arrays lie in shared memory. */
export interface BakeSetup {
  /** Name of the model or kit, from which the worker sculpts the same clay again. */
  readonly model: string;
  /** The parts of the kit, by name; none of a model. */
  readonly parts: readonly string[];
  readonly hull: Hull;
  /** The triangles that take light away: corners of the poses. */
  readonly blocking: Uint32Array;
  /** How much light is painted in from the front. */
  readonly front: number;
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
