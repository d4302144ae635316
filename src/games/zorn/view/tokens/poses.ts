import { type GroundPoint, type Pose, REST_POSE } from '#director';

/** How thick a token is that lies, as a share of its size. */
export const TOKEN_THICKNESS = 0.13;

/**
 * How a token lies, the top of its picture to the north, or stands, its picture to the south.
 * @param place the middle of its foot @param size of its square, table units @param shown its face is up, or its back
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

/** The plank with the hollows for the chits of a day, table units around its middle. */
export const TRACK = { hollows: 10, step: 0.44, hollow: 0.19, deep: 0.05, high: 0.09, depth: 0.56 } as const;
/** So large is a seal that lies in a hollow. */
const SEAL = 0.36;

/**
 * A seal in a hollow of the track.
 * @param hollow 1 … 10 @param track where the track is
 */
export function sealPose(hollow: number, track: GroundPoint, shown: 'face' | 'back'): Pose {
  const x = track.x + (hollow - (TRACK.hollows + 1) / 2) * TRACK.step;
  return tokenPose({ x, y: TRACK.high - TRACK.deep, z: track.z }, SEAL, shown);
}

/** Around Terror's crown, table units. */
const THORNS = { radius: 0.35, open: 0.3, closed: -0.72, short: 0.5 } as const;

/**
 * A thorn around the crown: leaning away from it, or closed over it.
 * @param thorn 0 … of − 1 @param of so much Terror as is lost with @param terror as it is; may be a fraction while it rises
 * @param crown where the crown stands
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
    // Many stand closer together.
    width: Math.min(1, 24 / of),
    glow: closed,
  };
}
