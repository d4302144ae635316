import { describe, expect, it } from 'vitest';
import { MusicBed } from '../../src/audio/musicBed';

const gainOf = (bed: MusicBed) => bed.state.gain;
const moodAt = (tension: number) => new MusicBed(tension).state.mood;

describe('the music', () => {
  it('tells how near the end is', () => {
    expect([0, 0.2, 0.4, 0.8, 0.9, 1].map(moodAt)).toEqual([
      'calm',
      'calm',
      'tension',
      'tension',
      'end',
      'end',
    ]);
    const bed = new MusicBed(0);
    bed.tick(0.1, 1);
    expect(bed.state.mood).toBe('end');
  });

  it('tells of a fight after blow upon blow, and for a while after the last one', () => {
    const bed = new MusicBed(0);
    for (let blow = 0; blow < 6; blow++) {
      bed.stepBack(0.5, 0.4);
      bed.tick(0.4, 0);
    }
    expect(bed.state.mood).toBe('fight');
    bed.tick(3, 0);
    expect(bed.state.mood).toBe('fight');
    bed.tick(20, 0);
    expect(bed.state.mood).toBe('calm');
  });

  it('does not take single blows for a fight', () => {
    const bed = new MusicBed(0);
    for (let blow = 0; blow < 20; blow++) {
      bed.stepBack(0.5, 0.4);
      bed.tick(6, 0);
      expect(bed.state.mood).toBe('calm');
    }
  });

  it('does not depend on how time is cut into steps', () => {
    const coarse = new MusicBed(0);
    const fine = new MusicBed(0);
    for (const bed of [coarse, fine]) bed.stepBack(0.6, 1);
    coarse.tick(1, 0);
    for (let step = 0; step < 50; step++) fine.tick(0.02, 0);
    expect(gainOf(fine)).toBeCloseTo(gainOf(coarse));
  });

  it('makes room for a great moment and comes back', () => {
    const bed = new MusicBed(0);
    bed.stepBack(0.6, 2);
    bed.tick(0.5, 0);
    expect(gainOf(bed)).toBeCloseTo(0.4, 1);
    for (let step = 0; step < 100; step++) bed.tick(0.1, 0);
    expect(gainOf(bed)).toBeCloseTo(1);
  });

  it('keeps the room for an explosion when a step follows', () => {
    const bed = new MusicBed(0);
    bed.stepBack(0.6, 2);
    bed.tick(0.5, 0);
    bed.stepBack(0.2, 0.5);
    bed.tick(0.1, 0);
    expect(gainOf(bed)).toBeLessThan(0.45);
  });
});
