import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { positionParameter, sketch } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const [CHOOSE, BACK, UNDO, NEXT, MENU] = [0, 1, 2, 5, 9];
/** More presses than a way to any control takes. */
const MAX_STEPS = 80;

const pressed = new Set<number>();

beforeEach(() => {
  const pad = {
    get buttons() {
      return Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.has(index) }));
    },
    axes: [0, 0],
  };
  Object.defineProperty(navigator, 'getGamepads', { value: () => [null, pad], configurable: true });
});
afterEach(() => {
  pressed.clear();
  Reflect.deleteProperty(navigator, 'getGamepads');
});

const frames = () => act(() => new Promise((drawn) => void setTimeout(drawn, 50)));

async function push(button: number): Promise<void> {
  pressed.add(button);
  await frames();
  pressed.delete(button);
  await frames();
}

/** Walks to a control and presses it, with the pad alone. */
async function choose(find: () => HTMLElement | null | undefined): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const wanted = find();
    if (wanted !== null && wanted !== undefined && document.activeElement === wanted) return push(CHOOSE);
    await push(NEXT);
  }
  throw new Error('the pad does not lead there');
}

/** Rex has nine floors and Olga beside him, a building behind her. */
const LAST_BLOW = sketch({
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . . 4',
    '. . . . . . .',
    '4 . . P8 . . 4',
    '. . . . . . .',
    '4 A C 4 . . 4',
    '4 4 . 4 . 4 4',
  ],
  hands: { A: ['9C', '7D', '2S'], C: ['3D', '8S', '6H'] },
  floors: { A: 9 },
});

it('a pad plays a game to its end, from the hand to the last blow, with a legend of its buttons', async () => {
  await kaiju.openTable({ position: positionParameter(LAST_BLOW), bots: 'C:greedy' });
  expect(screen.queryByRole('list', { name: 'Game pad' })).toBeNull();

  await choose(() => kaiju.card('2S'));
  expect(kaiju.card('2S')?.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('list', { name: 'Game pad' }).textContent).toContain('Choose');
  await push(BACK);
  expect(kaiju.card('2S')?.getAttribute('aria-pressed')).toBe('false');

  await choose(() => kaiju.card('2S'));
  await choose(() => screen.queryByRole('button', { name: 'a3' }));
  await kaiju.settle();
  expect(kaiju.position().discard).toEqual(['2S']);
  await push(UNDO);
  await kaiju.settle();
  expect(kaiju.position().discard).toEqual([]);

  await choose(() => kaiju.card('7D'));
  await choose(() => document.querySelector<HTMLElement>('.ui-hud-choices [data-choice]'));
  await kaiju.settle();
  expect(kaiju.position().players.A).toMatchObject({ floors: 10 });
  await waitFor(() => expect(document.querySelector('.ui-over')).not.toBeNull());
});

it('the menu is a press away, and a dialog is left with the button that leaves', async () => {
  await kaiju.openTable({ position: positionParameter(LAST_BLOW), bots: 'C:greedy' });
  await push(MENU);
  expect(document.activeElement?.closest('.ui-hud-menu')).not.toBeNull();
  await choose(() => screen.queryByRole('button', { name: 'Settings' }));
  await screen.findByRole('dialog');
  await push(BACK);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
