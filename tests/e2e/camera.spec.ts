import { positionParameter, QUIET, sketch } from '../helpers/positions';
import { expect, test } from './fixtures';
import type { Table } from './table';

test('the camera goes round, closer and home again by keyboard', async ({ table }) => {
  const { keyboard } = table.page;
  await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
  const home = await table.locate('a1');
  const opposite = await table.locate('g7');

  await keyboard.press(']');
  await table.advanceSteps(12, 0.1);
  const turned = await table.locate('a1');
  expect(Math.hypot(turned.x - home.x, turned.y - home.y)).toBeGreaterThan(30);

  await keyboard.press('w');
  await table.advanceSteps(20, 0.1);
  const back = await table.locate('a1');
  expect(Math.hypot(back.x - home.x, back.y - home.y)).toBeLessThan(3);

  await keyboard.press('+');
  await table.advanceSteps(12, 0.1);
  const near = await table.locate('a1');
  const far = await table.locate('g7');
  expect(far.x - near.x).toBeGreaterThan((opposite.x - home.x) * 1.1);
});

test('a wheel and a drag move the view, but never below the table', async ({ table }) => {
  const { mouse } = table.page;
  await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
  const middle = await table.locate('d4');
  await mouse.move(middle.x, middle.y);
  await mouse.down();
  await mouse.move(middle.x, middle.y - 600, { steps: 6 });
  await mouse.up();
  await table.advanceSteps(12, 0.1);
  const north = await table.locate('d7');
  const south = await table.locate('d1');
  expect(south.y).toBeGreaterThan(north.y);
  expect(await table.position()).toEqual(QUIET);
});

const FIGHT = sketch({
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . . 4',
    '. . 3 . . . .',
    '4 . A C P8 . 4',
    '. . 2 5 . . .',
    '4 . . . . . 4',
    '4 4 . 4 . 4 4',
  ],
  hands: { A: ['9C', '2S', '5H', '7D', '4C'], C: ['3D', '8S', '6H', '10C', '2C'] },
});
const BLOW = { do: 'attack', card: '7D', target: 'C' } as const;

/** How far the northern and southern corners are apart on the screen: more when the camera is closer. */
async function extent(table: Table): Promise<number> {
  const [near, far] = [await table.locate('a1'), await table.locate('g7')];
  return Math.hypot(near.x - far.x, near.y - far.y);
}

test('the camera comes closer to an attack, and is home again when somebody has to choose', async ({
  table,
}) => {
  await table.openTable({ position: positionParameter(FIGHT), bots: 'C:greedy', clock: 'manual' });
  const home = await extent(table);
  await table.act(BLOW);
  let closest = 0;
  for (let step = 0; step < 12; step++) {
    await table.advance(0.12);
    closest = Math.max(closest, await extent(table));
  }
  expect(closest).toBeGreaterThan(home * 1.05);
  await table.settle();
  expect(await extent(table)).toBeCloseTo(home, 1);
});

test('who touches the camera has it; the button gives it back', async ({ table }) => {
  const { page } = table;
  await table.openTable({ position: positionParameter(FIGHT), bots: 'C:greedy', clock: 'manual' });
  const follows = page.getByRole('button', { name: 'The camera follows the action' });
  await expect(follows).toHaveAttribute('aria-pressed', 'true');
  await table.act(BLOW);
  await table.advanceSteps(6, 0.1);
  await page.keyboard.press(']');
  await table.advanceSteps(10, 0.05);
  await expect(follows).toHaveAttribute('aria-pressed', 'false');
  const held = await extent(table);
  await table.advance(0.3);
  // What is left of the glide dies away; the show would go on by far more.
  expect((await extent(table)) / held).toBeCloseTo(1, 2);
  await page.keyboard.press('c');
  await expect(follows).toHaveAttribute('aria-pressed', 'true');
});
