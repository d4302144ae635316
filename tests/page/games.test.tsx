import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { letReactSettle } from '#session';
import { SEATS, zorgl } from '#zorgl/rules';
import { handOf } from '../helpers/cards';
import { positionParameter, sketch } from '../helpers/positions';
import { kaiju } from './KaijuPage';

/** More pictures than any game of bots is shown in at speed 8. */
const MAX_FRAMES = 20_000;

describe('a game of bots', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is played and shown to its end by the clock of the browser', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    await kaiju.openTable({ seed: '4', bots: 'A:greedy,C:greedy', speed: '8', clock: 'real' });
    const over = () => kaiju.position().outcome !== null && !kaiju.busy();
    for (let picture = 0; picture < MAX_FRAMES && !over(); picture++) {
      vi.advanceTimersToNextFrame();
      await letReactSettle();
    }
    expect(over()).toBe(true);
    expect(screen.getByRole('dialog', { name: /wins!/ })).toBeTruthy();
    expect(kaiju.legal()).toEqual([]);
  });

  it('with special monsters comes to its end too', async () => {
    const monsters = { A: 'xman', B: 'greatzilla', C: 'nogyab', D: 'krustazor' };
    const opening = unwrap(zorgl.setup({ places: SEATS, monsters, army: true, flight: 'english' }, 3));
    await kaiju.openTable({
      position: positionParameter(opening),
      bots: SEATS.map((seat) => `${seat}:greedy`).join(','),
    });
    await kaiju.settle();
    expect(kaiju.position().outcome).not.toBeNull();
    expect(kaiju.legal()).toEqual([]);
    expect(screen.getByRole('dialog', { name: /wins!/ })).toBeTruthy();
  });

  it('goes on after a reload as if nothing had happened', async () => {
    const query = { seed: '7', bots: 'A:greedy,C:greedy' };
    await kaiju.openTable(query);
    for (let step = 0; step < 10; step++) await kaiju.advance(0.5);
    const before = kaiju.position();
    await kaiju.reload();
    await kaiju.ready();
    expect(kaiju.position()).toEqual(before);
    await kaiju.settle();
    const disturbed = kaiju.position();

    kaiju.forget();
    await kaiju.openTable(query);
    await kaiju.settle();
    expect(kaiju.position()).toEqual(disturbed);
  });
});

it('the victim of ink chooses the cards that go', async () => {
  const position = sketch({
    board: [
      '4 4 . 4 . 4 4',
      '4 . . . . . 4',
      '. . . . . . .',
      '4 . . P8 . . 4',
      '. . . . . . .',
      '4 A C . . . 4',
      '4 4 . 4 . 4 4',
    ],
    hands: { A: ['9C', '2S', '5H', '7D', '4C'], C: ['XR', '8S', '6H', '10C', '2C'] },
    turn: 'C',
    monsters: { C: 'krustazor' },
  });
  await kaiju.openTable({ position: positionParameter(position) });
  await kaiju.take('XR');
  await kaiju.press(/^Ink/);
  await kaiju.settle();

  await kaiju.press(/I’m Rex/);
  expect(screen.getByText('Rex must discard 3 cards.')).toBeTruthy();
  for (const card of ['9C', '5H', '4C'] as const) await kaiju.take(card);
  await kaiju.press('Discard (3 of 3)');
  await kaiju.settle();
  expect(handOf(kaiju.position(), 'A')).toEqual(['2S', '7D']);
  expect(screen.getByRole('button', { name: /I’m Zed/ })).toBeTruthy();
});
