import { describe, expect, it } from 'vitest';
import { integratedLoudness, loudnessRange, strikingLoudness } from '#audio';
import { draw, RATE } from '../../../tools/art/sound/kit/signal';
import { offsetOf, truePeak } from '../../../tools/art/sound/measure/peaks';
import { spectralCentroid } from '../../../tools/art/sound/measure/spectrum';

const sine = (hz: number, height: number, seconds = 3) =>
  draw(seconds, (t) => height * Math.sin(2 * Math.PI * hz * t));

describe('loudness', () => {
  it('is −3.01 LUFS for a full tone of 997 Hz on one channel, as ITU-R BS.1770 says', () => {
    expect(integratedLoudness({ rate: RATE, channels: [sine(997, 1)] })).toBeCloseTo(-3.01, 1);
  });

  it('falls by 20 with a tenth of the height, and rises by 3 with a second channel', () => {
    const tone = sine(997, 0.1);
    expect(integratedLoudness({ rate: RATE, channels: [tone] })).toBeCloseTo(-23.01, 1);
    expect(integratedLoudness({ rate: RATE, channels: [tone, tone] })).toBeCloseTo(-20, 1);
  });

  it('weighs bass less and treble more', () => {
    const at = (hz: number) => integratedLoudness({ rate: RATE, channels: [sine(hz, 0.1)] });
    expect(at(40)).toBeLessThan(at(997) - 4);
    expect(at(4000)).toBeGreaterThan(at(997) + 2);
  });

  it('leaves silence out of account', () => {
    const tone = sine(997, 0.1, 6).map((value, index) => (index > 3 * RATE ? 0 : value));
    expect(integratedLoudness({ rate: RATE, channels: [tone] })).toBeCloseTo(-23.01, 0);
    expect(integratedLoudness({ rate: RATE, channels: [new Float32Array(RATE)] })).toBe(-Infinity);
  });

  it('of a short sound is that of its loudest fifth of a second', () => {
    const burst = sine(997, 0.1, 1).map((value, index) => (index < 0.2 * RATE ? value : 0));
    expect(strikingLoudness({ rate: RATE, channels: [burst] })).toBeCloseTo(-23.01, 0);
    const shorter = burst.map((value, index) => (index < 0.1 * RATE ? value : 0));
    expect(strikingLoudness({ rate: RATE, channels: [shorter] })).toBeCloseTo(-26, 0);
  });
});

it('the range of loudness is that between soft and loud passages, and silence is none', () => {
  const passages = sine(997, 0.1, 40).map((value, index) => (index < 20 * RATE ? value : value / 4));
  expect(loudnessRange({ rate: RATE, channels: [passages] })).toBeCloseTo(12, 0);
  expect(loudnessRange({ rate: RATE, channels: [new Float32Array(9 * RATE)] })).toBe(0);
});

describe('peaks', () => {
  it('are found between the samples', () => {
    // A quarter of the rate, sampled beside its crests: the samples reach 0.707.
    const tone = draw(0.1, (t) => Math.sin(2 * Math.PI * (RATE / 4) * t + Math.PI / 4));
    expect(Math.max(...tone)).toBeCloseTo(Math.SQRT1_2, 2);
    expect(truePeak(tone.slice(100, -100))).toBeGreaterThan(0.97);
  });

  it('come with the offset', () => {
    expect(offsetOf(sine(100, 0.5).map((value) => value + 0.1))).toBeCloseTo(0.1, 3);
  });
});

it('the middle of a tone’s spectrum is the tone', () => {
  expect(spectralCentroid(sine(1000, 0.5, 1), RATE)).toBeCloseTo(1000, -1.5);
});
