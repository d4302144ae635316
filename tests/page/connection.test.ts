import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Connection, type ConnectionListener, settledWay } from '../../src/page/connection';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A way to nowhere yet, with those who listen to it. */
function way(up = false) {
  const listeners = new Set<ConnectionListener>();
  const connection: Connection = {
    up,
    ask: () => new Promise(() => {}),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {},
  };
  let settled = false;
  const waiting = settledWay(connection).then(() => {
    settled = true;
  });
  return { listeners, waiting, settled: () => settled };
}

it('whoever waits for the way to rooms goes on as soon as it is there', async () => {
  const { listeners, waiting, settled } = way();
  for (const { change } of listeners) change(false);
  await vi.advanceTimersByTimeAsync(9999);
  expect(settled()).toBe(false);
  for (const { change } of [...listeners]) change(true);
  await waiting;
  expect(listeners.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  const there = way(true);
  await there.waiting;
  expect(there.listeners.size).toBe(0);
});

it('whoever waits for a server that never answers is told after ten seconds', async () => {
  const { listeners, settled } = way();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled()).toBe(true);
  expect(listeners.size).toBe(0);
});
