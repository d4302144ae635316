// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { ChancesGraph } from '../../../../src/features/review/analysis/ChancesGraph';
import { cleanUp, render } from '../../../ui/render';

afterEach(cleanUp);

const SIDES = [
  { seats: ['a'], name: 'Ann', colour: 'red' },
  { seats: ['b'], name: 'Bob', colour: 'blue' },
] as const;

function graph(chances: readonly ({ readonly a: number; readonly b: number } | undefined)[], cursor: number) {
  const { container } = render(
    <ChancesGraph chances={chances} sides={SIDES} points={[]} cursor={cursor} onCursor={() => {}} />,
  );
  return {
    told: container.querySelector('figcaption')?.textContent,
    lines: [...container.querySelectorAll('.analysis-lines path')].map((line) => line.getAttribute('d')),
    legend: [...container.querySelectorAll('.analysis-legend li')].map((each) => each.textContent?.trim()),
  };
}

it('has a line of what everybody loses, up to a game that everybody has lost', () => {
  const { told, lines, legend } = graph([{ a: 0.5, b: 0.25 }, undefined, { a: 0, b: 0 }], 2);
  expect(told).toBe('At the end: Ann 0\u00a0%, Bob 0\u00a0%, Everybody loses 100\u00a0%');
  // A quarter at first, all at last, and a gap where nothing is known.
  expect(lines.at(-1)).toBe('M0.0 150.0M600.0 0.0');
  expect(lines).toHaveLength(3);
  expect(legend.at(-1)).toBe('Everybody loses');
});

it('has none of it where somebody always wins', () => {
  const { told, lines, legend } = graph([{ a: 0.3, b: 0.7 }, undefined, { a: 1 / 3, b: 2 / 3 }], 0);
  expect(told).toBe('Before action 1: Ann 30\u00a0%, Bob 70\u00a0%');
  expect([lines.length, legend.length]).toEqual([2, 2]);
});
