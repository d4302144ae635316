// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StageHandle } from '#stage';
import type { Saves } from '#storage';
import { type TablePictureParts, useTablePicture } from '../../src/table/useTablePicture';
import { providing } from '../helpers/services';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

/** A table of which only what the picture asks for is there, and what a test changes about it. */
function tableOf(clock: 'real' | 'manual') {
  const state = {
    history: [] as readonly unknown[],
    following: 'live' as 'live' | number,
    shown: 0,
    actual: 0,
  };
  const listeners = new Set<() => void>();
  const table = { busy: false, drawn: 0 };
  const session = {
    busy: () => table.busy,
    store: {
      getState: () => state,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const canvas = document.createElement('canvas');
  const handle = { canvas, draw: () => table.drawn++, figures: () => ({ frames: 1 }) };
  const saves = { keepPicture: async () => {} } as unknown as Saves;
  const parts = {
    running: { id: 'one', session } as unknown as TablePictureParts['running'],
    stage: { current: handle as unknown as StageHandle },
    ready: Promise.resolve(),
    insets: NONE,
    clock,
    posing: false,
  } satisfies TablePictureParts;
  const { result } = renderHook(() => useTablePicture(parts), { wrapper: providing({ saves }) });
  return {
    table,
    take: () => result.current(),
    change(part: Partial<typeof state>) {
      Object.assign(state, part);
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a table is pictured once in each position that it rests in, and never while something moves', async () => {
  const { table, change } = tableOf('real');
  table.busy = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.drawn).toBe(0);
  table.busy = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.drawn).toBe(1);
  change({});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.drawn).toBe(1);
  change({ history: ['an action'], shown: 1, actual: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.drawn).toBe(2);
});

it('the past is no picture of a game', async () => {
  const { table, change, take } = tableOf('real');
  change({ history: ['an action'], following: 0, actual: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  take();
  expect(table.drawn).toBe(0);
});

it('with the manual clock a picture is taken when the table is left, and only then', async () => {
  const { table, take } = tableOf('manual');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.drawn).toBe(0);
  take();
  take();
  expect(table.drawn).toBe(1);
});
