import { describe, expect, it } from 'vitest';
import {
  type DecodedSprite,
  integratedLoudness,
  LADDER,
  type MixdownOptions,
  mixdown,
  Soundtrack,
} from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import { alwaysOf, type Loop, PLACE_RATE, type Soundscape, strainedOf } from '../../src/audio/place';
import { PLACES } from '../../src/kaiju/sounds/places';
import { NotingPlayer } from './players';

const PLACE_NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[];
const FULL = { muted: false, master: 1, effects: 1, voices: 1, music: 1, interface: 1 };
const CITY = kaijuSounds({ sounds: 0, music: 0 }, 'city', 'city');
const RATE = 4000;

const film = (change: Partial<MixdownOptions>): MixdownOptions => ({
  map: CITY,
  seconds: 12,
  rate: RATE,
  sounds: [],
  sprites: new Map<string, DecodedSprite>(),
  settings: FULL,
  seed: 1,
  ...change,
});

/** LUFS of a stretch of a mix. */
function loudness(change: Partial<MixdownOptions>, from: number, until: number): number {
  const { left, right } = mixdown(film(change));
  const stretch = [left, right].map((side) => side.slice(from * RATE, until * RATE));
  return integratedLoudness({ rate: RATE, channels: stretch });
}

describe.each(PLACE_NAMES)('the place %s', (name) => {
  const place: Soundscape = PLACES[name];
  const loops = [alwaysOf(place), strainedOf(place)].filter((loop): loop is Loop => loop !== undefined);

  it('goes round without a seam', () => {
    for (const side of loops.flat()) {
      let ordinary = 0;
      for (let index = 1; index < side.length; index++)
        ordinary = Math.max(ordinary, Math.abs(side[index]! - side[index - 1]!));
      expect(ordinary).toBeGreaterThan(0);
      expect(Math.abs(side[0]! - side.at(-1)!)).toBeLessThan(ordinary);
      const rim = PLACE_RATE / 20;
      const strength = (part: Float32Array) => Math.sqrt(part.reduce((sum, value) => sum + value * value, 0));
      const near = strength(side.slice(0, rim)) / strength(side.slice(-rim));
      expect(near).toBeGreaterThan(0.6);
      expect(near).toBeLessThan(1 / 0.6);
    }
  });

  it('lies under the softest sound, and comes from both sides', () => {
    for (const channels of loops) {
      expect(integratedLoudness({ rate: PLACE_RATE, channels })).toBeLessThan(LADDER.hover.loudness - 3);
      const [left, right] = channels;
      const [both, west, east] = [0, 0, 0].map((_, which) =>
        left.reduce((sum, value, index) => {
          const other = right[index]!;
          return sum + [value * other, value * value, other * other][which]!;
        }, 0),
      );
      expect(Math.abs(both! / Math.sqrt(west! * east!))).toBeLessThan(0.8);
    }
  });
});

describe('the place of a film', () => {
  it('is heard where it is asked for, by the slider of the effects, and not without', () => {
    const strain = () => 0;
    const peak = (change: Partial<MixdownOptions>) =>
      mixdown(film({ seconds: 3, ...change })).left.reduce(
        (most, value) => Math.max(most, Math.abs(value)),
        0,
      );
    expect(peak({ strain })).toBeGreaterThan(0);
    expect(peak({})).toBe(0);
    expect(peak({ strain, settings: { ...FULL, effects: 0 } })).toBe(0);
    expect(peak({ strain, settings: { ...FULL, silenced: ['effects'] } })).toBe(0);
    expect(peak({ strain, settings: { ...FULL, music: 0 } })).toBeGreaterThan(0);
  });

  it('hums louder the more its plant has lost', () => {
    const [whole, half, last] = [0, 0.5, 1].map((value) => loudness({ strain: () => value }, 2, 10));
    expect(half! - whole!).toBeGreaterThan(2);
    expect(last! - half!).toBeGreaterThan(3);
  });

  it('grows louder while it is shown, and not at once', () => {
    const strain = (at: number) => (at < 4 ? 0 : 1);
    const before = loudness({ strain }, 1, 4);
    expect(loudness({ strain }, 8, 11)).toBeGreaterThan(before + 4);
    expect(loudness({ strain }, 4, 4.5)).toBeLessThan(before + 4);
  });
});

describe('the place of a page', () => {
  it('comes gently with the game, follows the slider of the effects and the strain, and ends with the game', () => {
    const player = new NotingPlayer();
    const soundtrack = new Soundtrack(player, CITY, FULL, 1);
    soundtrack.tick(9, 1);
    expect(player.heard).toBeUndefined();
    soundtrack.begin(0);
    expect(player.heard).toEqual({ gain: 0, strain: 0 });
    soundtrack.tick(60, 0, 0.5);
    expect(player.heard!.gain).toBeCloseTo(1);
    expect(player.heard!.strain).toBeCloseTo(0.5);
    soundtrack.set({ ...FULL, effects: 0.5 });
    expect(player.heard!.gain).toBeCloseTo(0.25);
    soundtrack.set({ ...FULL, silenced: ['effects'] });
    expect(player.heard!.gain).toBe(0);
    soundtrack.end();
    expect(player.heard).toBeUndefined();
  });
});
