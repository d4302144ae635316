import { expect, it } from 'vitest';
import type { TableSource, TurnControl } from '#module';
import { held } from '../../src/table/held';

const source: TableSource = {
  speed: 2,
  sample: (out) => out.fill(1),
  visitActiveCues: () => {},
  visitDecals: () => {},
};

it('what is held moves in the pictures that are drawn, as the control of the moment has it', () => {
  let control: Pick<TurnControl, 'hold'> = {};
  const shown = held(source, () => control);
  const poses = new Float64Array(3);
  shown.sample(poses);
  expect([...poses]).toEqual([1, 1, 1]);
  control = {
    hold: (out) => {
      out[1] = 7;
    },
  };
  shown.sample(poses);
  expect([...poses]).toEqual([1, 7, 1]);
  expect(shown.speed).toBe(2);
});
