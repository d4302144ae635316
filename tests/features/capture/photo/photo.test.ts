import { describe, expect, it } from 'vitest';
import type { Cue } from '#director';
import { posed } from '../../../../src/table/photo/posed';
import {
  angleInFrame,
  frameIn,
  type MonsterPose,
  type PhotoSettings,
  photoSize,
} from '../../../../src/table/photo/settings';

const SCREEN = { width: 1600, height: 900 };
const SETTINGS: PhotoSettings = {
  frame: 'window',
  longSide: 1920,
  scale: 1,
  blur: 0,
  focus: 1,
  exposure: 0,
  mood: 'night',
  quality: 'low',
  coordinates: false,
  words: '',
  poses: {},
};

describe('the frame of a photo', () => {
  it('is the largest part of the page that has its shape', () => {
    expect(frameIn('window', SCREEN)).toEqual(SCREEN);
    expect(frameIn('1:1', SCREEN)).toEqual({ width: 900, height: 900 });
    expect(frameIn('9:16', SCREEN)).toEqual({ width: 506.25, height: 900 });
    expect(frameIn('16:9', { width: 390, height: 844 })).toEqual({ width: 390, height: 219.375 });
  });

  it('gives the photo its size in whole, even pixels', () => {
    expect(photoSize(SETTINGS, SCREEN)).toEqual({ width: 1920, height: 1080 });
    expect(photoSize({ ...SETTINGS, frame: '9:16', longSide: 1280 }, SCREEN)).toEqual({
      width: 720,
      height: 1280,
    });
    expect(photoSize({ ...SETTINGS, frame: '1:1', scale: 2 }, SCREEN)).toEqual({ width: 3840, height: 3840 });
  });

  it('shows what the page shows there: the same angle as high as the page, less where it is lower', () => {
    expect(angleInFrame('1:1', SCREEN, 28)).toBeCloseTo(28);
    // On a narrow page a wide frame is 219.375 of 844 pixels high.
    const half = Math.tan((14 * Math.PI) / 180) * (219.375 / 844);
    const angle = angleInFrame('16:9', { width: 390, height: 844 }, 28);
    expect(Math.tan((angle * Math.PI) / 360)).toBeCloseTo(half);
  });
});

describe('a posed monster', () => {
  const blow: Cue = { at: 0, kind: 'clip', clip: 'attack', piece: 'monster A', duration: 1 };
  const other: Cue = { ...blow, piece: 'monster C' };
  const shake: Cue = { at: 0, kind: 'shake', intensity: 1, duration: 1 };
  const table = {
    speed: 1,
    sample: () => {},
    visitDecals: () => {},
    visitActiveCues: (visit: (cue: Cue, age: number) => void) => {
      for (const cue of [blow, other, shake]) visit(cue, 0.5);
    },
  };
  const cuesOf = (pose: MonsterPose) => {
    const seen: { readonly cue: Cue; readonly share: number }[] = [];
    posed(table, new Map([['monster A', pose]])).visitActiveCues((cue, age) => {
      seen.push({ cue, share: cue.kind === 'clip' ? age / cue.duration : age });
    });
    return seen;
  };

  it('does what it was told instead of what it does; all else goes on', () => {
    const seen = cuesOf({ clip: 'roar', moment: 0.4 });
    expect(seen.map(({ cue }) => cue)).toContain(other);
    expect(seen.map(({ cue }) => cue)).toContain(shake);
    expect(seen.map(({ cue }) => cue)).not.toContain(blow);
    const roar = seen.find(({ cue }) => cue.kind === 'clip' && cue.clip === 'roar');
    expect(roar?.share).toBeCloseTo(0.4);
  });

  it('is left as it stands where nothing is told', () => {
    expect(cuesOf({ clip: 'now', moment: 0.4 }).map(({ cue }) => cue)).toEqual([blow, other, shake]);
  });

  it('is never quite at the end of a clip, where it would be at rest', () => {
    const roar = cuesOf({ clip: 'roar', moment: 1 }).find(({ cue }) => cue !== other && cue.kind === 'clip');
    expect(roar?.share).toBeLessThan(1);
  });
});
