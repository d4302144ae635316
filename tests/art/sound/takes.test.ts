import { beforeAll, describe, expect, it } from 'vitest';
import { decodeOgg } from '../../../tools/art/sound/decode';
import { AUDIO_FOLDER } from '../../../tools/art/sound/files';
import { readMap } from '../../../tools/art/sound/map';
import { onsetsOf } from '../../../tools/art/sound/measure/onsets';
import { spectralCentroid } from '../../../tools/art/sound/measure/spectrum';
import { distance } from '../../../tools/art/sound/measure/takes';

/** Decibels by which two variations of what happens on the table differ on average, and the two most alike. */
const APART = 4;
const MIN_DISTANCE = 4;
/** These have notes of their own and must not change. */
const TUNED = ['combo', 'alarm', 'turn', 'fanfare'];

const { sounds } = readMap();
const many = Object.entries(sounds).filter(([key, { sprite, takes }]) => {
  return sprite === 'effects' && takes.length > 1 && !TUNED.includes(key);
});

describe('variations', () => {
  let effects: Awaited<ReturnType<typeof decodeOgg>>;
  beforeAll(async () => {
    effects = await decodeOgg(`${AUDIO_FOLDER}/effects.ogg`);
  }, 60_000);

  it.each(many)('of %s are not one and the same', (_, { takes }) => {
    const { rate, channels } = effects;
    const heard = takes.map(([offset, duration]) =>
      channels[0]!.subarray(Math.round(offset * rate), Math.round((offset + duration) * rate)),
    );
    const distances = heard.flatMap((one, index) =>
      heard.slice(index + 1).map((other) => distance(one, other, rate)),
    );
    const mean = distances.reduce((sum, each) => sum + each, 0) / distances.length;
    expect(mean).toBeGreaterThanOrEqual(APART);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(MIN_DISTANCE);
  });

  const takesOf = (key: string) => {
    const { rate, channels } = effects;
    return sounds[key]!.takes.map(([offset, duration]) =>
      channels[0]!.slice(Math.round(offset * rate), Math.round((offset + duration) * rate)),
    );
  };

  it.each([
    ['collapse', 3],
    ['explosion', 2],
  ])('of %s have %i blows and more one after the other', (key, blows) => {
    for (const take of takesOf(key))
      expect(onsetsOf(take, effects.rate).length).toBeGreaterThanOrEqual(blows);
  });

  it('of blows are the brighter and shorter the lighter who strikes', () => {
    const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
    const of = (key: string) => ({
      bright: mean(takesOf(key).map((take) => spectralCentroid(take, effects.rate))),
      long: mean(takesOf(key).map((take) => take.length / effects.rate)),
    });
    const [light, usual, heavy] = ['hit-light', 'hit', 'hit-heavy'].map(of);
    expect(light!.bright).toBeGreaterThan(1.2 * usual!.bright);
    expect(usual!.bright).toBeGreaterThan(1.1 * heavy!.bright);
    expect(heavy!.long).toBeGreaterThan(1.2 * usual!.long);
    expect(usual!.long).toBeGreaterThan(light!.long);
  });
});
