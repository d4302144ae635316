import { Bone, Group, Object3D } from 'three';
import { expect, it } from 'vitest';
import { EyeGlow, eyesOf } from '../../src/stage/eyeGlow';

function figure(): Group {
  const root = new Group();
  root.position.set(2, 0, -1);
  const head = new Bone();
  head.position.set(0, 1, 0);
  for (const [name, x] of [
    ['lidL', 0.1],
    ['lidR', -0.1],
  ] as const) {
    const lid = new Bone();
    lid.name = name;
    lid.position.set(x, 0.1, 0.2);
    head.add(lid);
  }
  return root.add(head);
}

function shown({ points }: EyeGlow): readonly (readonly number[])[] {
  const { position, strength } = points.geometry.attributes;
  return Array.from({ length: points.visible ? points.geometry.drawRange.count : 0 }, (_, index) =>
    [position!.getX(index), position!.getY(index), position!.getZ(index), strength!.getX(index)].map(
      (value) => Math.round(value * 1000) / 1000,
    ),
  );
}

it('finds the eyes of a figure by its eyelids, and none where there are none', () => {
  expect(eyesOf(figure()).map(({ name }) => name)).toEqual(['lidL', 'lidR']);
  expect(eyesOf(new Object3D())).toEqual([]);
});

it('glows where the eyes are, as strongly as it is told, for one picture', () => {
  const root = figure();
  const glow = new EyeGlow(2);
  glow.begin();
  for (const eye of eyesOf(root)) glow.add(eye, 0.5);
  glow.end();
  expect(shown(glow)).toEqual([
    [2.1, 1.1, -0.8, 0.5],
    [1.9, 1.1, -0.8, 0.5],
  ]);
  glow.begin();
  glow.end();
  expect(shown(glow)).toEqual([]);
});

it('follows the head', () => {
  const root = figure();
  const [eye] = eyesOf(root);
  root.children[0]!.position.y = 3;
  const glow = new EyeGlow(1);
  glow.begin();
  glow.add(eye!, 1);
  glow.end();
  expect(shown(glow)).toEqual([[2.1, 3.1, -0.8, 1]]);
});
