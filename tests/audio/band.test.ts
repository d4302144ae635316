import { describe, expect, it } from 'vitest';
import { Band, barOf, MUSIC_MOODS, type MusicMood, pitchOf, readLine, type Theme } from '#audio';
import { readPattern } from '../../src/audio/theme';
import { THEMES } from '../../src/kaiju/sounds/themes';

const PLAYER = { instrument: 'lute', level: 1, pan: 0 };

describe('scores', () => {
  it('read notes, A4 being 69', () => {
    expect(['A4', 'D4', 'Bb3', 'C#5'].map(pitchOf)).toEqual([69, 62, 58, 73]);
    expect(() => pitchOf('H3')).toThrow('no note');
  });

  it('read lines with rests', () => {
    const notes = readLine('D4:1 -:0.5 A4:2', 0.6, PLAYER);
    expect(notes.map(({ at, seconds, pitch }) => [at, seconds, pitch])).toEqual([
      [0, 0.6, 62],
      [expect.closeTo(0.9), 1.2, 69],
    ]);
    expect(() => readLine('D4', 0.6, PLAYER)).toThrow('no length');
  });

  it('read patterns over a chord, its root as low as allowed', () => {
    const pitches = (chord: string) =>
      readPattern('1:1 3:1 5:1 7:1', chord, 'A1', 1, PLAYER).map(({ pitch }) => pitch);
    expect(pitches('Dm')).toEqual([38, 41, 45, 50]);
    expect(pitches('A7')).toEqual([33, 37, 40, 43]);
    expect(readPattern('x:4', 'C', undefined, 1, PLAYER)[0]!.pitch).toBe(0);
    expect(() => pitches('Hm')).toThrow('no chord');
    expect(() => readPattern('6:1', 'C', 'A1', 1, PLAYER)).toThrow('no step');
  });
});

/** What a band plays in a mood, bar by bar, as text. */
function barsOf(theme: Theme, mood: MusicMood, seconds: number): string[] {
  const band = new Band(theme, 1);
  return Array.from({ length: Math.ceil(seconds / barOf(theme)) }, () =>
    band
      .next(mood)
      .map(({ instrument, at, pitch }) => `${instrument} ${at.toFixed(2)} ${pitch}`)
      .sort()
      .join(', '),
  );
}

/** Bars that a listener takes for a passage that has come back. */
const PASSAGE = 8;
const REPEATS_AFTER = 150;

describe.each(Object.entries(THEMES))('the music %s', (_, theme) => {
  it.each(MUSIC_MOODS)('does not repeat itself within two and a half minutes: %s', (mood) => {
    const bars = barsOf(theme, mood, 2 * REPEATS_AFTER);
    const apart = Math.ceil(REPEATS_AFTER / barOf(theme));
    const passages = Array.from({ length: bars.length - PASSAGE + 1 }, (_, at) =>
      bars.slice(at, at + PASSAGE).join('|'),
    );
    expect(passages.length).toBeGreaterThan(apart);
    for (const [at, passage] of passages.entries()) {
      expect(passages.slice(at + 1, at + apart + 1)).not.toContain(passage);
    }
  });

  it('rests for eight bars in a calm round, and for none when something happens', () => {
    const few = (mood: MusicMood) =>
      barsOf(theme, mood, 200).map((bar) => bar.split(', ').filter((note) => note !== '').length <= 4);
    const longest = (quiet: readonly boolean[]) =>
      Math.max(...quiet.map((_each, from) => [...quiet.slice(from), false].indexOf(false)));
    expect(longest(few('calm'))).toBeGreaterThanOrEqual(8);
    expect(longest(few('fight'))).toBeLessThanOrEqual(1);
  });

  it('plays more the more happens', () => {
    const density = (mood: MusicMood) => barsOf(theme, mood, 150).join(', ').split(', ').length;
    expect(density('tension')).toBeGreaterThan(density('calm'));
    expect(density('fight')).toBeGreaterThan(density('calm'));
  });

  it('goes on from bar to bar in any mood, and the same way each time', () => {
    const play = () => {
      const band = new Band(theme, 3);
      return Array.from({ length: 90 }, (_each, bar) =>
        band.next(MUSIC_MOODS[(bar >> 2) % MUSIC_MOODS.length]!),
      );
    };
    const once = play();
    expect(play()).toEqual(once);
    for (const { at, seconds, level } of once.flat()) {
      expect(at).toBeGreaterThanOrEqual(-1e-6);
      expect(at).toBeLessThan(barOf(theme));
      expect(seconds).toBeGreaterThan(0);
      expect(level).toBeLessThanOrEqual(1);
    }
  });
});
