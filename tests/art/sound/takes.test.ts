import { beforeAll, describe, expect, it } from 'vitest';
import { decodeOgg } from '../../../tools/art/sound/decode';
import { AUDIO_FOLDER } from '../../../tools/art/sound/files';
import { readMap } from '../../../tools/art/sound/map';
import { distance } from '../../../tools/art/sound/measure/takes';

/** Decibels by which two variations of what happens on the table differ on average, and the two most alike. */
const APART = 4;
const MOST_ALIKE = 2.5;
/** These have notes of their own and must not change. */
const TUNED = ['combo', 'siren', 'alarm', 'turn', 'fanfare'];

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
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(MOST_ALIKE);
  });
});
