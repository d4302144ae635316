import type { Clip } from '../kit/clip';
import { point } from '../kit/frame';
import { type Pose, solve, together } from '../kit/pose';
import type { Rig, Whip } from '../kit/rig';
import type { Vec3 } from '../kit/vector';

/** What lies or hangs near the ground. */
export interface NearGround {
  /** A whip that lies on the ground: it is never lower than at rest. */
  readonly tail?: string;
  /** Height that the wrists keep over the ground where they do not rest lower; the elbows bend for it. */
  readonly wrists?: number;
}

/** Degrees that an elbow bends at most to keep a hand out of the ground. */
const BEND = 110;
const HALVINGS = 10;

/** Clips that keep tail and hands out of the ground, but for `burrow`, which goes under. */
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

/** Lifts a tail as a whole by as much as it would be under its place at rest. */
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

/** Bends an elbow by as much as its wrist needs, no more. */
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
