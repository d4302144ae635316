import { describe, expect, it } from 'vitest';
import { type CameraView, keptToBoard, MIN_DISTANCE, STILL, sumOf } from '#director';
import { CameraMotion, type CameraShow, frameOf, homeView } from '#stage';

const SIZE = { width: 1280, height: 800 };
const INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const BOARD = { x: 3.9, z: 3.9, height: 1.2 };
const HOME = homeView(BOARD, SIZE, INSETS);
const FRAME = frameOf(BOARD, SIZE, INSETS);
const OWN = { base: HOME, live: HOME };

/** A show that moves the camera by so much, and once jumps. */
function showing(view: () => CameraView | null): CameraShow & { jumped: CameraShow['jumped'] } {
  return { view, jumped: null, age: 0, eases: true, shake: () => {}, taken: () => {} };
}

describe('the motion of a camera', () => {
  it('follows a fast move of a show at any rate, without adding it to itself', () => {
    const motion = new CameraMotion();
    let time = 0;
    const show = showing(() => ({ ...HOME, x: time, distance: HOME.distance - 4 * time }));
    motion.pass(0, OWN, FRAME, show);
    for (const seconds of [0.3, 0.6, 0.05]) {
      time += seconds;
      const view = motion.pass(seconds, OWN, FRAME, show);
      expect(view.x).toBeCloseTo(time);
      expect(view.distance).toBeCloseTo(HOME.distance - 4 * time);
    }
  });

  it('goes over a jump of the show from where it was, however often it is asked', () => {
    const passed = (steps: number) => {
      const motion = new CameraMotion();
      let x = 0;
      const show = showing(() => ({ ...HOME, x }));
      motion.pass(0, OWN, FRAME, show);
      x = 2;
      show.jumped = { ...STILL, x: -2 };
      expect(motion.pass(0, OWN, FRAME, show).x).toBeCloseTo(0);
      show.jumped = null;
      let view = HOME;
      for (let step = 0; step < steps; step++) view = motion.pass(0.2 / steps, OWN, FRAME, show);
      return view.x;
    };
    expect(passed(1)).toBeCloseTo(passed(24), 9);
    expect(passed(1)).toBeGreaterThan(0.5);
    expect(passed(1)).toBeLessThan(2);
  });

  it('begins to go over at the next picture, however long there was none', () => {
    const motion = new CameraMotion();
    const to = { ...HOME, azimuth: 1 };
    motion.pass(0, OWN, FRAME, null);
    motion.moved(HOME, to);
    const own = { base: to, live: to };
    expect(motion.pass(30, own, FRAME, null).azimuth).toBeCloseTo(0);
    expect(motion.moving).toBe(true);
    motion.pass(2, own, FRAME, null);
    expect(motion.moving).toBe(false);
    expect(motion.view(to)).toEqual(expect.objectContaining({ azimuth: expect.closeTo(1) }));
  });

  it('takes the shorter way round', () => {
    const motion = new CameraMotion();
    const from = { ...HOME, azimuth: 3 * Math.PI + 0.1 };
    motion.pass(0, { base: from, live: from }, FRAME, null);
    motion.moved(from, { ...HOME, azimuth: Math.PI });
    const to = { ...HOME, azimuth: Math.PI };
    expect(motion.pass(0, { base: to, live: to }, FRAME, null).azimuth).toBeCloseTo(Math.PI + 0.1);
  });

  it('leaves the camera to the viewer where it stands', () => {
    const motion = new CameraMotion();
    const show = showing(() => ({ ...HOME, x: 1 }));
    const shown = motion.pass(0, OWN, FRAME, show);
    const taken = motion.release(HOME);
    expect(taken).toEqual(shown);
    show.view = () => null;
    expect(motion.pass(0.1, { base: taken, live: taken }, FRAME, show)).toEqual(taken);
  });
});

describe('a shot', () => {
  it.each([
    ['of which the board is no part', { x: 60 }],
    ['from behind the board', { z: -30, distance: 6 }],
    ['nearer than the least distance', { distance: 0.5 }],
    ['of no place at all', { y: Number.NaN }],
  ] as const)('%s is not taken', (_, change) => {
    const view = keptToBoard({ ...HOME, ...change }, HOME, FRAME.board);
    expect(view.distance).toBeGreaterThanOrEqual(MIN_DISTANCE);
    expect(Math.abs(view.x) + Math.abs(view.z)).toBeLessThan(20);
    expect(keptToBoard(view, HOME, FRAME.board)).toEqual(view);
  });

  it('that keeps to the board stays as it is, and so does the viewer’s own', () => {
    const near = { ...HOME, x: 1, distance: HOME.distance * 0.6 };
    expect(keptToBoard(near, HOME, FRAME.board)).toBe(near);
    const own = { ...HOME, x: 5, distance: 2 };
    expect(keptToBoard(own, own, FRAME.board)).toBe(own);
  });

  it('is the sum of its parts', () => {
    expect(sumOf({ ...STILL, x: 1 }, { ...STILL, x: 2, zoom: 1 }, 2, -1)).toEqual({ ...STILL, zoom: -1 });
  });
});
