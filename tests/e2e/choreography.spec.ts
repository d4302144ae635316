import { expect, test } from './fixtures';
import { differingArea } from './pictures';

/** Seconds into the scene, in no order. */
const TIMES = [1.63, 0.42, 2.35, 0.97, 3.1, 1.28];

test('the event sheet shows the same picture at the same time, however one got there', async ({ table }) => {
  const open = async () => {
    await table.open('/dev/choreography', {
      clock: 'manual',
      event: 'mega-combo',
      loop: 'off',
      view: 'close',
    });
    await table.ready();
    // The controls are there, but the pictures are of the table alone.
    await table.page.addStyleTag({ content: '.event-sheet-desk { opacity: 0 }' });
  };
  const slider = table.page.getByRole('slider', { name: 'Time' });
  const scrubTo = async (time: number) => {
    await slider.fill(String(time));
    await table.advance(0);
  };

  await open();
  const straight = new Map<number, Buffer>();
  let before = 0;
  for (const time of [...TIMES].sort((a, b) => a - b)) {
    await table.advance(time - before);
    before = time;
    straight.set(time, await table.picture());
  }

  await open();
  await scrubTo(0);
  for (const time of TIMES) {
    await scrubTo(time);
    const difference = await differingArea(await table.picture(), straight.get(time)!);
    expect(difference, `at ${time} s`).toBeNull();
  }
});

test('the event sheet plays each event, by link and by choice, with little motion too', async ({ table }) => {
  await table.open('/dev/choreography', { clock: 'manual', event: 'leap', motion: 'reduced' });
  await table.ready();
  const events = table.page.getByLabel('Event', { exact: true });
  await expect(events).toHaveValue('leap');
  await events.selectOption('plant-last-floor');
  await expect(table.page).toHaveURL(/event=plant-last-floor/);
  await table.ready();
  await table.settle();
  await table.page.getByRole('switch', { name: 'Reduce motion' }).click();
  await expect(table.page).not.toHaveURL(/motion/);
  await table.advance(0.5);
});
