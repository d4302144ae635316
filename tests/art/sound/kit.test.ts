import { describe, expect, it } from 'vitest';
import { strikingLoudness } from '#audio';
import { lowPass, ringing } from '../../../tools/art/sound/kit/filters';
import { pinkNoise } from '../../../tools/art/sound/kit/noise';
import { tone } from '../../../tools/art/sound/kit/oscillators';
import { mix, peakOf, RATE, silence, softEnds, times } from '../../../tools/art/sound/kit/signal';
import { limited, mastered } from '../../../tools/art/sound/master';

import { decibels, truePeak } from '../../../tools/art/sound/measure/peaks';
import { spectralCentroid } from '../../../tools/art/sound/measure/spectrum';
import { withSerial } from '../../../tools/art/sound/ogg';

describe('signals', () => {
  it('are mixed at their times and gains', () => {
    const one = silence(0.001).fill(1);
    const sum = mix([one], [one, 0.0005, 0.5]);
    expect(sum[0]).toBe(1);
    expect(sum[30]).toBe(1.5);
    expect(sum.at(-1)).toBe(0.5);
  });

  it('have soft ends of exactly 0', () => {
    const out = softEnds(silence(0.1).fill(1), 0.01, 0.02);
    expect([out[0], out.at(-1)]).toEqual([0, 0]);
    expect(out[RATE * 0.05]).toBe(1);
  });
});

describe('filters', () => {
  it('let low tones through and hold high ones back', () => {
    const passed = (hz: number) => peakOf(lowPass(tone('sine', 0.5, hz), 500).slice(RATE / 4));
    expect(passed(50)).toBeCloseTo(1, 1);
    expect(passed(5000)).toBeLessThan(0.02);
  });

  it('ring at the frequency of their mode', () => {
    const blow = silence(0.5);
    blow[0] = 1;
    expect(spectralCentroid(ringing(blow, [[880, 0.1, 1]]), RATE)).toBeCloseTo(880, -1.7);
  });
});

describe('mastering', () => {
  it('brings noise to its loudness without exceeding the ceiling', () => {
    const noise = times(pinkNoise(0.6, 3), 5);
    const out = mastered(noise, { loudness: -20, peak: -2 });
    expect(strikingLoudness({ rate: RATE, channels: [out] })).toBeCloseTo(-20, 0);
    expect(decibels(truePeak(out))).toBeLessThanOrEqual(-2.4);
  });

  it('presses peaks down without touching what is below', () => {
    const low = tone('sine', 0.2, 100).map((value) => value * 0.2);
    const spike = low.slice();
    spike[4000] = 1;
    const out = limited(spike, 0.5);
    expect(Math.abs(out[4000]!)).toBeLessThanOrEqual(0.5);
    expect(out[1000]).toBe(low[1000]);
  });
});

describe('Ogg files', () => {
  /** One page with one segment of five bytes. */
  const page = Uint8Array.from([
    ...[0x4f, 0x67, 0x67, 0x53, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0],
    ...[9, 9, 9, 9, 0, 0, 0, 0, 1, 2, 3, 4, 1, 5, 10, 20, 30, 40, 50],
  ]);

  it('get another number and another checksum, and nothing else', () => {
    const out = withSerial(page, 1);
    expect([...out.slice(14, 18)]).toEqual([1, 0, 0, 0]);
    expect([...out.slice(0, 14)]).toEqual([...page.slice(0, 14)]);
    expect([...out.slice(26)]).toEqual([...page.slice(26)]);
    expect(withSerial(withSerial(page, 7), 1)).toEqual(out);
  });

  it('are told from others', () => {
    expect(() => withSerial(new Uint8Array(40), 1)).toThrow('byte 0');
  });
});
