import { beforeAll, describe, expect, it } from 'vitest';
import type { DecodedSprite } from '#audio';
import { decodeAll } from '../../../tools/art/sound/decode';
import { figuresOf, mixed } from '../../../tools/art/sound/measure/mix';
import { GAME_NAMES, type HeardShow, heardGame } from '../../../tools/art/sound/measure/show';

/** Lower than anybody hears it, so that twelve minutes are mixed quickly. */
const RATE = 16_000;
const SECONDS = 120;

/** Every fourth or so of the samples, means of what lies between. */
function coarser({ rate, channels }: DecodedSprite): DecodedSprite {
  const step = Math.floor(rate / RATE);
  return {
    rate: rate / step,
    channels: channels.map((channel) =>
      new Float32Array(Math.floor(channel.length / step)).map((_, index) => {
        let sum = 0;
        for (let near = 0; near < step; near++) sum += channel[index * step + near]!;
        return sum / step;
      }),
    ),
  };
}

describe.each(GAME_NAMES)('two minutes of %s', (name) => {
  let sprites: ReadonlyMap<string, DecodedSprite>;
  let show: HeardShow;
  beforeAll(async () => {
    sprites = new Map([...(await decodeAll())].map(([file, sound]) => [file, coarser(sound)]));
    show = heardGame(name, 3, SECONDS);
  }, 60_000);

  it('are as loud as they should be on the page, with soft passages and loud ones, and come from both sides', () => {
    const { loudness, range, peak, correlation } = figuresOf(mixed(show, { sprites, rate: RATE }), RATE);
    expect(Math.abs(loudness + 22)).toBeLessThanOrEqual(2);
    expect(range).toBeGreaterThanOrEqual(8);
    expect(peak).toBeLessThanOrEqual(-1);
    expect(correlation).toBeGreaterThanOrEqual(0.5);
    expect(correlation).toBeLessThanOrEqual(0.8);
  });

  it('are as loud as they should be in a film', () => {
    const { loudness, peak } = figuresOf(mixed(show, { sprites, rate: RATE, film: true }), RATE);
    expect(Math.abs(loudness + 18)).toBeLessThanOrEqual(1);
    expect(peak).toBeLessThanOrEqual(-1);
  });

  it('have music that lies eight to ten below what happens', () => {
    const alone = (settings: Parameters<typeof mixed>[1]['settings'] & object) =>
      figuresOf(mixed(show, { sprites, rate: RATE, settings }), RATE).loudness;
    const below = alone({ music: 0 }) - alone({ effects: 0, voices: 0, interface: 0 });
    expect(below).toBeGreaterThanOrEqual(7);
    expect(below).toBeLessThanOrEqual(11);
  });
});
