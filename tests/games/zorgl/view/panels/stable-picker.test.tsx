// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Action } from '#zorgl/rules';
import { chooseCard, chooseMode } from '#zorgl/view';
import { rowsOf } from '../../../../../src/games/zorgl/view/panels/rows';
import { cleanUp } from '../../../../ui/render';
import { begin, showPicker } from './picker';

afterEach(cleanUp);

const ACE: Action[] = [
  { do: 'move', card: 'AC', to: 'c3' },
  { do: 'move', card: 'AC', to: 'c4' },
  ...['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'a2', 'a3'].map(
    (to): Action => ({ do: 'leap', card: 'AC', to }),
  ),
  { do: 'move', card: '9S', to: 'c3' },
];
const QUEEN: Action[] = [
  { do: 'attack', card: 'QH', target: 'B' },
  { do: 'throw', card: 'QH', target: 'B', dir: 'N' },
  { do: 'throw', card: 'QH', target: 'B', dir: 'S' },
];

describe('the picker', () => {
  it('has room for all that its card may ask for, whatever is chosen', () => {
    const ace = chooseCard(begin(ACE), 'AC');
    expect(rowsOf(ace)).toBe(3);
    expect(rowsOf(chooseMode(ace, 'move'))).toBe(3);
    expect(rowsOf(chooseMode(ace, 'leap'))).toBe(3);
    expect(rowsOf(chooseCard(begin(ACE), '9S'))).toBe(1);
    expect(rowsOf(chooseCard(begin(QUEEN), 'QH'))).toBe(3);
  });

  it('takes the second click of a double click for nothing', () => {
    const { container, onChoice, onMode } = showPicker(chooseMode(chooseCard(begin(ACE), 'AC'), 'leap'));
    const press = (selector: string, detail: number) =>
      act(() => {
        const event = new MouseEvent('click', { bubbles: true, detail });
        container.querySelector(selector)!.dispatchEvent(event);
      });
    press('[data-choice=f6]', 2);
    press('[data-mode=move]', 2);
    expect(onChoice).not.toHaveBeenCalled();
    expect(onMode).not.toHaveBeenCalled();
    // A key presses without a click.
    press('[data-mode=move]', 0);
    press('[data-choice=f6]', 1);
    expect(onMode).toHaveBeenCalledWith('move');
    expect(onChoice).toHaveBeenCalledOnce();
  });
});
