import type { CDPSession } from '@playwright/test';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, PIXELS, SMALL, test } from './fixtures';
import { differingArea } from './pictures';
import type { Table } from './table';

const FOUR = { seed: '3', bots: 'A:greedy,B:greedy,C:greedy,D:greedy' };

test('what is ready is drawn: later pictures of the same moment are the same', {
  tag: PIXELS,
}, async ({ table }) => {
  await table.page.setViewportSize(SMALL);
  await table.openTable({ ...FOUR, clock: 'manual', quality: 'low' });
  const ready = await table.picture();
  await table.advance(0);
  await table.advance(0);
  expect(await differingArea(await table.picture(), ready)).toBeNull();
});

test('a table at rest draws nothing', async ({ table }) => {
  await table.page.emulateMedia({ reducedMotion: 'reduce' });
  await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'real' });
  await expect.poll(() => table.busy()).toBe(false);
  await expect
    .poll(async () => {
      const before = (await table.stats()).frames;
      await table.page.waitForTimeout(500);
      return (await table.stats()).frames - before;
    })
    .toBe(0);
  const turned = (await table.stats()).frames;
  await table.page.keyboard.press(']');
  await expect.poll(async () => (await table.stats()).frames).toBeGreaterThan(turned);
});

test('no shader is compiled in the middle of the show', async ({ table }) => {
  await table.page.addInitScript(() => {
    const counter = window as unknown as { linked: number };
    counter.linked = 0;
    const link = WebGL2RenderingContext.prototype.linkProgram;
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      counter.linked++;
      link.call(this, program);
    };
  });
  const linked = () => table.page.evaluate(() => (window as unknown as { linked: number }).linked);
  await table.open('/dev/choreography', {
    clock: 'manual',
    quality: 'medium',
    event: 'mega-combo-collapse',
    loop: 'off',
  });
  await table.ready();
  await table.advance(0);
  const before = await linked();
  expect(before).toBeGreaterThan(5);
  await table.advanceSteps(24, 0.25);
  expect((await linked()) - before).toBe(0);
});

interface Held {
  readonly nodes: number;
  readonly listeners: number;
}

async function heldBy(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

/** Leaves the table for the lobby and starts another game. */
async function anotherGame(table: Table): Promise<void> {
  await table.page.getByRole('button', { name: 'Back to the lobby' }).click();
  await table.page.getByRole('button', { name: 'Wreck the city' }).click();
  await table.ready();
  await table.advance(0);
  // The canvas of the table before goes a little later.
  await table.page.waitForTimeout(700);
}

test('a tab holds on to nothing of the games before', async ({ table }) => {
  test.slow();
  await table.openTable({ ...FOUR, clock: 'manual', quality: 'low' });
  const session = await table.page.context().newCDPSession(table.page);
  for (let game = 0; game < 2; game++) await anotherGame(table);
  const before = await heldBy(session);
  for (let game = 0; game < 4; game++) await anotherGame(table);
  const after = await heldBy(session);
  // Of what leaked, each game left 355 nodes and 27 listeners.
  expect(after.nodes - before.nodes).toBeLessThan(150);
  expect(after.listeners - before.listeners).toBeLessThan(25);
});
