import { expect, it, vi } from 'vitest';
import { once, throttled } from '#ui';

/** Clicks as a browser counts them: when, and the how many-th of its series. */
const clicked = (
  handler: (click: { detail: number; timeStamp: number }) => void,
  ...clicks: [number, number][]
) => {
  for (const [timeStamp, detail] of clicks) handler({ timeStamp, detail });
};

it('a button that acts once leaves out every further click of a series', () => {
  const press = vi.fn();
  clicked(once(press), [0, 1], [400, 2], [800, 3], [2000, 1]);
  expect(press).toHaveBeenCalledTimes(2);
});

it('a button for one step after the other takes every click of a series at leisure', () => {
  const press = vi.fn();
  clicked(throttled(press), [10_000, 1], [10_400, 2], [10_790, 3], [11_200, 4]);
  expect(press).toHaveBeenCalledTimes(4);
});

it('but not the second one of a double click', () => {
  const press = vi.fn();
  clicked(throttled(press), [20_000, 1], [20_150, 2]);
  expect(press).toHaveBeenCalledOnce();
});

it('nor one whose first was somewhere else', () => {
  const press = vi.fn();
  clicked(
    throttled(() => {}),
    [30_000, 1],
  );
  clicked(throttled(press), [40_000, 2]);
  clicked(throttled(press), [40_350, 2]);
  expect(press).not.toHaveBeenCalled();
});
