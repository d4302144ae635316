import { afterEach, expect, it, vi } from 'vitest';
import { nextFrame } from '../../src/page/nextFrame';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the next picture', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const done = vi.fn();
  const waiting = nextFrame().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  frames[0]!();
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});

it('goes on where no picture is drawn', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const waiting = nextFrame();
  await vi.advanceTimersByTimeAsync(100);
  await waiting;
});
