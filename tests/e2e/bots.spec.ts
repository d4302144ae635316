import { expect, test } from './fixtures';
import { differingArea } from './pictures';

test.describe('two bots', () => {
  test('play a whole game in real time', async ({ table }) => {
    test.setTimeout(240_000);
    await table.openTable({ seed: '4', bots: 'A:greedy,C:greedy', speed: '8' });
    await expect.poll(async () => (await table.position()).outcome, { timeout: 220_000 }).not.toBeNull();
    await expect.poll(() => table.busy(), { timeout: 20_000 }).toBe(false);

    await expect(table.page.getByRole('dialog', { name: /wins!/ })).toBeVisible();
    expect(await table.legal()).toEqual([]);
  });

  test('paint the same picture of the same seed, in motion and at the end', async ({
    anotherTable,
  }, testInfo) => {
    test.setTimeout(240_000);
    const pictures: { readonly moving: Buffer; readonly final: Buffer }[] = [];
    for (let run = 0; run < 2; run++) {
      const table = await anotherTable();
      await table.openTable({ seed: '11', bots: 'A:greedy,C:greedy', clock: 'manual' });
      await table.advanceSteps(30, 0.15);
      const moving = await table.picture();
      await testInfo.attach(`moving ${run}`, { body: moving, contentType: 'image/png' });
      await table.settle();
      const final = await table.picture();
      await testInfo.attach(`final ${run}`, { body: final, contentType: 'image/png' });
      pictures.push({ moving, final });
    }
    const [first, second] = pictures;
    expect(await differingArea(first!.moving, second!.moving)).toBeNull();
    expect(await differingArea(first!.final, second!.final)).toBeNull();
    expect(await differingArea(first!.moving, first!.final)).not.toBeNull();
  });
});
