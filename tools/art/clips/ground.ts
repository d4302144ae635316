import type { Clip } from '../kit/clip';
import { point } from '../kit/frame';
import { type Pose, solve, together } from '../kit/pose';
import type { Rig, Whip } from '../kit/rig';
import type { Vec3 } from '../kit/vector';

/** Parts near the ground. */
export interface NearGround {
  /** A whip on the ground, which never goes below its rest height. */
  readonly tail?: string;
  /** Minimum height of the wrists above the ground, unless they rest lower; the elbows bend to keep it. */
  readonly wrists?: number;
}

/** Largest elbow bend to keep a hand above the ground, degrees. */
const BEND = 110;
const HALVINGS = 10;

/** Clips that keep tail and hands above the ground, except `burrow`, which goes below it. */
export function onGround(rig: Rig, stance: Pose, clips: readonly Clip[], near: NearGround): Clip[] {
  const design = rig.bones.map(({ at }) => at);
  const standing = solve(rig, design, stance);
  const joints = design.map((at, bone) => point(standing[bone]!, at));
  const placesOf = (pose: Pose): Vec3[] => {
    const frames = solve(rig, joints, pose, stance);
    return joints.map((at, bone) => point(frames[bone]!, at));
  };
  const tail = rig.whips.find(({ bones }) => near.tail !== undefined && bones[0] === `${near.tail}0`);
  return clips.map((clip) => {
    if (clip.name === 'burrow') return clip;
    return {
      ...clip,
      pose: (t) => {
        let pose = clip.pose(t);
        if (tail) pose = tailUp(rig, joints, tail, pose, placesOf);
        for (const side of ['L', 'R']) {
          if (near.wrists !== undefined) pose = handUp(rig, joints, side, near.wrists, pose, placesOf);
        }
        return pose;
      },
    };
  });
}

/** Raises a whole tail by as much as it would be below its rest height. */
function tailUp(
  rig: Rig,
  joints: readonly Vec3[],
  { bones }: Whip,
  pose: Pose,
  placesOf: (pose: Pose) => readonly Vec3[],
): Pose {
  const places = placesOf(pose);
  const under = bones.map((name) => {
    const bone = rig.number(name);
    return joints[bone]![1] - places[bone]![1];
  });
  const lift = Math.max(0, ...under.slice(1));
  return together(pose, { [bones[0]!]: { move: [0, lift, 0] } });
}

/** Bends an elbow just as much as its wrist needs. */
function handUp(
  rig: Rig,
  joints: readonly Vec3[],
  side: string,
  height: number,
  pose: Pose,
  placesOf: (pose: Pose) => readonly Vec3[],
): Pose {
  const wrist = rig.number(`hand${side}`);
  const least = Math.min(height, joints[wrist]![1] - 0.01);
  const bent = (degrees: number): Pose => together(pose, { [`fore${side}`]: { turn: [-degrees, 0, 0] } });
  const low = (degrees: number): boolean => placesOf(bent(degrees))[wrist]![1] < least;
  if (!low(0)) return pose;
  let [from, to] = [0, BEND];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (from + to) / 2;
    if (low(middle)) from = middle;
    else to = middle;
  }
  return bent(to);
}
