import { expect, PIXELS, SMALL, test } from './fixtures';
import { differingArea } from './pictures';

/** Seconds into the scene, in no order. */
const TIMES = [1.63, 0.42, 2.35, 0.97, 3.1, 1.28];

test.use({ viewport: SMALL });

test('the event sheet shows the same picture at the same time, however one got there', {
  tag: PIXELS,
}, async ({ table }) => {
  await table.open('/dev/choreography', {
    clock: 'manual',
    quality: 'low',
    event: 'mega-combo',
    loop: 'off',
    view: 'close',
  });
  await table.ready();
  // The controls are there, but the pictures are of the table alone.
  await table.addStyle('.event-sheet-desk { opacity: 0 }');
  const slider = table.page.getByRole('slider', { name: 'Time' });
  const scrubTo = async (time: number) => {
    await slider.fill(String(time));
    await table.advance(0);
  };

  const straight = new Map<number, Buffer>();
  let before = 0;
  for (const time of [...TIMES].sort((a, b) => a - b)) {
    await table.advance(time - before);
    before = time;
    straight.set(time, await table.picture());
  }

  await scrubTo(0);
  for (const time of TIMES) {
    await scrubTo(time);
    const difference = await differingArea(await table.picture(), straight.get(time)!);
    expect(difference, `at ${time} s`).toBeNull();
  }
});
