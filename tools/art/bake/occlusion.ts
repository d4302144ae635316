import { BufferAttribute, BufferGeometry, DoubleSide, Ray } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { hash } from '../kit/noise';
import { normalize } from '../kit/vector';
import { between, type Samples } from './samples';

/** Occluders farther away than this do not count; nearer ones count more. */
const REACH = 0.27;
/** Offset of the start of rays from the surface. */
const LIFT = 0.003;

/** A pose in which occlusion is measured. */
export interface OcclusionPose {
  /** Three numbers per corner of the hull. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly rays: number;
}

/** Evenly spread directions around +z, denser near it. */
function directions(count: number): readonly (readonly [number, number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const out = Math.sqrt((i + 0.5) / count);
    const turn = i * 2.399963;
    return [out * Math.cos(turn), out * Math.sin(turn), Math.sqrt(1 - out * out)] as const;
  });
}

/**
 * Ambient openness at samples of a hull, averaged over several poses: 0 hidden … 1 free.
 * @param which indices of the samples @param open output, one number per entry of `which`, from `from` to `to`
 */
export function occlude(
  indices: Uint32Array,
  poses: readonly OcclusionPose[],
  samples: Samples,
  which: Uint32Array,
  open: Float32Array,
  from: number,
  to: number,
): void {
  const all = poses.reduce((sum, { rays }) => sum + rays, 0);
  open.fill(0, from, to);
  for (const { positions, normals, rays } of poses) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    // The tree reorders the indices, so give it a copy.
    geometry.setIndex(new BufferAttribute(new Uint32Array(indices), 1));
    const tree = new MeshBVH(geometry);
    const ray = new Ray();
    const cone = directions(rays);
    for (let i = from; i < to; i++) {
      const p = between(positions, samples, which[i]!);
      const n = normalize(between(normals, samples, which[i]!));
      ray.origin.set(p[0] + n[0] * LIFT, p[1] + n[1] * LIFT, p[2] + n[2] * LIFT);
      const sign = n[2] >= 0 ? 1 : -1;
      const a = -1 / (sign + n[2]);
      const b = n[0] * n[1] * a;
      const [cos, sin] = turnOf(which[i]!);
      let blocked = 0;
      for (const [cx, cy, cz] of cone) {
        const dx = cx * cos - cy * sin;
        const dy = cx * sin + cy * cos;
        ray.direction.set(
          (1 + sign * n[0] * n[0] * a) * dx + b * dy + n[0] * cz,
          sign * b * dx + (sign + n[1] * n[1] * a) * dy + n[1] * cz,
          -sign * n[0] * dx - n[1] * dy + n[2] * cz,
        );
        const hit = tree.raycastFirst(ray, DoubleSide, 0, REACH);
        if (hit) blocked += 1 - (hit.distance / REACH) ** 2;
      }
      open[i]! += (rays - blocked) / all;
    }
  }
}

function turnOf(sample: number): readonly [number, number] {
  const turn = 2 * Math.PI * hash(sample, 3, 5);
  return [Math.cos(turn), Math.sin(turn)];
}
