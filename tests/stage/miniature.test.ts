import {
  AnimationClip,
  Bone,
  BoxGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  type MeshBasicMaterial,
  MeshStandardMaterial,
  Skeleton,
  SkinnedMesh,
  Uint16BufferAttribute,
  Vector3,
  VectorKeyframeTrack,
} from 'three';
import { describe, expect, it } from 'vitest';
import { CHANNEL_COUNT, type ClipCue, REST_POSE, writePose } from '#director';
import { modelParts, registerModel } from '#stage';
import { clipWeight, Miniature } from '../../src/stage/miniature';
import { requestModelFiles } from '../../src/stage/modelFiles';
import { modelRig } from '../../src/stage/registry';

/** A box on one bone that is lifted by 1 in `jump` and moved aside by 0.2 in `idle`. */
function model() {
  const geometry = new BoxGeometry();
  const count = geometry.getAttribute('position').count;
  geometry.setAttribute('skinIndex', new Uint16BufferAttribute(new Uint16Array(count * 4), 4));
  geometry.setAttribute('skinWeight', new Float32BufferAttribute(Array(count).fill([1, 0, 0, 0]).flat(), 4));
  const bone = new Bone();
  bone.name = 'hips';
  const body = new SkinnedMesh(geometry, new MeshStandardMaterial({ name: 'tint' }));
  body.add(bone);
  body.bind(new Skeleton([bone]));
  const scene = new Group();
  scene.add(body);
  const moved = (name: string, end: readonly [number, number, number]) =>
    new AnimationClip(name, 2, [new VectorKeyframeTrack('hips.position', [0, 2], [0, 0, 0, ...end])]);
  return { scene, clips: [moved('idle', [0.2, 0, 0]), moved('jump', [0, 1, 0])] };
}

const POSE = new Float64Array(CHANNEL_COUNT);
writePose(POSE, 0, { ...REST_POSE, x: 3 });

const cue = (clip: string, duration: number): ClipCue => ({
  at: 0,
  kind: 'clip',
  piece: 'monster A',
  clip,
  duration,
});

function hips(miniature: Miniature): Vector3 {
  return miniature.root.getObjectByName('hips')!.position;
}

describe('a clip', () => {
  it('counts fully but for its beginning and its end', () => {
    expect(clipWeight(-0.1, 1)).toBe(0);
    expect(clipWeight(0, 1)).toBe(0);
    expect(clipWeight(0.04, 1)).toBeCloseTo(0.5);
    expect(clipWeight(0.5, 1)).toBe(1);
    expect(clipWeight(0.92, 1)).toBeCloseTo(0.5);
    expect(clipWeight(1, 1)).toBe(0);
  });

  it('is stretched to the duration of its cue', () => {
    const miniature = new Miniature(model(), {});
    miniature.begin(0);
    miniature.play(cue('jump', 1), 0.5);
    miniature.end(POSE, 0);
    expect(hips(miniature).y).toBeCloseTo(0.5);
  });

  it('poses the same at the same moment, whatever was shown before', () => {
    const miniature = new Miniature(model(), {});
    const heights = [0.5, 0.99, 1.5, 0.5, 0.2, 0.5].map((age) => {
      miniature.begin(0);
      if (age < 1) miniature.play(cue('jump', 1), age);
      miniature.end(POSE, 0);
      return hips(miniature).y;
    });
    expect(heights[3]).toBe(heights[0]);
    expect(heights[5]).toBe(heights[0]);
    expect(heights[2]).toBeCloseTo(0);
    expect(heights[4]).toBeCloseTo(0.2);
  });

  it('of rest is seen at the moment that is asked for', () => {
    const miniature = new Miniature(model(), {});
    miniature.begin(0);
    miniature.play(cue('idle', 1000), 250);
    miniature.end(POSE, 0);
    expect(hips(miniature).x).toBeCloseTo(0.05);
  });

  it('that the model lacks leaves it idle', () => {
    const miniature = new Miniature(model(), {});
    miniature.begin(1);
    miniature.play(cue('swim', 1), 0.5);
    miniature.end(POSE, 0);
    expect(hips(miniature).x).toBeCloseTo(0.1);
    expect(hips(miniature).y).toBeCloseTo(0);
  });
});

describe('a miniature', () => {
  it('stands where the pose says, and goes when it is not there', () => {
    const miniature = new Miniature(model(), {});
    miniature.begin(0);
    miniature.end(POSE, 0);
    expect(new Vector3().setFromMatrixPosition(miniature.root.matrix).toArray()).toEqual([3, 0, 0]);
    expect(miniature.root.visible).toBe(true);
    const gone = POSE.slice();
    writePose(gone, 0, { ...REST_POSE, visibility: 0 });
    miniature.begin(0);
    miniature.end(gone, 0);
    expect(miniature.root.visible).toBe(false);
  });

  it('that stands out has a silhouette in its tint, drawn before itself', () => {
    const [body] = new Miniature(model(), { tint: '#ff0000', standsOut: true }).root.children as [
      SkinnedMesh,
    ];
    const [, silhouette] = body.children as [Bone, SkinnedMesh];
    expect((silhouette.material as MeshBasicMaterial).color.getHexString()).toBe('ff0000');
    expect(silhouette.skeleton).toBe(body.skeleton);
    expect(silhouette.renderOrder).toBeLessThan(body.renderOrder);
  });

  it('lets the renderer pass over its bones, but not over what hangs on them', () => {
    const rig = model();
    const body = rig.scene.children[0] as SkinnedMesh;
    const [arm, finger, neck] = ['arm', 'finger', 'neck'].map((name) => {
      const bone = new Bone();
      bone.name = name;
      return bone;
    });
    body.getObjectByName('hips')!.add(arm!.add(finger!), neck!.add(new Mesh(new BoxGeometry())));
    const { root } = new Miniature(rig, {});
    const seen = (name: string) => root.getObjectByName(name)!.visible;
    expect(['hips', 'neck', 'arm', 'finger'].map(seen)).toEqual([true, true, false, false]);
    expect(root.children[0]!.visible).toBe(true);
  });

  it('has paint and bones of its own', () => {
    const rig = model();
    const [red, blue] = [new Miniature(rig, { tint: '#ff0000' }), new Miniature(rig, { tint: '#0000ff' })];
    const paint = ({ root }: Miniature) =>
      ((root.children[0] as SkinnedMesh).material as MeshStandardMaterial).color.getHexString();
    expect([paint(red), paint(blue)]).toEqual(['ff0000', '0000ff']);
    for (const [miniature, age] of [
      [red, 0.5],
      [blue, 0.25],
    ] as const) {
      miniature.begin(0);
      miniature.play(cue('jump', 1), age);
      miniature.end(POSE, 0);
    }
    expect(hips(red).y).toBeCloseTo(0.5);
    expect(hips(blue).y).toBeCloseTo(0.25);
  });
});

it('a file with a skin becomes a rig, and its stand-in stays for those who ask for parts', async () => {
  registerModel('test.rig', {
    standIn: () => [{ geometry: new BoxGeometry(), material: 'painted' }],
    url: '/models/rig.glb',
  });
  const { scene, clips } = model();
  await requestModelFiles(['test.rig'], async () => ({ scene, animations: clips }));
  expect(modelRig('test.rig')?.clips).toHaveLength(2);
  expect(modelParts('test.rig')).toHaveLength(1);
});
