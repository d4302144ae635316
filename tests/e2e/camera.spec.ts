import { expect, test } from './fixtures';
import { positionParameter, QUIET } from './positions';

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
