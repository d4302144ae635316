import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { positionParameter, sketch } from '../helpers/positions';
import { kaiju } from './KaijuPage';

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
  hands: { A: ['7D', '9C', '2S'], C: ['3D', '8S', '6H'] },
  floors: { A: 9 },
});

it('a game that was won stands on the page of this device, by level and with what it achieved, until it is erased', async () => {
  await kaiju.openTable({ position: positionParameter(LAST_BLOW), bots: 'C:hunter' });
  await kaiju.user.click(kaiju.card('7D')!);
  await kaiju.user.click(document.querySelector<HTMLElement>('.ui-hud-choices [data-choice]')!);
  await kaiju.settle();
  await waitFor(() => expect(document.querySelector('.ui-over')).not.toBeNull());

  await kaiju.open('/mine');
  const zorgl = within(await screen.findByRole('region', { name: 'Zorgl-Zilla' }));
  await zorgl.findByText('Hunter');
  expect(zorgl.getByText('1 of 1')).toBeTruthy();
  const list = () =>
    [...document.querySelectorAll('.mine-achievements .earned strong')].map((each) => each.textContent);
  await waitFor(() => expect(list()).toContain('Mind the building'));
  expect(list()).toEqual(
    expect.arrayContaining(['It begins', 'Top of the food chain', 'The hunter, hunted']),
  );
  expect(list()).not.toContain('Terror of the Terror');

  await kaiju.press('Erase everything');
  await kaiju.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase everything' }),
  );
  expect(list()).toEqual([]);
  await kaiju.reload();
  await screen.findByText(/Nothing yet/);
});
