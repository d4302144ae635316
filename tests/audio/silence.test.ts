import { describe, expect, it } from 'vitest';
import {
  BUSES,
  type Bus,
  type DecodedSprite,
  LatePlayer,
  type MixdownOptions,
  mixdown,
  type SoundSettings,
  Soundtrack,
} from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import { busOf } from '../../src/audio/soundMap';
import { NotingPlayer } from './players';

const MAP = kaijuSounds({ sounds: 0, music: 0 }, 'city');
const FULL: SoundSettings = { muted: false, master: 1, effects: 1, voices: 1, music: 1, interface: 1 };
/** Low, so that the files of a test are small. */
const RATE = 1000;
/** Seconds from one sound to the next. */
const APART = 0.3;

const NAMES = Object.keys(MAP.sounds);
const SOUNDS = NAMES.map((key, index) => {
  const [sound = '', voice] = key.split('.');
  return {
    at: APART * index,
    request: { sound, volume: 1, x: (index % 9) - 4, ...(voice === undefined ? {} : { voice }) },
  };
});

/** Files in which every sample is the same: of all buses, or of some alone. */
const spritesOf = (...buses: readonly Bus[]) =>
  new Map(
    Object.entries(MAP.sprites).flatMap(([name, { seconds }]): [string, DecodedSprite][] => {
      const samples = () => new Float32Array(Math.ceil(seconds * RATE) + 2).fill(0.2);
      return buses.includes(busOf(name)) ? [[name, { rate: RATE, channels: [samples(), samples()] }]] : [];
    }),
  );

/** Everything that a game of kaiju may sound like, one after the other, over its music. @returns the loudest sample */
function loudest(change: Partial<MixdownOptions>): number {
  const { left, right } = mixdown({
    map: MAP,
    seconds: APART * SOUNDS.length + 2,
    rate: RATE,
    sounds: SOUNDS,
    sprites: spritesOf(...BUSES),
    settings: FULL,
    tension: (at) => (at % 7) / 7,
    seed: 1,
    ...change,
  });
  return [...left, ...right].reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

describe('silence', () => {
  it.each([
    ['muted', { ...FULL, muted: true }, undefined],
    ['set to nothing', { ...FULL, master: 0 }, undefined],
    ['brought to the loudness of a film, and muted', { ...FULL, muted: true }, -16],
  ] as const)('is all that is heard of a game that is %s', (_, settings, loudness) => {
    const wanted = loudness === undefined ? {} : { loudness };
    expect(loudest(wanted)).toBeGreaterThan(0.1);
    expect(loudest({ ...wanted, settings })).toBe(0);
  });

  it.each(BUSES)('is all that is heard of the bus that is set to nothing, and of no other: %s', (bus) => {
    expect(loudest({ sprites: spritesOf(bus) })).toBeGreaterThan(0.1);
    for (const settings of [
      { ...FULL, [bus]: 0 },
      { ...FULL, silenced: [bus] },
    ]) {
      expect(loudest({ sprites: spritesOf(bus), settings })).toBe(0);
      for (const other of BUSES.filter((each) => each !== bus))
        expect(loudest({ sprites: spritesOf(other), settings }), other).toBeGreaterThan(0.1);
    }
  });

  it('lasts whatever happens to a page that is muted, from before its first sound on', async () => {
    const gains: number[] = [];
    class Listening extends NotingPlayer {
      override master(gain: number): void {
        super.master(gain);
        gains.push(gain);
      }
    }
    const late = new LatePlayer(async () => new Listening());
    const soundtrack = new Soundtrack(late, MAP, { ...FULL, muted: true }, 1);
    await late.begin();
    soundtrack.begin(1);
    soundtrack.use({ ...MAP });
    soundtrack.touch('confirm');
    soundtrack.hold(true);
    soundtrack.set({ ...FULL, muted: true, music: 0.5 });
    soundtrack.hold(false);
    soundtrack.tick(1, 1);
    soundtrack.play({ sound: 'explosion', volume: 1, x: 0 });
    expect(gains.length).toBeGreaterThan(1);
    expect(new Set(gains)).toEqual(new Set([0]));
    soundtrack.set(FULL);
    expect(gains.at(-1)).toBe(1);
  });
});
