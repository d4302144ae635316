import { describe, expect, it } from 'vitest';
import {
  type CameraCue,
  type CameraPlan,
  type CameraSubject,
  extentInView,
  eyeOf,
  occlusionRatio,
  planCamera,
  rewoundView,
  seenFrom,
  viewAt,
} from '#director';
import { pictureFrame } from '../helpers/pictureFrame';

const HOME = { x: 0, y: 0, z: 0, azimuth: 0, elevation: 0.96, distance: 18 };
const AREA = { across: 0.35, over: 0.2 };
const monster = (x: number, z: number): CameraSubject => ({ x, y: 0, z, half: 0.45, tall: 1.15 });
const shot = (at: number, ...subjects: CameraSubject[]): CameraCue => ({
  at,
  kind: 'camera',
  role: 'action',
  subjects,
  intensity: 0.5,
  duration: 1.5,
});
const plan = (change: Partial<CameraPlan> = {}): CameraPlan => ({
  base: HOME,
  ...pictureFrame(AREA),
  obstacles: [],
  style: 'gentle',
  speed: 1,
  ...change,
});
const FIGHT = { cues: [shot(0.9, monster(2, 1), monster(1, 1))], duration: 4 };

describe('a view', () => {
  it('sees the point it looks at in the middle, what is east of it on the right, what is higher above', () => {
    expect(seenFrom(HOME, { x: 0, y: 0, z: 0 })).toEqual({ right: 0, up: 0, depth: 18 });
    expect(seenFrom(HOME, { x: 1, y: 0, z: 0 }).right).toBeCloseTo(1 / 18);
    expect(seenFrom(HOME, { x: 0, y: 1, z: 0 }).up).toBeGreaterThan(0);
    expect(seenFrom({ ...HOME, azimuth: Math.PI / 2 }, { x: 0, y: 0, z: -1 }).right).toBeCloseTo(1 / 18);
  });

  it('has its eye in the south where it looks north', () => {
    const eye = eyeOf({ ...HOME, elevation: 0 });
    expect([eye.x, eye.y, eye.z]).toEqual([0, 0, 18]);
  });

  it('reaches the edge of the safe area with what lies there', () => {
    const flat = { x: 18 * AREA.across, y: 0, z: 0, half: 0, tall: 0 };
    expect(extentInView(HOME, AREA, flat)).toBeCloseTo(1);
  });
});

describe('what hides something', () => {
  const low = { ...HOME, elevation: 0.4 };
  const tower = { x: 0, y: 0, z: 1, half: 0.45, tall: 3 };

  it('stands before it, is not itself, and does not stand behind', () => {
    expect(occlusionRatio(low, monster(0, 0), [tower])).toBe(1);
    expect(occlusionRatio(low, monster(0, 0), [{ ...tower, z: -1 }])).toBe(0);
    expect(occlusionRatio(low, monster(0, 0), [{ ...tower, z: 0 }])).toBe(0);
  });
});

describe('planCamera', () => {
  it('moves nothing where the camera is to stay, and nothing where nothing is to be seen', () => {
    expect(planCamera(FIGHT, plan({ style: 'hands-off' }))).toBeNull();
    expect(planCamera({ cues: [], duration: 4 }, plan())).toBeNull();
  });

  it('comes closer to what happens, looks towards it, and is back at the end', () => {
    const path = planCamera(FIGHT, plan())!;
    const [held] = path.holds;
    const near = viewAt(path, held!.from);
    expect(near.distance).toBeLessThan(HOME.distance);
    expect(near.x).toBeGreaterThan(0);
    expect(viewAt(path, 0)).toEqual(HOME);
    const end = viewAt(path, FIGHT.duration);
    expect(end.distance).toBeCloseTo(HOME.distance, 9);
    expect(end.x).toBeCloseTo(0, 9);
  });

  it('comes closer in cinematic style than in gentle style', () => {
    const nearest = (style: 'gentle' | 'cinematic') => {
      const path = planCamera(FIGHT, plan({ style }))!;
      return viewAt(path, path.holds[0]!.from).distance;
    };
    expect(nearest('cinematic')).toBeLessThan(nearest('gentle'));
  });

  it('moves less far when the show is seen faster', () => {
    const nearest = (speed: number) => {
      const path = planCamera(FIGHT, plan({ speed }))!;
      return viewAt(path, path.holds[0]!.from).distance;
    };
    expect(nearest(8)).toBeGreaterThan(nearest(1));
  });

  it('rises or swings until a tower in front hides the target no longer', () => {
    const tower = { x: 0, y: 0, z: 0.9, half: 0.41, tall: 1.3 };
    const timeline = { cues: [shot(0.9, monster(0, 0))], duration: 4 };
    const base = { ...HOME, elevation: 0.8 };
    expect(occlusionRatio(base, monster(0, 0), [tower])).toBeGreaterThan(0.5);
    const path = planCamera(timeline, plan({ base, style: 'cinematic', obstacles: [tower] }))!;
    const view = viewAt(path, path.holds[0]!.from);
    expect(occlusionRatio(view, monster(0, 0), [tower])).toBeLessThan(0.5);
  });

  it('looks at what happens high up on a wall from the front, without looking down on it', () => {
    const wall = { ...HOME, y: 10, elevation: 0.3, distance: 40 };
    const high = { cues: [shot(0.9, { x: 2, y: 15, z: -2, half: 0.5, tall: 1 })], duration: 4 };
    const path = planCamera(high, plan({ base: wall, style: 'cinematic' }))!;
    const { y, elevation } = viewAt(path, 1.4);
    expect(y).toBeGreaterThan(13);
    expect(y).toBeLessThan(16);
    expect(elevation).toBeLessThan(0.4);
  });

  it('goes straight back when an action is taken back half-way', () => {
    const path = planCamera(FIGHT, plan())!;
    const there = viewAt(path, 1.5);
    expect(rewoundView(path, 1.5, 1.5)).toEqual(there);
    expect(rewoundView(path, 0, 1.5)).toEqual(HOME);
  });

  it('loses nothing on its way that it is to keep, and stays as long all the same', () => {
    const high: CameraSubject = { x: 0, y: 3.2, z: 0, half: 0.2, tall: 0.6 };
    const falls = 1.8;
    const keep: CameraCue = { ...shot(0, high), role: 'keep', duration: falls };
    const landing = shot(1.7, monster(0, 2), monster(1, 2));
    const pathOf = (...cues: CameraCue[]) => planCamera({ cues, duration: 6 }, plan({ style: 'cinematic' }))!;
    const [free, kept] = [pathOf(landing), pathOf(keep, landing)];
    expect(extentInView(HOME, AREA, high)).toBeLessThan(1);
    expect(extentInView(viewAt(free, falls), AREA, high)).toBeGreaterThan(1);
    for (let time = 0; time <= falls; time += 0.1)
      expect(extentInView(viewAt(kept, time), AREA, high)).toBeLessThanOrEqual(1);
    const stays = ({ holds: [held] }: typeof kept) => held!.until - held!.from;
    expect(stays(kept)).toBeCloseTo(stays(free), 1);
  });

  it('nudges for a blow and goes round the greatest in cinematic style', () => {
    const blow: CameraCue = { ...shot(1.3, monster(2, 1)), role: 'impact', intensity: 1, duration: 2 };
    const path = planCamera({ cues: [...FIGHT.cues, blow], duration: 6 }, plan({ style: 'cinematic' }))!;
    const [held] = path.holds;
    const turned = viewAt(path, held!.until).azimuth - viewAt(path, held!.from).azimuth;
    expect(Math.abs(turned)).toBeGreaterThan(0.05);
  });
});
