import { expect, it } from 'vitest';
import { floorPlan } from '#zorgl/view';

it('writes the floors of every building on its roof, whoever stands there, and of nothing else', () => {
  const plan = floorPlan(
    {
      board: [
        '9 . . . . . .',
        '. . u . . . .',
        '. . A . . . .',
        '. . . P7 . . .',
        '. . . . . . .',
        '. . . . . C/3 .',
        '. . . . . . 1',
      ],
    },
    'above',
  );
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

it('tells from aside in which box figures stand, too, whatever stands before them', () => {
  const board = [
    '9 . . . . . .',
    '. . u . . . .',
    '. . A . . . .',
    '. . . . . . .',
    '. . . . . . .',
    '. . . . . C/3 .',
    '. . . . . . .',
  ];
  const written = floorPlan({ board }, 'aside');
  expect(written.map(({ text }) => text).toSorted()).toEqual(['3', '9', 'c5', 'c6', 'f2']);
  const of = (box: string) => written.find(({ text }) => text === box);
  // Each seat has its own shape, and a unit none.
  expect(new Set([of('c5')?.emblem, of('f2')?.emblem, of('c6')?.emblem]).size).toBe(3);
});
