import fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { type HighlightTarget, targetAnchor } from '#stage';
import { badgeHeight } from '../../src/stage/outcome/Badges';
import { PICK_REACH, pickNearest } from '../../src/stage/pick';
import { targetAt } from '../../src/stage/targets';

const SIZE = { width: 1280, height: 720 };

function homeCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera(32, SIZE.width / SIZE.height, 0.5, 90);
  camera.position.set(0, 13, 9);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
}

function onScreen(target: HighlightTarget, camera: PerspectiveCamera) {
  const seen = new Vector3(...targetAnchor(target)).project(camera);
  return { x: ((seen.x + 1) / 2) * SIZE.width, y: ((1 - seen.y) / 2) * SIZE.height };
}

const box = (id: string, x: number, z: number): HighlightTarget => ({
  id,
  kind: 'move',
  at: [x, 0, z],
  body: false,
});
const monster = (id: string, x: number, z: number): HighlightTarget => ({
  id,
  kind: 'attack',
  at: [x, 0, z],
  body: true,
});

it('a click on the anchor of a target always means that target', () => {
  const places = fc.uniqueArray(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })), {
    selector: ([x, z]) => `${x} ${z}`,
    minLength: 1,
    maxLength: 30,
  });
  const camera = homeCamera();
  fc.assert(
    fc.property(places, fc.infiniteStream(fc.boolean()), (boxes, bodies) => {
      const targets = boxes.map(([x, z]) => {
        const made = bodies.next().value === true ? monster : box;
        return made(`${x} ${z}`, x, z);
      });
      for (const target of targets) {
        expect(targetAt(targets, onScreen(target, camera), SIZE, camera)).toBe(target.id);
      }
    }),
  );
});

it('a click on the head of a monster means the monster', () => {
  const camera = homeCamera();
  const targets = [monster('B', 0, 0)];
  const head = new Vector3(0, 1, 0).project(camera);
  const pointer = { x: ((head.x + 1) / 2) * SIZE.width, y: ((1 - head.y) / 2) * SIZE.height };
  expect(targetAt(targets, pointer, SIZE, camera)).toBe('B');
});

it('a badge that is a target of its own is clicked where it is seen, however near the camera is', () => {
  const camera = homeCamera();
  const ring = [-1, 0, 1].map((place) => ({
    ...monster(`use ${place}`, 0, 0),
    body: false,
    offset: [place * 1.3, 1] as const,
  }));
  const seen = (right: number) => {
    const place = new Vector3(0, 0, 0).applyMatrix4(camera.matrixWorldInverse);
    const high = badgeHeight(-place.z, camera.projectionMatrix.elements[5]!, SIZE.height);
    place.set(place.x + right * high, place.y + high, place.z).applyMatrix4(camera.projectionMatrix);
    return { x: ((place.x + 1) / 2) * SIZE.width, y: ((1 - place.y) / 2) * SIZE.height };
  };
  for (const nearer of [1, 0.4]) {
    camera.position.multiplyScalar(nearer);
    camera.updateMatrixWorld();
    for (const place of [-1, 0, 1])
      expect(targetAt(ring, seen(place * 1.3), SIZE, camera)).toBe(`use ${place}`);
    expect(targetAt(ring, { x: SIZE.width / 2, y: SIZE.height / 2 + 30 }, SIZE, camera)).toBeNull();
  }
});

it('a click beside everything means nothing', () => {
  const camera = homeCamera();
  expect(targetAt([box('a1', -3, 3), monster('B', 0, 0)], { x: 30, y: 30 }, SIZE, camera)).toBeNull();
  expect(targetAt([], { x: 640, y: 360 }, SIZE, camera)).toBeNull();
});

it('a click that misses counts within reach of an anchor and no farther', () => {
  const candidates = [{ id: 'a', anchor: { x: 100, y: 100 }, hit: false }];
  expect(pickNearest(candidates, { x: 100 + PICK_REACH - 1, y: 100 })).toBe('a');
  expect(pickNearest(candidates, { x: 100 + PICK_REACH + 1, y: 100 })).toBeNull();
});

it('of two under the pointer the one with the nearer anchor is meant', () => {
  const candidates = [
    { id: 'far', anchor: { x: 140, y: 100 }, hit: true },
    { id: 'near', anchor: { x: 105, y: 100 }, hit: false },
  ];
  expect(pickNearest(candidates, { x: 100, y: 100 })).toBe('near');
});
