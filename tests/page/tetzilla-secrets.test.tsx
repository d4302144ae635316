import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tetzilla } from '#tetzilla/rules';
import { kaiju } from './KaijuPage';
import { find, openAt, others, parameter, position } from './tetzilla';

describe('secrets', () => {
  const late = find(
    (each) =>
      each.turn.number >= 2 &&
      each.turn.stage === 'move' &&
      tetzilla.legal(each).some(({ do: what }) => what === 'pass') &&
      Object.values(each.players).every(({ pile, tokens }) => pile.length > 0 && tokens > 1),
  );
  const scores = () =>
    [...document.querySelectorAll('[data-seat] .seat-score')].map((shown) =>
      shown.closest('[data-seat]')!.getAttribute('data-seat'),
    );

  it('the score of a person is in the page of that person only', async () => {
    for (const seat of ['A', 'B', 'C'] as const) {
      kaiju.forget();
      await kaiju.openTable({ position: parameter(late), bots: others(seat) });
      expect(scores()).toEqual([seat]);
    }
  });

  it('of people who share a device nobody’s score is in the page until its owner looks, and then until the next plays', async () => {
    const { player } = late.turn;
    await kaiju.openTable({ position: parameter(late) });
    expect(screen.queryByRole('button', { name: /show my cards/i })).toBeNull();
    expect(scores()).toEqual([]);
    expect(document.documentElement.outerHTML).not.toMatch(/points now/);
    await kaiju.press('Look at my points');
    expect(scores()).toEqual([player]);
    await kaiju.press('Cover my points');
    expect(scores()).toEqual([]);
    await kaiju.press('Look at my points');
    await kaiju.keys('x');
    await kaiju.settle();
    expect(position().turn.player).not.toBe(player);
    expect(scores()).toEqual([]);
    await kaiju.press('Look at my points');
    expect(scores()).toEqual([position().turn.player]);
  });

  it('a pass of one of them can be taken back as long as the next has not played', async () => {
    await kaiju.openTable({ position: parameter(late) });
    await kaiju.keys('x');
    await kaiju.settle();
    expect(position()).not.toEqual(late);
    await kaiju.press('Undo');
    await kaiju.settle();
    expect(position()).toEqual(late);
  });

  it('a link to the moment carries no order of tiles and no points that nobody may know', async () => {
    await openAt(late);
    await kaiju.press('Share this game');
    await kaiju.press('Share anyway');
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'This moment' });
    await waitFor(() => expect(link.value).toMatch(/#position=/));
    const { hash } = new URL(link.value);
    kaiju.forget();
    await kaiju.visit(`/?clock=manual&quality=test&lang=en${hash}`);
    await kaiju.ready();
    const shared = position();
    expect(shared.board.map((row) => row.replace(/\d/g, '?'))).toEqual(
      late.board.map((row) => row.replace(/\d/g, '?')),
    );
    expect(shared.turn).toEqual(late.turn);
    expect(shared.deck).not.toEqual(late.deck);
  });
});
