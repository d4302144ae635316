import { describe, expect, it } from 'vitest';
import { onGround } from '../../tools/art/clips/ground';
import type { Clip } from '../../tools/art/kit/clip';
import { point } from '../../tools/art/kit/frame';
import { type Pose, solve } from '../../tools/art/kit/pose';
import type { Vec3 } from '../../tools/art/kit/vector';
import { somebody } from '../helpers/biped';

const rig = somebody().whip(
  'tail',
  'hips',
  [
    [0, 0.3, -0.1],
    [0, 0.1, -0.3],
  ],
  0,
);
const joints = rig.bones.map(({ at }) => at);

const clipOf = (name: string, pose: Pose): Clip => ({ name, seconds: 1, pose: () => pose });

function joint(clip: Clip, name: string): Vec3 {
  const bone = rig.number(name);
  return point(solve(rig, joints, clip.pose(0))[bone]!, joints[bone]!);
}

describe('clips on the ground', () => {
  it('bend an elbow until the wrist is as high as it should be', () => {
    const [crouch] = onGround(rig, {}, [clipOf('crouch', { hips: { move: [0, -0.2, 0] } })], {
      wrists: 0.15,
    });
    // The wrist would be at 0.1; the elbow, at 0.3, stays where it is.
    expect(joint(crouch!, 'handL')[1]).toBeCloseTo(0.15, 3);
    expect(joint(crouch!, 'handR')[1]).toBeCloseTo(0.15, 3);
    expect(joint(crouch!, 'foreL')[1]).toBeCloseTo(0.3, 5);
    expect(joint(crouch!, 'handL')[2]).toBeGreaterThan(0);
  });

  it('leave hands alone that are high enough, or rest as low', () => {
    const pose: Pose = { chest: { turn: [0, 10, 0] } };
    const [high, rest] = [0.15, 0.5].map(
      (wrists) => onGround(rig, {}, [clipOf('idle', pose)], { wrists })[0]!,
    );
    expect(high!.pose(0)).toEqual(pose);
    expect(rest!.pose(0)).toEqual(pose);
  });

  it('keep a tail as high as it rests while the hips sink, and let it rise with them', () => {
    const [sunk, risen] = onGround(
      rig,
      {},
      [clipOf('sunk', { hips: { move: [0, -0.1, 0] } }), clipOf('risen', { hips: { move: [0, 0.02, 0] } })],
      { tail: 'tail' },
    );
    expect(joint(sunk!, 'tail1')[1]).toBeCloseTo(0.1);
    expect(joint(risen!, 'tail1')[1]).toBeCloseTo(0.12);
  });

  it('go under the ground to burrow', () => {
    const under: Pose = { hips: { move: [0, -1.6, 0] } };
    const [burrow] = onGround(rig, {}, [clipOf('burrow', under)], { tail: 'tail', wrists: 0.2 });
    expect(burrow!.pose(0)).toEqual(under);
  });
});
