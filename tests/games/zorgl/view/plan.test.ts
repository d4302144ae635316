import { expect, it } from 'vitest';
import { floorPlan } from '#zorgl/view';

it('writes the floors of every building on its roof, whoever stands there, and of nothing else', () => {
  const plan = floorPlan({
    board: [
      '9 . . . . . .',
      '. . u . . . .',
      '. . A . . . .',
      '. . . P7 . . .',
      '. . . . . . .',
      '. . . . . C/3 .',
      '. . . . . . 1',
    ],
  });
  const written = plan.map(({ at: [x, y, z], text }) => [x, Math.round(y * 10) / 10, Math.round(z), text]);
  expect(written.toSorted()).toEqual(
    [
      [-3, 2.7, -3, '9'],
      [0, 2.1, 0, '7'],
      [2, 0.9, 2, '3'],
      [3, 0.3, 3, '1'],
    ].toSorted(),
  );
  const [first, plant] = ['9', '7'].map((text) => plan.find((badge) => badge.text === text)?.colour);
  expect(plant).not.toBe(first);
});
