import { describe, expect, it } from 'vitest';
import { MusicBed } from '../../src/audio/musicBed';

const power = ({ calm, danger }: { calm: number; danger: number }) => calm ** 2 + danger ** 2;

describe('the music', () => {
  it('begins in the mood of the game', () => {
    expect(new MusicBed(0).levels).toEqual({ calm: 1, danger: 0 });
    expect(new MusicBed(1).levels.danger).toBe(1);
  });

  it('turns slowly from one layer to the other, as loud all the way', () => {
    const bed = new MusicBed(0);
    let before = 0;
    for (let step = 0; step < 100; step++) {
      bed.tick(0.1, 1);
      expect(power(bed.levels)).toBeCloseTo(1);
      expect(bed.levels.danger).toBeGreaterThan(before);
      before = bed.levels.danger;
    }
    expect(before).toBeGreaterThan(0.98);
  });

  it('does not depend on how time is cut into steps', () => {
    const coarse = new MusicBed(0.2);
    const fine = new MusicBed(0.2);
    coarse.tick(1, 0.9);
    for (let step = 0; step < 50; step++) fine.tick(0.02, 0.9);
    expect(fine.levels.calm).toBeCloseTo(coarse.levels.calm);
  });

  it('makes room for a great moment and comes back', () => {
    const bed = new MusicBed(0);
    bed.stepBack(0.6, 2);
    bed.tick(0.5, 0);
    expect(bed.levels.calm).toBeCloseTo(0.4, 1);
    for (let step = 0; step < 100; step++) bed.tick(0.1, 0);
    expect(bed.levels.calm).toBeCloseTo(1);
  });

  it('keeps the room for an explosion when a step follows', () => {
    const bed = new MusicBed(0);
    bed.stepBack(0.6, 2);
    bed.tick(0.5, 0);
    bed.stepBack(0.2, 0.5);
    bed.tick(0.1, 0);
    expect(bed.levels.calm).toBeLessThan(0.45);
  });
});
