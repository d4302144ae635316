import { describe, expect, it } from 'vitest';
import {
  type DecodedSprite,
  findSound,
  integratedLoudness,
  type MixdownOptions,
  mixdown,
  type SoundSettings,
  type StereoSound,
  spritesToMix,
} from '#audio';
import { kaijuSounds } from '#kaiju/sounds';

const KAIJU_SOUNDS = kaijuSounds({ sounds: 0, music: 0 });
const WITH_MUSIC = kaijuSounds({ sounds: 0, music: 0 }, 'city');

const FULL: SoundSettings = { muted: false, master: 1, effects: 1, voices: 1, music: 1, interface: 1 };
/** Low, so that the files of a test are small. */
const RATE = 2000;

/** A file as long as the real one in which every sample has the same value. */
function level(name: string, value: number, channels = 1): DecodedSprite {
  const length = Math.ceil(WITH_MUSIC.sprites[name]!.seconds * RATE) + 2;
  return {
    rate: RATE,
    channels: Array.from({ length: channels }, () => new Float32Array(length).fill(value)),
  };
}

const PLAIN: MixdownOptions = {
  map: KAIJU_SOUNDS,
  seconds: 3,
  rate: RATE,
  sounds: [],
  sprites: new Map([['effects', level('effects', 0.2)]]),
  settings: FULL,
  seed: 1,
};

const at = (seconds: number) => Math.round(seconds * RATE);

describe('a mixdown', () => {
  it('lasts as long as the film, silent where nothing is heard', () => {
    const { left, right } = mixdown(PLAIN);
    expect([left.length, right.length]).toEqual([6000, 6000]);
    expect(left.every((value) => value === 0)).toBe(true);
  });

  it('plays a sound at its time, for its length, on both sides alike when it is in the middle', () => {
    const { left, right } = mixdown({
      ...PLAIN,
      sounds: [{ at: 1, request: { sound: 'clack', volume: 1, x: 0 } }],
    });
    const [, duration] = findSound(KAIJU_SOUNDS, 'clack')!.takes[0]!;
    expect(left[at(1) - 2]).toBe(0);
    expect(left[at(1) + 10]).toBeGreaterThan(0.05);
    expect(left[at(1) + 10]).toBe(right[at(1) + 10]);
    expect(Math.abs(left[at(1 + 2 * duration)]!)).toBeLessThan(left[at(1) + 10]! / 3);
  });

  it('plays what is in the east on the right', () => {
    const { left, right } = mixdown({
      ...PLAIN,
      sounds: [{ at: 0, request: { sound: 'hit', volume: 1, x: 6 } }],
    });
    expect(right[50]! / left[50]!).toBeGreaterThan(2);
  });

  it('obeys the sliders and the mute', () => {
    const sounds = [{ at: 0, request: { sound: 'hit', volume: 1, x: 0 } }];
    const loud = mixdown({ ...PLAIN, sounds }).left[50]!;
    const half = mixdown({ ...PLAIN, sounds, settings: { ...FULL, effects: 0.5 } }).left[50]!;
    const none = mixdown({ ...PLAIN, sounds, settings: { ...FULL, muted: true } }).left[50]!;
    expect(half / loud).toBeCloseTo(0.25);
    expect(none).toBe(0);
  });

  it('never exceeds full scale, however much sounds at once', () => {
    const sounds = ['explosion', 'collapse', 'combo', 'hit', 'crack', 'missile', 'erupt'].map((sound) => ({
      at: 0.5,
      request: { sound, volume: 1, x: 0 },
    }));
    const { left } = mixdown({ ...PLAIN, sounds, sprites: new Map([['effects', level('effects', 0.9)]]) });
    const peak = left.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(peak).toBeGreaterThan(0.6);
    expect(peak).toBeLessThanOrEqual(10 ** (-2 / 20) + 1e-6);
  });

  it('gives the same samples for the same options, in whatever order the sounds are told', () => {
    const sounds = [
      { at: 0.2, request: { sound: 'hit', volume: 1, x: 2 } },
      { at: 1.4, request: { sound: 'clack', volume: 0.5, x: -2 } },
    ];
    expect(mixdown({ ...PLAIN, sounds })).toEqual(mixdown({ ...PLAIN, sounds: sounds.toReversed() }));
  });

  it('lays music under it that gives way to an explosion, and none where the game has none', () => {
    const music = {
      ...PLAIN,
      map: WITH_MUSIC,
      seconds: 12,
      sprites: new Map([['music-city', level('music-city', 0.3)]]),
    };
    const loudness = ({ left }: StereoSound, from: number, to: number) =>
      left.subarray(at(from), at(to)).reduce((sum, value) => sum + value * value, 0);
    const quiet = mixdown({ ...music, tension: () => 0.5 });
    expect(quiet.left[0]).toBe(0);
    expect(Math.abs(quiet.left.at(-1)!)).toBeLessThan(0.05);
    expect(loudness(quiet, 5, 7)).toBeGreaterThan(1);
    const sounds = [{ at: 5, request: { sound: 'explosion', volume: 1, x: 0 } }];
    const ducked = mixdown({ ...music, tension: () => 0.5, sounds });
    expect(loudness(ducked, 5.1, 6)).toBeLessThan(0.4 * loudness(quiet, 5.1, 6));
    expect(
      mixdown({ ...music, map: KAIJU_SOUNDS, tension: () => 0.5 }).left.every((value) => value === 0),
    ).toBe(true);
  });

  it('brings a film to its loudness, raised by ten decibels at most', () => {
    // Loudness is weighed up to some kilohertz, so the rate must be a usual one.
    const rate = 16_000;
    const tone = Float32Array.from({ length: 200 * rate }, (_, index) => 0.05 * Math.sin(index));
    const sprites = new Map([['music-city', { rate, channels: [tone] }]]);
    const film = (loudness?: number) => {
      const { left, right } = mixdown({
        ...PLAIN,
        map: WITH_MUSIC,
        rate,
        sprites,
        tension: () => 0,
        ...(loudness === undefined ? {} : { loudness }),
      });
      return integratedLoudness({ rate, channels: [left, right] });
    };
    const plain = film();
    expect(film(plain + 6)).toBeCloseTo(plain + 6, 0);
    expect(film(plain + 30)).toBeCloseTo(plain + 10, 0);
  });

  it('is silent where a file is missing', () => {
    const sounds = [{ at: 0, request: { sound: 'howl', volume: 1, x: 0 } }];
    expect(mixdown({ ...PLAIN, sounds }).left.every((value) => value === 0)).toBe(true);
  });

  it('names the files it needs', () => {
    expect(spritesToMix(KAIJU_SOUNDS, false)).toEqual(['effects', 'voices', 'ui']);
    expect(spritesToMix(WITH_MUSIC, false)).toEqual(['effects', 'voices', 'ui']);
    expect(spritesToMix(WITH_MUSIC, true)).toEqual(['effects', 'voices', 'ui', 'music-city']);
  });
});
