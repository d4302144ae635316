import { expect, it } from 'vitest';
import { heldOn, type PadCommand, type PadReading, padStep } from '../../../src/shell/pad/commands';

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0]): PadReading => ({
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
  axes,
});

it('a button of the standard layout is its command; holes in the list of pads are none', () => {
  expect([...heldOn([null, pad([0, 9])])]).toEqual(['choose', 'menu']);
  expect([...heldOn([pad([14]), pad([1])])]).toEqual(['left', 'back']);
});

it('the stick is the cross, in its stronger direction, once it is pushed well', () => {
  expect([...heldOn([pad([], [0.5, -0.5])])]).toEqual([]);
  expect([...heldOn([pad([], [0.7, -0.9])])]).toEqual(['up']);
  expect([...heldOn([pad([], [-0.9, 0.7])])]).toEqual(['left']);
});

it('a press counts once; a direction that is held goes on, whatever the rate of pictures', () => {
  for (const pause of [10, 50, 150]) {
    const done: PadCommand[] = [];
    let state = new Map() as ReturnType<typeof padStep>['state'];
    for (let now = 0; now <= 1200; now += pause) {
      const step = padStep(state, new Set<PadCommand>(['choose', 'right']), now);
      state = step.state;
      done.push(...step.commands);
    }
    expect(done.filter((command) => command === 'choose')).toHaveLength(1);
    const moves = done.filter((command) => command === 'right').length;
    expect(moves, `each ${pause} ms`).toBeGreaterThanOrEqual(5);
    expect(moves, `each ${pause} ms`).toBeLessThanOrEqual(7);
  }
});

it('what was let go of counts as a press again', () => {
  const held = new Set<PadCommand>(['choose']);
  const first = padStep(new Map(), held, 0);
  const free = padStep(first.state, new Set(), 16);
  expect(padStep(free.state, held, 32).commands).toEqual(['choose']);
});
