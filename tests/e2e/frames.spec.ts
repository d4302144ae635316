import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { allocatedBy } from '../../tools/bench/allocation';
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

const PICTURES = [
  ...Object.entries(CALLS).map(([quality, most]) => ['zorgl', quality, most] as const),
  // The dearest of those that draw with a lens, and of those that do not.
  ['tetzilla', 'low', CALLS.low],
  ['tetzilla', 'high', CALLS.high],
  ['king-of-monsters', 'low', CALLS.low],
  ['king-of-monsters', 'high', CALLS.high],
] as const;

test('the picture of each game stays within its budget', async ({ table }) => {
  await table.page.setViewportSize(SMALL);
  for (const [game, quality, most] of PICTURES) {
    const bots = game === 'king-of-monsters' ? 'king:greedy' : WHOLE_TABLE.bots;
    await table.openTable({ ...WHOLE_TABLE, bots, game, quality });
    await table.advance(0);
    const { calls, triangles } = await table.stats();
    expect(calls, `${game}, ${quality}`).toBeGreaterThan(0);
    expect(calls, `${game}, ${quality}`).toBeLessThanOrEqual(most);
    expect(triangles, `${game}, ${quality}`).toBeGreaterThan(0);
    expect(triangles, `${game}, ${quality}`).toBeLessThanOrEqual(TRIANGLES);
  }
});

/** Bytes that a picture in motion may leave behind by what is ours; a copy of all poses would be more. */
const GARBAGE = 16_000;
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Plays on by whatever is legal first, and draws so many pictures of it. */
const drawPlay = (page: Page, pictures: number): Promise<void> =>
  page.evaluate(async (count) => {
    const { act, advance, legal, stats } = window.kaiju!;
    const last = stats().frames + count;
    while (stats().frames < last) {
      const before = stats().frames;
      await advance(1 / 60);
      if (stats().frames === before) await act(legal()[0]!);
    }
  }, pictures);

/** Counts the programs that are linked for the graphics processor, each of which holds a picture up. */
async function countPrograms(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { programs: 0 };
    Object.assign(window, { counted });
    const { prototype } = WebGL2RenderingContext;
    const { linkProgram } = prototype;
    prototype.linkProgram = function (program) {
      counted.programs++;
      linkProgram.call(this, program);
    };
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { readonly counted: { readonly programs: number } }).counted.programs,
    );
}

for (const game of ['zorgl', 'tetzilla', 'king-of-monsters']) {
  test(`a picture of ${game} in motion needs no new program and leaves hardly anything behind`, async ({
    table,
  }) => {
    const { page } = table;
    const programs = await countPrograms(page);
    await page.setViewportSize(SMALL);
    await table.openTable({ seed: '3', bots: 'none', game, clock: 'manual', quality: 'high' });
    await page.evaluate(() => window.kaiju!.ready());
    const linked = await programs();
    expect(linked).toBeGreaterThan(0);
    // What a function allocates before it is compiled says nothing about an evening.
    await drawPlay(page, 400);
    const session = await page.context().newCDPSession(page);
    const { ours, three } = await allocatedBy(session, DIST, () => drawPlay(page, 200));
    expect(three).toBeGreaterThan(0);
    expect(ours / 200).toBeLessThan(GARBAGE);
    expect(await programs()).toBe(linked);
  });
}

test('a table of another size is drawn before the browser shows it', async ({ table }) => {
  const { page } = table;
  await page.addInitScript(() => {
    const seen = { emptied: 0, empty: 0 };
    Object.assign(window, { seen });
    const pending = new Set<unknown>();
    const { prototype } = HTMLCanvasElement;
    const whole = Object.getOwnPropertyDescriptor(prototype, 'width')!;
    Object.defineProperty(prototype, 'width', {
      ...whole,
      set(this: HTMLCanvasElement, width: number) {
        whole.set!.call(this, width);
        if (!this.isConnected || this.closest('[role="img"]') === null) return;
        seen.emptied++;
        pending.add(this);
        setTimeout(() => {
          if (pending.has(this)) seen.empty++;
        });
      },
    });
    const { prototype: drawing } = WebGL2RenderingContext;
    const { drawElements } = drawing;
    drawing.drawElements = function (...how) {
      pending.delete(this.canvas);
      drawElements.apply(this, how);
    };
  });
  await table.openTable({ position: positionParameter(QUIET) });
  const seen = () =>
    page.evaluate(
      () =>
        (window as unknown as { readonly seen: { readonly emptied: number; readonly empty: number } }).seen,
    );
  const before = (await seen()).emptied;
  await page.setViewportSize({ width: 700, height: 500 });
  await expect.poll(async () => (await seen()).emptied).toBeGreaterThan(before);
  expect((await seen()).empty).toBe(0);
});
