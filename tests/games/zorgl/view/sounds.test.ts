import { describe, expect, it } from 'vitest';
import { findSound } from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import { HOUSE_MODELS } from '#zorgl/rules';
import { SOUNDS, strainOf, tensionOf, zorglMessages, zorglWords } from '#zorgl/view';

const KAIJU_SOUNDS = kaijuSounds({ sounds: 0, music: 0 });

const VOICED = ['howl', 'snarl', 'grunt', 'effort', 'cheer', 'groan'] as const;

describe('the sounds of the table', () => {
  it.each(SOUNDS)('%s can be heard', (sound) => {
    expect(findSound(KAIJU_SOUNDS, sound)?.takes.length).toBeGreaterThan(0);
  });

  it.each(HOUSE_MODELS)('%s has a voice of its own', (figure) => {
    for (const call of VOICED) expect(findSound(KAIJU_SOUNDS, call, figure)?.key).toBe(`${call}.${figure}`);
  });
});

describe('sounds in words', () => {
  const en = zorglWords('en');
  const fr = zorglWords('fr');

  it('say what is heard and from whom', () => {
    expect(en.sound({ sound: 'howl', voice: 'greatzilla', volume: 1 })).toBe('roar – Greatzilla');
    expect(fr.sound({ sound: 'howl', voice: 'zorgl-c', volume: 1 })).toBe('rugissement – Zorgl');
    expect(fr.sound({ sound: 'siren', volume: 1 })).toBe('sirène');
  });

  it('leave out what is soft and what says nothing', () => {
    expect(en.sound({ sound: 'hit', volume: 0.2 })).toBeNull();
    expect(en.sound({ sound: 'card-lift', volume: 1 })).toBeNull();
  });

  it('name no sound that does not exist', () => {
    const known: readonly string[] = SOUNDS;
    expect(Object.keys(zorglMessages('en').sounds).filter((sound) => !known.includes(sound))).toEqual([]);
  });
});

describe('the tension of a game', () => {
  const floors = (count: number) => Array.from({ length: count }, (_, index) => `floor ${index}`);
  const table = (won: number, plant: number) => ({
    piles: new Map([['A', { floors: floors(won), units: [] }]] as const),
    buildings: new Map([['d4', { plant: true, height: 8, floors: floors(plant) }]] as const),
  });

  it('is none at the beginning and all one floor before the end', () => {
    expect(tensionOf(table(0, 8))).toBe(0);
    expect(tensionOf(table(9, 8))).toBe(1);
    expect(tensionOf(table(0, 0))).toBe(1);
  });

  it('leaves the plant to hum louder with each floor that it loses, whatever anybody has won', () => {
    expect(strainOf(table(9, 8))).toBe(0);
    expect([6, 4, 0].map((plant) => strainOf(table(0, plant)))).toEqual([0.25, 0.5, 1]);
  });

  it('rises with the floors of the richest', () => {
    const course = [2, 4, 6, 8].map((won) => tensionOf(table(won, 8)));
    expect(course).toEqual(course.toSorted((a, b) => a - b));
    expect(course[1]).toBeGreaterThan(0);
  });

  it('rises as the plant is pulled down', () => {
    expect(tensionOf(table(0, 3))).toBeGreaterThan(tensionOf(table(0, 5)));
  });
});
