import { expect, PIXELS, SMALL, test } from './fixtures';
import { differingArea } from './pictures';

const TWO = { seed: '3', bots: 'A:greedy,C:greedy' };
/** Pixels of a small picture at edges, where the order of drawing shows; without reflections half of all differ. */
const FEW = 30;

test('what the graphics processor has lost comes back as on a fresh page', {
  tag: PIXELS,
}, async ({ table }) => {
  test.slow();
  await table.page.setViewportSize(SMALL);
  await table.openTable({ ...TWO, clock: 'manual', quality: 'medium' });
  const fresh = await table.picture();
  await table.page.evaluate(async () => {
    const canvas = document.querySelector('canvas')!;
    const context = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    const heard = (event: string) =>
      new Promise((resolve) => canvas.addEventListener(event, resolve, { once: true }));
    const lost = heard('webglcontextlost');
    context.loseContext();
    await lost;
    // It may be given back only after everybody has heard that it is gone.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const restored = heard('webglcontextrestored');
    context.restoreContext();
    await restored;
  });
  await expect.poll(() => table.page.locator('canvas').count()).toBe(1);
  // The first picture, and the one with all that comes after it.
  await expect.poll(async () => (await table.stats()).frames).toBe(2);
  await table.ready();
  await table.advance(0);
  const difference = await differingArea(await table.picture(), fresh);
  expect(difference?.pixels ?? 0).toBeLessThanOrEqual(FEW);
});
