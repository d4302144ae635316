// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ActionLine } from '#ui';
import { StretchField } from '../../src/table/StretchField';
import { cleanUp, render, type } from '../ui/render';

afterEach(cleanUp);

it('chooses where a film begins and ends: whole actions, and steps of one that is told in several', () => {
  const onChange = vi.fn();
  const { container } = render(
    <StretchField
      from={{ action: 0, step: 0 }}
      until={{ action: 1, step: 2 }}
      line={new ActionLine([1, 3, 1])}
      turns={[
        { from: 0, seat: 'A' },
        { from: 2, seat: 'B' },
      ]}
      wordsOf={(action, step) => (step === undefined ? `done ${action}` : `step ${step} of ${action}`)}
      onChange={onChange}
    />,
  );
  const [first, last] = [...container.querySelectorAll('input')] as HTMLInputElement[];
  expect([first!.max, first!.value, last!.max, last!.value]).toEqual(['4', '0', '4', '2']);
  expect(first!.getAttribute('aria-valuetext')).toBe('Action 1: done 0');
  expect(last!.getAttribute('aria-valuetext')).toBe('Action 2, step 2: step 1 of 1');
  const turns = [...container.querySelectorAll<HTMLElement>('.film-stretch-turn')];
  expect(turns.map(({ style }) => [style.left, style.width])).toEqual([
    ['0%', '80%'],
    ['80%', '20%'],
  ]);
  type(first!, '3');
  type(last!, '3');
  type(last!, '4');
  expect(onChange.mock.calls.flat()).toEqual([
    { from: { action: 1, step: 2 }, until: { action: 2, step: 0 } },
    { from: { action: 0, step: 0 }, until: { action: 2, step: 0 } },
    { from: { action: 0, step: 0 }, until: { action: 3, step: 0 } },
  ]);
});
