import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';
import { withoutPicture } from './windows';

const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy' };

/** Enough of Howler to ask whether it sounds. */
interface Sounding {
  readonly ctx: AudioContext;
  volume(): number;
}

test.describe('the sound of the table', () => {
  test('comes with the first gesture, from files that are there', async ({ table }) => {
    const { page } = table;
    const files = new Map<string, number>();
    page.on('response', (response) => {
      const name = /\/audio\/(.*)/.exec(response.url())?.[1];
      if (name !== undefined) files.set(name, response.status());
    });
    await table.openTable(QUERY);
    expect(files.size, 'nothing is fetched before somebody is there').toBe(0);

    await page.mouse.click(5, 5);
    await expect(page.locator('html')).toHaveAttribute('data-sound', 'open');
    const names = ['effects', 'voices', 'ui', 'music-city'];
    await expect
      .poll(() => [...files.keys()].map((name) => name.split('.')[0]).toSorted())
      .toEqual(names.toSorted());
    expect([...files.values()].every((status) => status === 200)).toBe(true);
    const state = () => page.evaluate(() => (window as unknown as { Howler: Sounding }).Howler.ctx.state);
    await expect.poll(state).toBe('running');
  });

  test('comes with the first gesture to a lesson that was opened by its address, as its game sounds', async ({
    table,
  }) => {
    const { page } = table;
    const files = new Set<string>();
    page.on('response', (response) => {
      const name = /\/audio\/([a-z-]*)\./.exec(response.url())?.[1];
      if (name !== undefined) files.add(name);
    });
    await table.open('/learn/tetzilla/next-start');
    await table.ready();
    expect([...files]).toEqual([]);
    await page.mouse.click(5, 5);
    await expect(page.locator('html')).toHaveAttribute('data-sound', 'open');
    await expect.poll(() => files.has('music-tiles')).toBe(true);
    expect(files.has('music-city')).toBe(false);
  });

  test('has a place that goes round under the game, as loud as the effects are set', async ({ table }) => {
    const { page } = table;
    await page.addInitScript(() => {
      const { connect } = AudioNode.prototype;
      const next = new Map<AudioNode, AudioNode>();
      const loops: AudioNode[] = [];
      AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
        next.set(this, to[0] as AudioNode);
        if (this instanceof AudioBufferSourceNode && this.loop) loops.push(this);
        return connect.apply(this, to as unknown as Parameters<typeof connect>);
      } as typeof connect;
      /** The product of the gains that a loop passes on its way to the sum. */
      const level = (loop: AudioNode) => {
        let gain = 1;
        for (let node = next.get(loop); node instanceof GainNode; node = next.get(node))
          gain *= node.gain.value;
        return gain;
      };
      Object.assign(window, { levels: () => loops.map(level) });
    });
    const levels = () => page.evaluate(() => (window as unknown as { levels(): number[] }).levels());
    await table.openTable(QUERY);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect.poll(async () => (await levels())[0] ?? 0).toBeGreaterThan(0.3);
    await page.getByRole('slider', { name: 'Effects' }).fill('0');
    await expect.poll(async () => (await levels())[0]!).toBeLessThan(0.001);
  });

  test('is as loud as the settings say, now and after a reload', async ({ table }) => {
    const { page } = table;
    const volume = () => page.evaluate(() => (window as unknown as { Howler: Sounding }).Howler.volume());
    await withoutPicture(page);
    await table.openTable(QUERY);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-sound', 'open');
    await page.getByRole('slider', { name: 'Master' }).fill('50');
    await expect.poll(volume).toBe(0.25);
    await page.getByRole('switch', { name: 'Sound on' }).click();
    await expect.poll(volume).toBe(0);
    await expect(page.getByRole('slider', { name: 'Master' })).toBeDisabled();

    await page.reload();
    await table.ready();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('slider', { name: 'Master' })).toHaveValue('50');
    await expect(page.getByRole('switch', { name: 'Sound on' })).not.toBeChecked();
  });

  test('is told in words to who asks for it, and with the manual clock only so', async ({ table }) => {
    const { page } = table;
    const bots = 'A:greedy,B:greedy,C:greedy,D:greedy';
    await withoutPicture(page);
    await table.openTable({ seed: '3', bots, clock: 'manual' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Describe sounds' }).click();
    await page.keyboard.press('Escape');
    const words = page.locator('.sound-captions > span');
    for (let step = 0; step < 100 && (await words.count()) === 0; step++) await table.advance(0.1);
    await expect(words.first()).toHaveText(/^\[.+\]$/);
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.filter((name) => name.includes('/audio/'))).toEqual([]);
  });
});
