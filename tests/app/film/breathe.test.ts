import { afterEach, expect, it, vi } from 'vitest';
import { breathe } from '../../../src/app/film/breathe';

afterEach(() => void vi.useRealTimers());

it('breathes without timers, which a hidden tab holds back for a second each', async () => {
  vi.useFakeTimers();
  for (let picture = 0; picture < 100; picture++) await breathe();
  expect(vi.getTimerCount()).toBe(0);
});
