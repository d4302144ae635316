import { type GroundPoint, type Pose, REST_POSE } from '#director';

/** Thickness of a lying token relative to its size. */
export const TOKEN_THICKNESS = 0.13;

/**
 * Pose of a token: lying with its top to the north, or standing and facing south.
 * @param place centre of its foot
 * @param size table units
 * @param shown the visible side
 */
export function tokenPose(
  place: GroundPoint & { readonly y?: number },
  size: number,
  shown: 'face' | 'back' = 'face',
): Pose {
  const { x, y = 0, z } = place;
  const upright = { ...REST_POSE, x, y, z, width: size, height: size };
  return shown === 'face' ? upright : { ...upright, y: y + TOKEN_THICKNESS * size, roll: Math.PI };
}

/** The plank with hollows for a day's chits, table units around its centre. */
export const TRACK = { hollows: 10, step: 0.44, hollow: 0.19, deep: 0.05, high: 0.09, depth: 0.56 } as const;
/** Size of a seal in a hollow. */
const SEAL = 0.36;

/** Pose of a seal in a hollow. @param hollow 1 … 10 @param track position of the track */
export function sealPose(hollow: number, track: GroundPoint, shown: 'face' | 'back'): Pose {
  const x = track.x + (hollow - (TRACK.hollows + 1) / 2) * TRACK.step;
  return tokenPose({ x, y: TRACK.high - TRACK.deep, z: track.z }, SEAL, shown);
}

/** Thorns around the crown of Terror, table units. */
const THORNS = { radius: 0.35, open: 0.3, closed: -0.72, short: 0.5 } as const;

/**
 * Pose of a thorn: leaning away from the crown, or closed over it.
 * @param thorn 0 … of − 1
 * @param of the Terror limit
 * @param terror current value, fractional while it rises
 * @param crown position of the crown
 */
export function thornPose(thorn: number, of: number, terror: number, crown: GroundPoint): Pose {
  const yaw = Math.PI - ((thorn + 0.5) / of) * 2 * Math.PI;
  const closed = Math.max(0, Math.min(1, terror - thorn));
  return {
    ...REST_POSE,
    x: crown.x + Math.sin(yaw) * THORNS.radius,
    z: crown.z + Math.cos(yaw) * THORNS.radius,
    yaw,
    pitch: THORNS.open + (THORNS.closed - THORNS.open) * closed,
    height: THORNS.short + (1 - THORNS.short) * closed,
    // Many thorns are narrower.
    width: Math.min(1, 24 / of),
    glow: closed,
  };
}
