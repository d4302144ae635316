import { beforeAll, describe, expect, it } from 'vitest';
import { type DecodedSprite, integratedLoudness, type SoundSettings } from '#audio';
import { decodeAll } from '../../../tools/art/sound/decode';
import { figuresOf, type MixFigures, mixed } from '../../../tools/art/sound/measure/mix';
import { GAME_NAMES, type HeardShow, heardGame } from '../../../tools/art/sound/measure/show';

/** Lower than anybody hears it, so that minutes are mixed quickly. */
const RATE = 22_050;
const SECONDS = 180;
/** Seconds of a film. */
const FILM = 60;

/** At half the rate: means of neighbours. */
function coarser({ rate, channels }: DecodedSprite): DecodedSprite {
  const step = Math.floor(rate / RATE);
  const meansOf = (channel: Float32Array) => {
    const means = new Float32Array(Math.floor(channel.length / step));
    for (let index = 0; index < means.length; index++) {
      let sum = 0;
      for (let near = 0; near < step; near++) sum += channel[index * step + near]!;
      means[index] = sum / step;
    }
    return means;
  };
  return { rate: rate / step, channels: channels.map(meansOf) };
}

let sprites: ReadonlyMap<string, DecodedSprite>;
beforeAll(async () => {
  sprites = new Map([...(await decodeAll())].map(([file, sound]) => [file, coarser(sound)]));
}, 120_000);

describe.each(GAME_NAMES)('three minutes of %s', (name) => {
  let show: HeardShow;
  let page: MixFigures;
  beforeAll(() => {
    show = heardGame(name, 3, SECONDS);
    page = figuresOf(mixed(show, { sprites, rate: RATE }), RATE);
  }, 120_000);

  it('are as loud as they should be, with soft passages and loud ones, and come from both sides', () => {
    const { loudness, range, peak, correlation } = page;
    expect(Math.abs(loudness + 22)).toBeLessThanOrEqual(2);
    expect(range).toBeGreaterThanOrEqual(8);
    expect(peak).toBeLessThanOrEqual(-1);
    expect(correlation).toBeGreaterThanOrEqual(0.5);
    expect(correlation).toBeLessThanOrEqual(0.8);
  });

  it('are as loud as they should be in a film', () => {
    const short = { ...show, seconds: Math.min(FILM, show.seconds) };
    const { loudness, peak } = figuresOf(mixed(short, { sprites, rate: RATE, film: true }), RATE);
    expect(Math.abs(loudness + 18)).toBeLessThanOrEqual(1);
    expect(peak).toBeLessThanOrEqual(-1);
  }, 60_000);

  it('have music that lies eight to ten below the effects', () => {
    const alone = (settings: Partial<SoundSettings>) => {
      const { left, right } = mixed(show, { sprites, rate: RATE, settings });
      return integratedLoudness({ rate: RATE, channels: [left, right] });
    };
    const below = alone({ music: 0 }) - alone({ effects: 0, voices: 0, interface: 0 });
    expect(below).toBeGreaterThanOrEqual(8);
    expect(below).toBeLessThanOrEqual(10.5);
  }, 90_000);
});
