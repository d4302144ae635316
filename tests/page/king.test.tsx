import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { kaiju } from './KaijuPage';

const LEAGUE = ['artemis', 'dynamo', 'brick', 'grey', 'anvil', 'ibis', 'bamf', 'ninja'];
const against = (seats: readonly string[]) => seats.map((seat) => `${seat}:greedy`).join(',');

describe('a game of King of Monsters', () => {
  it('is played through its panels against bots', async () => {
    await kaiju.openTable({ game: 'king-of-monsters', seed: '5', bots: against(LEAGUE) });
    await kaiju.settle();
    const choices = within(screen.getByRole('region', { name: 'What you may do' }));
    await kaiju.user.click(choices.getByRole('button', { name: 'Draw two cards' }));
    expect(kaiju.position()).toMatchObject({ king: { hand: { length: 7 } } });
  });
});
