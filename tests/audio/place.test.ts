import { describe, expect, it } from 'vitest';
import {
  type Bed,
  type DecodedSprite,
  integratedLoudness,
  LADDER,
  type MixdownOptions,
  mixdown,
  type PlaceParts,
  Soundtrack,
} from '#audio';
import { runToEnd } from '#core';
import { kaijuSounds } from '#kaiju/sounds';
import { loopOf, PLACE_RATE, type Soundscape } from '../../src/audio/place';
import { PLACES } from '../../src/kaiju/sounds/places';
import { powerSpectrum } from '../../tools/art/sound/measure/spectrum';
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
  const { always, parts = {} } = place;
  const loops = [always, ...Object.values(parts)].map((bed) => runToEnd(loopOf(bed)));

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
    const place = () => ({ strained: 0 });
    const peak = (change: Partial<MixdownOptions>) =>
      mixdown(film({ seconds: 3, ...change })).left.reduce(
        (most, value) => Math.max(most, Math.abs(value)),
        0,
      );
    expect(peak({ place })).toBeGreaterThan(0);
    expect(peak({})).toBe(0);
    expect(peak({ place, settings: { ...FULL, effects: 0 } })).toBe(0);
    expect(peak({ place, settings: { ...FULL, silenced: ['effects'] } })).toBe(0);
    expect(peak({ place, settings: { ...FULL, music: 0 } })).toBeGreaterThan(0);
  });

  it('hums louder the more its plant has lost', () => {
    const [whole, half, last] = [0, 0.5, 1].map((value) =>
      loudness({ place: () => ({ strained: value }) }, 2, 10),
    );
    expect(half! - whole!).toBeGreaterThan(2);
    expect(last! - half!).toBeGreaterThan(3);
  });

  it('grows louder while it is shown, and not at once', () => {
    const place = (at: number) => ({ strained: at < 4 ? 0 : 1 });
    const before = loudness({ place }, 1, 4);
    expect(loudness({ place }, 8, 11)).toBeGreaterThan(before + 4);
    expect(loudness({ place }, 4, 4.5)).toBeLessThan(before + 4);
  });
});

describe('a part of a place', () => {
  const bed = (layer: Bed['layers'][number]): Bed => ({ loudness: -46, round: 4, layers: [layer] });
  const heightAt = (side: Float32Array, seconds: number) => {
    const from = Math.round(seconds * PLACE_RATE);
    return side
      .slice(from, from + PLACE_RATE / 20)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  };

  it('is heard at its strokes and not between them, on the other side later', () => {
    for (const pitch of [800, [400, 900]] as const) {
      const strokes = { at: [1, 3.9], lasts: 0.3 };
      const [left, right] = runToEnd(loopOf(bed({ pitch, level: 0, strokes })));
      const [call, later, over] = [1.15, 0.05, 2].map((seconds) => heightAt(left, seconds));
      expect(call).toBeGreaterThan(0);
      // What begins before the end of the round goes on at its beginning.
      expect(later).toBeGreaterThan(0);
      expect(over).toBe(0);
      expect(heightAt(right, 1.15)).toBe(0);
    }
  });

  it('is loud at once where it is struck, and dies away', () => {
    const strokes = { at: [1], lasts: 0.2, struck: true } as const;
    const [left] = runToEnd(loopOf(bed({ pitch: 300, level: 0, strokes })));
    const [blow, tail] = [1, 1.5].map((seconds) => heightAt(left, seconds));
    expect(blow!).toBeGreaterThan(4 * tail!);
    expect(tail!).toBeGreaterThan(0);
  });

  it('rises where it bends', () => {
    const strokes = { at: [0], lasts: 1, bend: 2 };
    const [left] = runToEnd(loopOf(bed({ pitch: 400, level: 0, strokes })));
    const crossings = (from: number) => {
      const part = left.slice(from * PLACE_RATE, (from + 0.2) * PLACE_RATE);
      return part.filter((value, index) => index > 0 && value > 0 !== part[index - 1]! > 0).length;
    };
    expect(crossings(0.75) / crossings(0.05)).toBeGreaterThan(1.4);
  });
});

describe.each([
  ['city', 'horn', 6.42, 4, 415],
  ['city', 'bell of a tram', 12.1, 15, 1568],
  ['harbour', 'horn of a ship', 9.4, 5, 147],
] as const)('the %s', (name, what, heard, silent, hertz) => {
  it(`has the ${what} now and then`, () => {
    const [left] = runToEnd(loopOf(PLACES[name].always));
    const strengthAt = (seconds: number) => {
      const bins = powerSpectrum(left, Math.round(seconds * PLACE_RATE) + 512, 1024);
      const bin = Math.round((hertz * 1024) / PLACE_RATE);
      return bins.subarray(bin - 1, bin + 2).reduce((sum, power) => sum + power, 0);
    };
    expect(strengthAt(heard)).toBeGreaterThan(6 * strengthAt(silent));
  });
});

describe('the valley', () => {
  const VALLEY = kaijuSounds({ sounds: 0, music: 0 }, 'valley-day', 'valley');
  const spectrumOf = (parts: PlaceParts) => {
    const { left } = mixdown(film({ map: VALLEY, rate: PLACE_RATE, seconds: 12, place: () => parts }));
    const power = (low: number, high: number) => {
      let sum = 0;
      for (let centre = 2048; centre + 2048 < left.length; centre += 4096) {
        powerSpectrum(left, centre, 4096).forEach((value, bin) => {
          const hertz = (bin * PLACE_RATE) / 4096;
          if (hertz >= low && hertz < high) sum += value;
        });
      }
      return sum;
    };
    return { birds: power(3100, 3500), crickets: power(4100, 4200), drums: power(90, 240) };
  };

  it('is that of its birds by day, of crickets by night and of drums in a night of terror', () => {
    const [day, night, terror] = [{ day: 1 }, { night: 1 }, { terror: 1 }].map(spectrumOf);
    expect(day!.birds).toBeGreaterThan(4 * night!.birds);
    expect(night!.crickets).toBeGreaterThan(20 * day!.crickets);
    expect(terror!.drums).toBeGreaterThan(4 * night!.drums);
    const dusk = spectrumOf({ day: 0.5, night: 0.5 });
    expect(dusk.crickets).toBeLessThan(night!.crickets);
    expect(dusk.crickets).toBeGreaterThan(day!.crickets);
  });
});

describe('the place of a page', () => {
  it('comes gently with the game, follows the slider of the effects and the strain, and ends with the game', () => {
    const player = new NotingPlayer();
    const soundtrack = new Soundtrack(player, CITY, FULL, 1);
    soundtrack.tick(9, 1);
    expect(player.heard).toBeUndefined();
    soundtrack.begin(0);
    expect(player.heard).toEqual({ gain: 0, parts: { strained: 0, day: 0, night: 0, terror: 0 } });
    soundtrack.tick(60, 0, { strained: 0.5 });
    expect(player.heard!.gain).toBeCloseTo(1);
    expect(player.heard!.parts.strained).toBeCloseTo(0.5);
    soundtrack.set({ ...FULL, effects: 0.5 });
    expect(player.heard!.gain).toBeCloseTo(0.25);
    soundtrack.set({ ...FULL, silenced: ['effects'] });
    expect(player.heard!.gain).toBe(0);
    soundtrack.end();
    expect(player.heard).toBeUndefined();
  });
});
