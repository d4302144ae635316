import sharp from 'sharp';
import { readMap } from '../../tools/art/sound/map';
import { expect, PIXELS, test } from './fixtures';

/** The valley on a slow device, and the table under it. */
const BUDGET = { calls: 12 + 3, triangles: 40_000 + 3000 };

test('the valley is drawn within its budget on slow devices, with all of its names', async ({
  table,
  page,
}) => {
  await table.open('/dev/valley', { clock: 'manual', light: 'night', names: 'all', desk: 'off', lang: 'fr' });
  await table.ready();
  await page.waitForFunction(() => !window.kaiju!.busy());
  await table.advance(1);
  const { calls, triangles } = await table.stats();
  expect(calls).toBeLessThanOrEqual(BUDGET.calls);
  expect(triangles).toBeGreaterThan(20_000);
  expect(triangles).toBeLessThanOrEqual(BUDGET.triangles);
  // The tray fills the picture, north above, and all of it is in it.
  const [gap, west, east] = await Promise.all(['e10', 'PA', 'PE'].map((name) => table.locate(name)));
  const { width, height } = page.viewportSize()!;
  expect(gap!.y).toBeGreaterThan(0);
  expect(west!.y).toBeGreaterThan(height * 0.6);
  expect(west!.y).toBeLessThan(height);
  expect(west!.x).toBeGreaterThan(0);
  expect(east!.x).toBeLessThan(width);
});

test('the Blight turns the land red where it grows, and nowhere else', { tag: PIXELS }, async ({ table }) => {
  /** How much more red than green there is about the middle of an area. */
  const redAt = async (area: string) => {
    const { x, y } = await table.locate(area);
    const clip = { x: x - 12, y: y - 12, width: 24, height: 24 };
    const { channels } = await sharp(await table.page.screenshot({ clip, animations: 'disabled' })).stats();
    return channels[0]!.mean / channels[1]!.mean;
  };
  await table.open('/dev/valley', { clock: 'manual', growth: 'd7,e8', desk: 'off' });
  await table.ready();
  await table.page.waitForFunction(() => !window.kaiju!.busy());
  await table.advance(1);
  const free = await redAt('f3');
  expect(free).toBeLessThan(1.3);
  expect(await redAt('d7')).toBeGreaterThan(1.25 * free);
});

test('a hundred figures stand on the valley within their budget on slow devices', async ({ table }) => {
  const drawn = async (query: Readonly<Record<string, string>>) => {
    await table.open('/dev/valley', { clock: 'manual', desk: 'off', ...query });
    await table.ready();
    await table.page.waitForFunction(() => !window.kaiju!.busy());
    await table.advance(1);
    return table.stats();
  };
  const bare = await drawn({});
  const crowded = await drawn({ crowd: '100' });
  expect(crowded.calls - bare.calls).toBeLessThanOrEqual(20);
  expect(crowded.triangles - bare.triangles).toBeGreaterThan(20_000);
  expect(crowded.triangles - bare.triangles).toBeLessThanOrEqual(60_000);
});

test('a figure wears the colour of its House, and moves as the address says', { tag: PIXELS }, async ({
  table,
}) => {
  const shot = async (query: Readonly<Record<string, string>>) => {
    await table.open('/dev/figures', { clock: 'manual', desk: 'off', figure: 'namtull', ...query });
    await table.ready();
    await table.page.waitForFunction(() => !window.kaiju!.busy());
    await table.advance(0);
    return table.page.screenshot({ animations: 'disabled' });
  };
  const mean = async (picture: Buffer) =>
    (await sharp(picture).stats()).channels.map((channel) => channel.mean);
  const blue = await shot({ house: 'mahn' });
  const orange = await shot({ house: 'thorn' });
  const [[redOfBlue, , blueOfBlue], [redOfOrange, , blueOfOrange]] = await Promise.all([
    mean(blue),
    mean(orange),
  ]);
  expect(redOfOrange! - blueOfOrange!).toBeGreaterThan(redOfBlue! - blueOfBlue! + 3);
  const struck = await shot({ house: 'mahn', motion: 'attack', share: '0.45' });
  expect(struck.equals(blue)).toBe(false);
});

test('the valley is heard after the first touch, and its champions when asked', async ({ table, page }) => {
  await page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype;
    Object.assign(window, { loops: 0, takes: [] });
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when: number[]) {
      const heard = window as unknown as { loops: number; takes: number[] };
      if (this.loop) heard.loops++;
      else heard.takes.push(this.buffer!.duration);
      return start.apply(this, when as Parameters<typeof start>);
    };
  });
  const loops = () => page.evaluate(() => (window as unknown as { loops: number }).loops);
  /** How many takes of a file have been played. */
  const takesOf = async (file: string) => {
    const { seconds } = readMap().sprites[file]!;
    const played = await page.evaluate(() => (window as unknown as { takes: number[] }).takes);
    return played.filter((lasts) => Math.abs(lasts - seconds) < 0.5).length;
  };
  await table.open('/dev/valley', { light: 'night' });
  await table.ready();
  expect(await loops()).toBe(0);
  await page.mouse.click(5, 5);
  await expect(page.locator('html')).toHaveAttribute('data-sound', 'open');
  // Wind and river, then what lives there by night; and the music.
  await expect.poll(loops).toBe(2);
  await expect.poll(() => takesOf('music-march')).toBeGreaterThan(0);
  expect(await takesOf('voices')).toBe(0);
  // Their file is the largest; until it is there nothing is heard.
  await expect(async () => {
    await page.getByRole('button', { name: 'Listen' }).click();
    expect(await takesOf('voices')).toBeGreaterThan(0);
  }).toPass();
});
