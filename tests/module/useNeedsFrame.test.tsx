// @vitest-environment happy-dom
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type FrameSource, useNeedsFrame } from '../../src/module/useNeedsFrame';
import { cleanUp, render } from '../ui/render';

afterEach(cleanUp);

interface ReaderProps {
  readonly table: FrameSource;
  readonly breathing: boolean;
  readonly take: (needsFrame: () => boolean) => void;
}

function Reader({ table, breathing, take }: ReaderProps) {
  const needsFrame = useNeedsFrame(table, breathing);
  useEffect(() => take(needsFrame), [take, needsFrame]);
  return null;
}

/** A table that is read by `useNeedsFrame`, and what it answers in each frame. */
function tableOf(breathing: boolean) {
  const listeners = new Set<() => void>();
  const table = {
    shows: false,
    busy: () => table.shows,
    store: {
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
  let needsFrame = () => false;
  const take = (answer: () => boolean) => {
    needsFrame = answer;
  };
  render(<Reader table={table} breathing={breathing} take={take} />);
  return {
    table,
    change: () => {
      for (const listener of listeners) listener();
    },
    frames: (count: number) => Array.from({ length: count }, () => needsFrame()),
  };
}

it('wants one picture at first and none at rest', () => {
  const { frames } = tableOf(false);
  expect(frames(4)).toEqual([true, false, false, false]);
});

it('wants a picture in every frame while something is shown, and one of how it ends', () => {
  const { table, frames } = tableOf(false);
  frames(2);
  table.shows = true;
  expect(frames(3)).toEqual([true, true, true]);
  table.shows = false;
  expect(frames(3)).toEqual([true, false, false]);
});

it('wants a picture after every change', () => {
  const { change, frames } = tableOf(false);
  frames(2);
  change();
  expect(frames(3)).toEqual([true, false, false]);
});

it('wants every other picture while the table breathes', () => {
  const { frames } = tableOf(true);
  frames(1);
  expect(frames(10).filter(Boolean)).toHaveLength(5);
});
