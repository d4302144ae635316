// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Simulation } from '#core';
import type { GameModule } from '#module';
import { WinningBar } from '../../../../src/features/online/broadcast/WinningBar';
import { chancesSeen, percents } from '../../../../src/features/online/broadcast/winning';
import { cleanUp, render } from '../../../ui/render';
import { watched } from './watched';

afterEach(cleanUp);

/** A module whose seats have fixed chances. */
function withChances(module: GameModule, chances: readonly number[]): GameModule {
  const { simulator } = module;
  const from = (position: unknown): Simulation<never> =>
    Object.assign(Object.create(simulator.from(position)), {
      chances: (into: number[]) => void into.splice(0, into.length, ...chances),
    });
  return { ...module, simulator: { ...simulator, from } };
}

it('whole percents add up to what the shares do', () => {
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([0.2, 0.15, 0.25])).toEqual([20, 15, 25]);
  expect(percents([0.004, 0.004, 0.004])).toEqual([1, 0, 0]);
});

it('what everybody loses has a part of the bar of its own', () => {
  const { parts } = watched('zorgl');
  const module = withChances(parts.module, [0.25, 0.25]);
  const view = parts.session.store.getState().shownView;
  expect(chancesSeen(module, view).map(({ chance }) => chance)).toEqual([
    expect.closeTo(0.25),
    expect.closeTo(0.25),
  ]);
  const { container } = render(<WinningBar parts={{ ...parts, module }} view={view} />);
  const told = [...container.querySelectorAll('.visually-hidden')].map((each) => each.textContent);
  expect(told).toHaveLength(3);
  expect(told.at(-1)).toBe('Everybody loses: 50 %');
});

it('a game that somebody wins has no such part', () => {
  const { parts } = watched('zorgl');
  const view = parts.session.store.getState().shownView;
  const { container } = render(<WinningBar parts={parts} view={view} />);
  expect(container.querySelectorAll('li')).toHaveLength(2);
});
