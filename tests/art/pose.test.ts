import { describe, expect, it } from 'vitest';
import { bipedClips } from '../../tools/art/clips/biped';
import { track, wave } from '../../tools/art/clips/motion';
import { fraction, multiply, point, quaternion, transform, turned } from '../../tools/art/kit/frame';
import { locals, mirrored, type Pose, solve } from '../../tools/art/kit/pose';
import { Rig } from '../../tools/art/kit/rig';
import type { Vec3 } from '../../tools/art/kit/vector';
import { somebody } from '../helpers/biped';

const rig = somebody();
const joints = rig.bones.map(({ at }) => at);

/** Where a pose takes the joint of a bone. */
function joint(name: string, pose: Pose, stance: Pose = {}): Vec3 {
  const bone = rig.number(name);
  return point(solve(rig, joints, pose, stance)[bone]!, joints[bone]!);
}

function expectAt(actual: Vec3, expected: Vec3): void {
  for (const [axis, value] of expected.entries()) expect(actual[axis]).toBeCloseTo(value, 4);
}

describe('a pose', () => {
  it('lifts a hanging arm forwards with a negative pitch and outwards with a positive roll on the left', () => {
    expectAt(joint('handL', { armL: { turn: [-90, 0, 0] } }), [0.2, 0.7, 0.4]);
    expectAt(joint('handL', { armL: { turn: [0, 0, 90] } }), [0.6, 0.7, 0]);
  });

  it('keeps the feet planted while the hips sink and turn', () => {
    const pose: Pose = { hips: { move: [0.03, -0.08, 0.02], turn: [10, 20, 5] } };
    expectAt(joint('footL', pose), [0.1, 0.05, 0]);
    expectAt(joint('footR', pose), [-0.1, 0.05, 0]);
  });

  it('bends the knee forwards and keeps the lengths of the leg', () => {
    const pose: Pose = { hips: { move: [0, -0.1, 0] } };
    const [hip, knee, foot] = ['thighL', 'shinL', 'footL'].map((name) => joint(name, pose)) as [
      Vec3,
      Vec3,
      Vec3,
    ];
    expect(knee[2]).toBeGreaterThan(0.06);
    const far = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    expect(far(hip, knee)).toBeCloseTo(Math.hypot(0.18, 0.04), 5);
    expect(far(knee, foot)).toBeCloseTo(Math.hypot(0.17, 0.04), 5);
  });

  it('reaches as far as a leg is long and no farther', () => {
    const [, y] = joint('footL', { hips: { move: [0, 1, 0] } });
    expect(y).toBeCloseTo(1.4 - Math.hypot(0.18, 0.04) - Math.hypot(0.17, 0.04), 3);
  });

  it('lets a free leg follow its bones', () => {
    const pose: Pose = { legL: { free: true }, thighL: { turn: [-90, 0, 0] } };
    expectAt(joint('footL', pose), [0.1, 0.4, 0.35]);
  });

  it('starts a gesture from the design where a bone relaxes', () => {
    const stance: Pose = { armL: { turn: [0, 0, 90] } };
    // At rest the arm is stretched out already: its joints are those of the stance.
    const standing = solve(rig, joints, stance);
    const there = rig.bones.map((_, bone) => point(standing[bone]!, joints[bone]!));
    const hand = rig.number('handL');
    const at = (pose: Pose) => point(solve(rig, there, pose, stance)[hand]!, there[hand]!);
    expectAt(at({}), [0.6, 0.7, 0]);
    expectAt(at({ armL: { relax: 1 } }), [0.2, 0.3, 0]);
    expectAt(at({ armL: { relax: 1, turn: [-90, 0, 0] } }), [0.2, 0.7, 0.4]);
  });

  it('is the same seen in a mirror', () => {
    const pose: Pose = { hips: { turn: [5, 10, -4], move: [0.02, 0, 0] }, armL: { turn: [-40, 10, 20] } };
    const [x, y, z] = joint('handL', pose);
    expectAt(joint('handR', mirrored(pose)), [-x, y, z]);
  });

  it('is stored as turns and places against the parent', () => {
    const pose: Pose = { chest: { turn: [0, 90, 0] }, armL: { turn: [-90, 0, 0] } };
    const stored = locals(rig, joints, solve(rig, joints, pose));
    const arm = stored[rig.number('armL')]!;
    expectAt(arm.at, [0.2, 0.1, 0]);
    expectAt(transform(arm.turn, [0, -1, 0]), [0, 0, 1]);
  });
});

describe('rotations', () => {
  it('are split into parts about their own axis', () => {
    const turn = turned([30, -50, 70]);
    const half = fraction(turn, 0.5);
    for (const [i, value] of multiply(half, half).entries()) expect(value).toBeCloseTo(turn[i]!, 6);
  });

  it('become unit quaternions', () => {
    const [x, y, z, w] = quaternion(turned([0, 180, 0]));
    expect(Math.abs(y)).toBeCloseTo(1);
    expect(Math.hypot(x, y, z, w)).toBeCloseTo(1);
  });
});

describe('a rig', () => {
  it('refuses a name that is taken and a parent that is unknown', () => {
    const own = new Rig().bone('a', 'root', [0, 0, 0]);
    expect(() => own.bone('a', 'root', [0, 0, 0])).toThrow('there is a bone "a" already');
    expect(() => own.bone('b', 'c', [0, 0, 0])).toThrow('there is no bone "c"');
  });
});

describe('tracks', () => {
  it('pass through their keys and rest beyond them', () => {
    const at = (t: number) => track(t, [0.2, 1], [0.6, 3], [0.8, 2, 'snap']);
    expect([at(0), at(0.2), at(0.4), at(0.6), at(0.8), at(1)]).toEqual([1, 1, 2, 3, 2, 2]);
  });

  it('overshoot on springs and still arrive', () => {
    const values = Array.from({ length: 50 }, (_, i) => track(i / 49, [0, 0], [1, 1, 'spring']));
    expect(Math.max(...values)).toBeGreaterThan(1.02);
    expect(values[49]).toBeCloseTo(1);
  });

  it('repeat with waves', () => expect(wave(0.25, 1)).toBeCloseTo(wave(0.75, 2, 0.25)));
});

describe('the clips of two-legged monsters', () => {
  const STAYS = ['defeat', 'burrow'];
  const clips = bipedClips(rig);

  it('are the ten that the table asks for', () => {
    expect(clips.map(({ name }) => name)).toEqual([
      'idle',
      'walk',
      'attack',
      'hit',
      'roar',
      'victory',
      'defeat',
      'leap',
      'burrow',
      'throw',
    ]);
  });

  it.each(clips.map((clip) => [clip.name, clip] as const))(
    '%s ends as it begins, or stays',
    (name, { pose }) => {
      const ends = [0, 1].map((t) => solve(rig, joints, pose(t)));
      const apart = rig.bones.map((_, bone) => {
        const [a, b] = ends.map((frames) => point(frames[bone]!, joints[bone]!)) as [Vec3, Vec3];
        return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      });
      if (STAYS.includes(name)) expect(Math.max(...apart)).toBeGreaterThan(0.1);
      else expect(Math.max(...apart)).toBeLessThan(1e-3);
    },
  );

  /** The farthest that any joint moves from one of so many moments to the next. */
  function longestStep(pose: (t: number) => Pose, moments: number): number {
    let longest = 0;
    let before = solve(rig, joints, pose(0));
    for (let i = 1; i <= moments; i++) {
      const now = solve(rig, joints, pose(i / moments));
      for (const [bone, at] of joints.entries()) {
        const [a, b] = [point(before[bone]!, at), point(now[bone]!, at)];
        longest = Math.max(longest, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
      }
      before = now;
    }
    return longest;
  }

  it.each(clips.map((clip) => [clip.name, clip] as const))('%s moves without a jump', (_name, { pose }) => {
    const coarse = longestStep(pose, 60);
    expect(coarse).toBeGreaterThan(0);
    expect(longestStep(pose, 600)).toBeLessThan(coarse / 4);
  });

  it('keeps both feet on the ground while idle', () => {
    const { pose } = clips[0]!;
    for (let t = 0; t <= 1; t += 0.05) {
      expectAt(joint('footL', pose(t)), [0.1, 0.05, 0]);
      expectAt(joint('footR', pose(t)), [-0.1, 0.05, 0]);
    }
  });

  it('sinks out of sight when it burrows', () => {
    const burrow = clips.find(({ name }) => name === 'burrow')!;
    expect(joint('head', burrow.pose(1))[1]).toBeLessThan(-0.6);
  });
});
