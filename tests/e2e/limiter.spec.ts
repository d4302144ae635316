import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { Random } from '#core';
import { DRIVE } from '../../src/audio/ladder';
import { wantedOf } from '../../tools/art/sound/catalogue';
import { decodeAll } from '../../tools/art/sound/decode';
import { readMap } from '../../tools/art/sound/map';
import { decibels, truePeak } from '../../tools/art/sound/measure/peaks';

/** That of the files. */
const RATE = 44_100;
const SECONDS = 8;
/** So many sounds begin together, and the next ones so many seconds later. */
const AT_ONCE = 8;
const EACH = 1;

const second = (valueAt: (index: number) => number) =>
  Array.from({ length: RATE }, (_, index) => valueAt(index));
const random = Random.fromSeed(1);

/** What no game sounds like, far above full scale: noise, signs by chance, edges, crests that lie between the samples. */
const MADE_UP: Readonly<Record<string, readonly number[]>> = {
  noise: second(() => 8 * random.unit() - 4),
  signs: second(() => (random.unit() < 0.5 ? -2 : 2)),
  square: second((index) => 4 * Math.sign(Math.sin((2 * Math.PI * 997 * index) / RATE))),
  between: second((index) => 2 * Math.sin((Math.PI / 2) * index + Math.PI / 4)),
  bursts: second((index) => (index % 4410 < 200 ? 8 * random.unit() - 4 : 0)),
  clicks: second((index) => (index % 2000 < 2 ? 6 : 0)),
};

/** What is loud in the games, eight sounds at a time. */
async function tooMuch(): Promise<number[]> {
  const { sounds } = readMap();
  const sprites = await decodeAll();
  const loud = Object.entries(sounds).filter(([key]) => wantedOf(key).loudness >= -18);
  const sum = new Float32Array(SECONDS * RATE);
  for (const [index, [, { sprite, takes }]] of loud.entries()) {
    const { channels } = sprites.get(sprite)!;
    const at = Math.floor(index / AT_ONCE) * EACH * RATE;
    for (const [offset, duration] of takes.slice(0, 1)) {
      const from = Math.round(offset * RATE);
      for (let place = 0; place < duration * RATE && at + place < sum.length; place++) {
        sum[at + place] = sum[at + place]! + DRIVE * channels[0]![from + place]!;
      }
    }
  }
  return [...sum];
}

test('the limiter of the page keeps the true peak of all that is loud or made up below −1 dB, and leaves alone what is soft', async ({
  page,
}) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'src/audio/limiterNode.ts', formats: ['iife'], name: 'limiter' },
    },
  });
  if (!Array.isArray(built)) throw new TypeError('a library is built for each of its formats');
  const { output } = built[0]!;
  const limited = async (samples: readonly number[]): Promise<Float32Array> => {
    const heard = await page.evaluate(
      async ({ program, input, rate }) => {
        const { limiterIn } = new Function(`${program}; return limiter;`)();
        const context = new OfflineAudioContext(1, input.length, rate);
        const buffer = context.createBuffer(1, input.length, rate);
        buffer.copyToChannel(Float32Array.from(input), 0);
        const source = context.createBufferSource();
        source.buffer = buffer;
        const limiter = limiterIn(context);
        source.connect(limiter.input);
        limiter.output.connect(context.destination);
        source.start();
        return [...(await context.startRendering()).getChannelData(0)];
      },
      { program: output[0].code, input: samples, rate: RATE },
    );
    return Float32Array.from(heard);
  };
  await page.goto('about:blank');
  const before = await tooMuch();
  expect(decibels(truePeak(Float32Array.from(before)))).toBeGreaterThan(6);
  const loud = await limited(before);
  expect(decibels(truePeak(loud))).toBeLessThanOrEqual(-1);
  expect(decibels(truePeak(loud))).toBeGreaterThan(-4);
  for (const [name, signal] of Object.entries(MADE_UP))
    expect(decibels(truePeak(await limited(signal))), name).toBeLessThanOrEqual(-1);
  const soft = Array.from(
    { length: RATE },
    (_, index) => 0.25 * Math.sin((2 * Math.PI * 440 * index) / RATE),
  );
  const heard = await limited(soft);
  expect(truePeak(heard.slice(RATE / 2))).toBeCloseTo(0.25, 2);
});
