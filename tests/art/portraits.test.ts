import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ALL_MODELS } from '../../tools/art/models';

/** Bytes that a portrait may have: the lobby shows several at once. */
const MAX_BYTES = 13_000;

it.each(ALL_MODELS.map(({ name }) => name))(
  '%s has a portrait on nothing, small enough for the lobby',
  async (name) => {
    const file = readFileSync(`public/portraits/${name}.webp`);
    expect(file.length).toBeLessThan(MAX_BYTES);
    const { width, height, hasAlpha } = await sharp(file).metadata();
    expect([width, height, hasAlpha]).toEqual([176, 200, true]);
  },
);
