import { beforeAll, describe, expect, it } from 'vitest';
import type { SoundChannels } from '#audio';
import { Random } from '#core';
import { decodeOgg } from '../../../tools/art/sound/decode';
import { AUDIO_FOLDER } from '../../../tools/art/sound/files';
import { readMap } from '../../../tools/art/sound/map';
import { type Voiced, voicedMoments } from '../../../tools/art/sound/measure/pitch';
import { powerSpectrum } from '../../../tools/art/sound/measure/spectrum';

const { sounds } = readMap();
const howls = Object.entries(sounds).filter(([key]) => key.startsWith('howl.'));

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Where on the way of a call its pitch is looked at. */
const PLACES = Array.from({ length: 16 }, (_, index) => (index + 0.5) / 16);

/** The course of a call in semitones from its own middle, without single wrong octaves. */
function courseOf(moments: readonly Voiced[]): number[] {
  const semitones = PLACES.map((place) => {
    const around = Math.floor(place * moments.length);
    return (
      12 * Math.log2(median(moments.slice(Math.max(0, around - 3), around + 4).map(({ pitch }) => pitch)))
    );
  });
  const middle = median(semitones);
  return semitones.map((each) => each - middle);
}

describe('a tone', () => {
  it('has its pitch, and is clear; noise is not', () => {
    const rate = 22_050;
    const tone = Float32Array.from({ length: rate }, (_, index) =>
      Math.sin((2 * Math.PI * 196 * index) / rate),
    );
    const moments = voicedMoments(tone, rate);
    expect(median(moments.map(({ pitch }) => pitch))).toBeCloseTo(196, -0.5);
    expect(median(moments.map(({ clear }) => clear))).toBeGreaterThan(15);
    const random = Random.fromSeed(1);
    const noise = tone.map(() => 2 * random.unit() - 1);
    expect(median(voicedMoments(noise, rate).map(({ clear }) => clear))).toBeLessThan(0);
  });
});

describe('howls', () => {
  let voices: SoundChannels;
  let courses: ReadonlyMap<string, readonly number[]>;
  const takesOf = (key: string) =>
    sounds[key]!.takes.map(([offset, duration]) =>
      voices.channels[0]!.slice(
        Math.round(offset * voices.rate),
        Math.round((offset + duration) * voices.rate),
      ),
    );
  beforeAll(async () => {
    voices = await decodeOgg(`${AUDIO_FOLDER}/voices.ogg`);
    courses = new Map(howls.map(([key]) => [key, courseOf(voicedMoments(takesOf(key)[0]!, voices.rate))]));
  }, 60_000);

  it.each(howls)(
    '%s is that of something great, and more than what is not heard from a phone',
    (key, { takes }) => {
      for (const [, duration] of takes) {
        expect(duration).toBeGreaterThanOrEqual(1.8);
        expect(duration).toBeLessThanOrEqual(2.8);
      }
      let low = 0;
      let all = 0;
      for (const take of takesOf(key)) {
        for (let centre = 0; centre < take.length; centre += 4096) {
          powerSpectrum(take, centre, 4096).forEach((power, bin) => {
            all += power;
            if ((bin * voices.rate) / 4096 < 100) low += power;
          });
        }
      }
      expect(10 * Math.log10(low / all)).toBeLessThanOrEqual(-8);
    },
  );

  it('follow a course of pitch of their own, two semitones and more from any other', () => {
    const all = [...courses.entries()];
    for (const [index, [one, course]] of all.entries()) {
      for (const [other, against] of all.slice(index + 1)) {
        const square =
          course.reduce((sum, each, place) => sum + (each - against[place]!) ** 2, 0) / PLACES.length;
        expect(Math.sqrt(square), `${one} and ${other}`).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
