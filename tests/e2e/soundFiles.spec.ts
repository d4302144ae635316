import { readdirSync } from 'node:fs';
import { AUDIO_FOLDER } from '../../tools/art/sound/files';
import { expect, test } from './fixtures';

/** Samples per second at which both formats are compared. */
const RATE = 44_100;
/** Seconds from the beginning that are compared, and by how much one format may be late. */
const COMPARED = 6;
const REACH = 0.04;
/** Seconds: less than what is played before each take. */
const MOST = 0.002;

const names = readdirSync(AUDIO_FOLDER)
  .filter((file) => file.endsWith('.ogg'))
  .map((file) => file.slice(0, -'.ogg'.length));

test('sounds lie at the same places in both formats', async ({ page }) => {
  await page.goto('/about');
  for (const name of names) {
    const late = await page.evaluate(
      async ({ file, rate, compared, reach }) => {
        const decoded = async (format: string) => {
          const response = await fetch(`/audio/${file}.${format}`);
          const context = new OfflineAudioContext(1, 1, rate);
          const buffer = await context.decodeAudioData(await response.arrayBuffer());
          return buffer.getChannelData(0).subarray(0, compared * rate);
        };
        const [ogg, mp3] = await Promise.all([decoded('ogg'), decoded('mp3')]);
        const lags = Math.round(reach * rate);
        let best = { lag: Number.NaN, likeness: 0 };
        for (let lag = -lags; lag <= lags; lag++) {
          let likeness = 0;
          // Every eighth sample tells enough.
          for (let at = lags; at < ogg!.length - lags; at += 8) likeness += ogg![at]! * mp3![at + lag]!;
          if (likeness > best.likeness) best = { lag, likeness };
        }
        return best.lag / rate;
      },
      { file: name, rate: RATE, compared: COMPARED, reach: REACH },
    );
    expect(Math.abs(late), name).toBeLessThanOrEqual(MOST);
  }
});
