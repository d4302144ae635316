import type { Page } from '@playwright/test';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, SMALL, test } from './fixtures';

/** Counts React's commits from the outside, by the hook that React offers to developer tools in every build. */
async function countCommits(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const hook = {
      commits: 0,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        hook.commits++;
      },
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      setStrictMode: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  return () =>
    page.evaluate(() => {
      const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as unknown as {
        readonly __REACT_DEVTOOLS_GLOBAL_HOOK__: { readonly commits: number };
      };
      return hook.commits;
    });
}

test('the picture moves without React', async ({ table }) => {
  const commits = await countCommits(table.page);
  await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.advanceSteps(3, 0.1);
  const before = { ...(await table.stats()), seen: await commits() };
  const there = await table.locate('A');
  expect(before.seen).toBeGreaterThan(0);

  await table.advanceSteps(40, 0.01);
  expect(await table.busy()).toBe(true);
  const after = { ...(await table.stats()), seen: await commits() };
  expect(after.frames).toBeGreaterThanOrEqual(before.frames + 40);
  expect(after.seen).toBe(before.seen);
  expect(after.commits).toBe(before.commits);
  expect(await table.locate('A')).not.toEqual(there);

  await table.settle();
  expect(await commits()).toBeGreaterThan(after.seen);
  expect((await table.stats()).commits).toBeGreaterThan(after.commits);
});

/** Four players with an army, and the budgets of the picture: draw calls with shadows and lens, and triangles. */
const WHOLE_TABLE = { seed: '3', bots: 'A:greedy,B:greedy,C:greedy,D:greedy', clock: 'manual' };
const CALLS = { test: 45, low: 45, medium: 80, high: 80 } as const;
const TRIANGLES = 350_000;

test('the picture stays within its budget in every quality', async ({ table }) => {
  await table.page.setViewportSize(SMALL);
  for (const [quality, most] of Object.entries(CALLS)) {
    await table.openTable({ ...WHOLE_TABLE, quality });
    await table.advance(0);
    const { calls, triangles } = await table.stats();
    expect(calls, quality).toBeGreaterThan(0);
    expect(calls, quality).toBeLessThanOrEqual(most);
    expect(triangles, quality).toBeGreaterThan(0);
    expect(triangles, quality).toBeLessThanOrEqual(TRIANGLES);
  }
});
