// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { LEVELS } from '#core';
import { BotLevels, type LevelledBot } from '#ui';
import { cleanUp, click, render } from './render';

afterEach(cleanUp);

const MIA: LevelledBot = { seat: 'B', name: 'Mia', level: 'greedy' };
const ZED: LevelledBot = { seat: 'C', name: 'Zed', level: 'gentle' };

const radios = (container: ParentNode, index: number) => [
  ...container.querySelectorAll('[role=radiogroup]')[index]!.querySelectorAll<HTMLInputElement>('input'),
];

it('each bot has as many claws as its level is high, and a line on how it plays', () => {
  const onLevel = vi.fn();
  const { container } = render(<BotLevels bots={[MIA, ZED]} onLevel={onLevel} />);
  const groups = [...container.querySelectorAll('[role=radiogroup]')];
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Level of Mia', 'Level of Zed']);
  expect(groups.map((group) => group.querySelectorAll('[data-on]').length)).toEqual([2, 1]);
  expect(radios(container, 0).map(({ checked }) => checked)).toEqual(LEVELS.map((each) => each === 'greedy'));
  expect(container.textContent).toMatch(/Mia.*Glutton grabs.*Zed.*Hatchling plays along/);
  click(radios(container, 1)[2]!);
  expect(onLevel).toHaveBeenCalledExactlyOnceWith('C', 'planner');
});

it('every level has another name and another line', () => {
  const told = LEVELS.map((level) => {
    const { container } = render(<BotLevels bots={[{ ...MIA, level }]} onLevel={vi.fn()} />);
    return container.querySelector('p')?.textContent;
  });
  expect(new Set(told).size).toBe(LEVELS.length);
});

it('says nothing if nobody is a bot', () => {
  const { container } = render(<BotLevels bots={[]} onLevel={vi.fn()} />);
  expect(container.textContent).toBe('');
});
