import { unwrap } from '#core';
import { SEATS, zorgl } from '#zorgl/rules';
import { handOf, tokenAt } from '../helpers/cards';
import { positionParameter, sketch } from '../helpers/positions';
import { expect, test } from './fixtures';

const MONSTERS = { A: 'xman', B: 'greatzilla', C: 'nogyab', D: 'krustazor' };

test('four bots play the special monsters to the end of the game', async ({ table }) => {
  test.setTimeout(240_000);
  const opening = unwrap(
    zorgl.setup({ places: SEATS, monsters: MONSTERS, army: true, flight: 'english' }, 3),
  );
  await table.openTable({
    position: positionParameter(opening),
    bots: SEATS.map((seat) => `${seat}:greedy`).join(','),
    clock: 'manual',
  });
  await table.settle();
  expect((await table.position()).outcome).not.toBeNull();
  expect(await table.legal()).toEqual([]);
  await expect(table.page.getByRole('dialog', { name: /wins!/ })).toBeVisible();
});

test('the victim of ink chooses the cards that go', async ({ table }) => {
  const position = sketch({
    board: [
      '4 4 . 4 . 4 4',
      '4 . . . . . 4',
      '. . . . . . .',
      '4 . . P8 . . 4',
      '. . . . . . .',
      '4 A C . . . 4',
      '4 4 . 4 . 4 4',
    ],
    hands: { A: ['9C', '2S', '5H', '7D', '4C'], C: ['XR', '8S', '6H', '10C', '2C'] },
    turn: 'C',
    monsters: { C: 'krustazor' },
  });
  await table.openTable({ position: positionParameter(position), clock: 'manual' });
  await table.advance(0.1);
  await table.page.getByRole('button', { name: /show my cards/i }).click();
  await table.card('XR').click();
  await table.page.getByRole('button', { name: /^Ink/ }).click();
  await table.settle();

  await table.page.getByRole('button', { name: /I am Rex/ }).click();
  await expect(table.page.getByText('Rex must discard 3 cards.')).toBeVisible();
  for (const card of ['9C', '5H', '4C'] as const) await table.card(card).click();
  await table.page.getByRole('button', { name: 'Discard (3 of 3)' }).click();
  await table.settle();
  expect(handOf(await table.position(), 'A')).toEqual(['2S', '7D']);
  await expect(table.page.getByRole('button', { name: /I am Zed/ })).toBeVisible();
});

test('a monster climbs a building with a click on its roof', async ({ table }) => {
  const position = sketch({
    board: [
      '4 4 . 4 . 4 4',
      '4 . . . . C 4',
      '. . . . . . .',
      '4 . . P8 . . 4',
      '. 3 . . . . .',
      '4 A . . . . 4',
      '4 4 . 4 . 4 4',
    ],
    hands: { A: ['9C', '2S', '5H', '7D', '4C'], C: ['3D', '8S', '6H'] },
    monsters: { A: 'nogyab' },
  });
  await table.openTable({ position: positionParameter(position), bots: 'C:greedy', clock: 'manual' });
  await table.advance(0.1);
  await table.card('9C').click();
  await table.advance(0.1);
  await table.click('b3');
  await table.settle();
  expect(tokenAt(await table.position(), 'b3')).toBe('A/3');
});
