import { expect, PIXELS, SMALL, test } from './fixtures';
import { differingArea } from './pictures';

test.use({ viewport: SMALL });

test(
  'two bots paint the same picture of the same seed, in motion and at the end',
  {
    tag: PIXELS,
  },
  async ({ anotherTable }, testInfo) => {
    const pictures: { readonly moving: Buffer; readonly final: Buffer }[] = [];
    for (let run = 0; run < 2; run++) {
      const table = await anotherTable();
      await table.openTable({ seed: '11', bots: 'A:greedy,C:greedy', clock: 'manual', quality: 'low' });
      await table.advanceSteps(6, 0.75);
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
  },
);
