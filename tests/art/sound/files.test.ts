import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Band, MUSIC_MOODS } from '#audio';
import { THEMES } from '../../../src/kaiju/sounds/themes';
import { SPRITES, wantedOf } from '../../../tools/art/sound/catalogue';
import { FORMATS } from '../../../tools/art/sound/encode';
import { AUDIO_FOLDER } from '../../../tools/art/sound/files';
import { faultsOf, type Level, measureAll } from '../../../tools/art/sound/levels';
import { fileTable } from '../../../tools/art/sound/list';
import { readMap } from '../../../tools/art/sound/map';
import { mastered } from '../../../tools/art/sound/master';

const MAX_BYTES = 7_000_000;
const MOST_MUSIC_BYTES = 2_400_000;

describe('the files of sounds', () => {
  let levels: Level[] = [];
  beforeAll(async () => {
    levels = await measureAll();
  }, 120_000);

  it('hold every recipe in all its variations', () => {
    const { sounds } = readMap();
    for (const [sprite, recipes] of Object.entries(SPRITES)) {
      const stored = Object.entries(sounds).filter(([, sound]) => sound.sprite === sprite);
      expect(stored.map(([key, { takes }]) => `${key} ${takes.length}`)).toEqual(
        recipes.map(({ key, takes }) => `${key} ${takes}`),
      );
    }
  });

  it('are as loud as their class, without peaks, offset and clicks', () => {
    const faults = levels.flatMap((level) => faultsOf(level).map((fault) => `${level.name}: ${fault}`));
    expect(faults).toEqual([]);
    expect(levels.length).toBeGreaterThan(150);
  });

  it('hold a note close to every one that a theme plays', () => {
    const { music } = readMap();
    for (const [name, theme] of Object.entries(THEMES)) {
      const { instruments } = music[name]!;
      const band = new Band(theme, 7);
      for (let bar = 0; bar < 160; bar++) {
        for (const { instrument, pitch } of band.next(MUSIC_MOODS[bar % MUSIC_MOODS.length]!)) {
          const away = instruments[instrument]!.pitches.map((each) => Math.abs(each - pitch));
          expect(Math.min(...away), `${name}: ${instrument} ${pitch}`).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  it('are not too large: both formats together, and the music in each', () => {
    const bytesOf = (name: string, format: string) => statSync(join(AUDIO_FOLDER, `${name}.${format}`)).size;
    const names = Object.keys(readMap().sprites);
    const totals = FORMATS.map((format) => names.reduce((sum, name) => sum + bytesOf(name, format), 0));
    expect(totals.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_BYTES);
    for (const format of FORMATS) {
      const music = names.filter((name) => name.startsWith('music'));
      const bytes = music.reduce((sum, name) => sum + bytesOf(name, format), 0);
      expect(bytes, format).toBeLessThanOrEqual(MOST_MUSIC_BYTES);
    }
  });

  it('are listed beside them', async () => {
    expect(readFileSync(join(AUDIO_FOLDER, 'README.md'), 'utf8')).toContain(await fileTable());
  });
});

describe('recipes', () => {
  it.each(['clack', 'hit', 'ui-select', 'grunt.krustazor'])('%s sounds the same every time', (key) => {
    const { render } = Object.values(SPRITES)
      .flat()
      .find((each) => each.key === key)!;
    const first = mastered(render(0), wantedOf(key));
    expect(mastered(render(0), wantedOf(key))).toEqual(first);
    expect(Math.abs(first[0]!) + Math.abs(first.at(-1)!)).toBe(0);
  });

  it('vary from take to take', () => {
    const hit = SPRITES.effects.find(({ key }) => key === 'hit')!;
    expect(hit.render(0)).not.toEqual(hit.render(1));
  });
});
