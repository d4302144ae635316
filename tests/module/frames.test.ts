// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFrames } from '../../src/module/frames';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page whose pictures come when they are called for. */
function page() {
  let frame: FrameRequestCallback | undefined;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((wanted) => {
    frame = wanted;
    return 1;
  });
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frame = undefined;
  });
  vi.spyOn(window.performance, 'now').mockImplementation(() => Date.now());
  let hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  return {
    draw: (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      frame?.(Date.now());
    },
    hide: (now: boolean) => {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

it('frames go on after a step that threw', () => {
  const { draw } = page();
  const seconds: number[] = [];
  startFrames(window, 'pause', (passed) => {
    seconds.push(passed);
    throw new Error('broken');
  });
  for (let picture = 0; picture < 3; picture++) expect(() => draw(20)).toThrow('broken');
  expect(seconds).toEqual([0, 0.02, 0.02]);
});

it('a long pause counts as a short one', () => {
  const { draw } = page();
  const seconds: number[] = [];
  startFrames(window, 'pause', (passed) => seconds.push(passed));
  draw(20);
  draw(60_000);
  expect(seconds).toEqual([0, 0.25]);
});

it('time passes in full where all pictures are slow', () => {
  const { draw } = page();
  const seconds: number[] = [];
  startFrames(window, 'pause', (passed) => seconds.push(passed));
  for (const milliseconds of [20, 1000, 1200, 900, 20, 2000]) draw(milliseconds);
  expect(seconds).toEqual([0, 0.25, 1.2, 0.9, 0.02, 0.25]);
});

it('a hidden page sleeps, or goes on by a timer where it is to', () => {
  for (const [hidden, expected] of [
    ['pause', 0],
    ['play', 10],
  ] as const) {
    const { draw, hide } = page();
    let total = 0;
    const stop = startFrames(window, hidden, (passed) => {
      total += passed;
    });
    draw(20);
    hide(true);
    vi.advanceTimersByTime(10_000);
    expect(total, hidden).toBeCloseTo(expected, 1);
    hide(false);
    total = 0;
    vi.advanceTimersByTime(10_000);
    expect(total, hidden).toBe(0);
    draw(20);
    expect(total, hidden).toBeCloseTo(0.25);
    stop();
    total = 0;
    hide(true);
    draw(1000);
    expect(total, hidden).toBe(0);
    vi.restoreAllMocks();
  }
});
