import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { zorglFirstGame } from '#zorgl/lessons';
import { kaiju } from './KaijuPage';

/** Parts of the program come when they are first shown. */
const LOADING = { timeout: 20_000 };

const said = () => document.querySelector('.coach-text')?.textContent ?? '';
const goOn = () => document.querySelector<HTMLElement>('.coach-ways .primary');
const lit = () => document.querySelector<HTMLElement>('[data-lit]');

async function openFirst(): Promise<void> {
  await kaiju.open('/learn/zorgl/first');
  await waitFor(() => expect(window.location.pathname).toBe('/table'), LOADING);
  await kaiju.ready();
  await waitFor(() => expect(said()).not.toBe(''));
}

/** Touches whatever is lit, or goes on; returns whether anything was. */
async function follow(): Promise<boolean> {
  const target = goOn() ?? lit();
  if (target === null) return false;
  await act(async () => target.click());
  return true;
}

it('the first crash is three clicks away', async () => {
  await openFirst();
  for (const _ of ['goal', 'card', 'blow']) await follow();
  await kaiju.settle();
  expect(kaiju.position().players.A?.floors).toBe(1);
});

it('whoever touches what is lit plays the whole game, is never asked whether they are sure, learns every idea and wins', async () => {
  await openFirst();
  const ended = () => document.querySelector('.first-end');
  const doubted: string[] = [];
  for (let step = 0; step < 90 && kaiju.position().outcome === null; step++) {
    const told = said();
    if (!(await follow())) await kaiju.settle();
    else if (screen.queryByRole('button', { name: 'End anyway' }) !== null) doubted.push(told);
  }
  expect(doubted).toEqual([]);
  await kaiju.settle();
  await waitFor(() => expect(ended()).not.toBeNull(), LOADING);
  expect(ended()?.querySelector('h2')?.textContent).toBe('You won your first game!');
  expect(ended()?.querySelectorAll('.first-end-ideas li:not(.unseen)')).toHaveLength(
    zorglFirstGame.ideas.length,
  );
});

it('whoever does something else is never held up, is asked once more, and then no longer', async () => {
  await openFirst();
  for (const _ of ['goal', 'card', 'blow']) await follow();
  await kaiju.settle();
  await follow();
  expect(said()).toContain('Clubs walk');
  await kaiju.act({ do: 'ignore', card: '2H' });
  await kaiju.settle();
  expect(said()).toMatch(/^That works, too! Clubs walk/);
  await kaiju.act({ do: 'attack', card: '7D', target: 'C' });
  await kaiju.settle();
  expect(said()).not.toContain('Clubs walk');
  expect(kaiju.position().turn.played).toBe(3);
});

it('an idea can be skipped, and its rule opened', async () => {
  await openFirst();
  await follow();
  expect(said()).toContain('shove it into the wall');
  await kaiju.press('Skip this tip');
  expect(said()).toContain('Clubs walk');
  await kaiju.press('The rule: Z4.1');
  await waitFor(() => expect(document.querySelector('.rule-drawer')?.textContent).toContain('♠'));
});

it('is left and taken up again where it was, by a reload and by the way in', async () => {
  await openFirst();
  for (const _ of ['goal', 'card', 'blow']) await follow();
  await kaiju.settle();
  const [text, board] = [said(), kaiju.position().board];
  expect(text).toContain('three to five cards');
  await kaiju.reload();
  await kaiju.ready();
  await waitFor(() => expect(said()).toBe(text));
  expect(kaiju.position().board).toEqual(board);
  await kaiju.press('Back to the lobby');
  await openFirst();
  expect(said()).toBe(text);
  expect(kaiju.position().board).toEqual(board);
});

it('the lesson can be ended: the game goes on as it stands, and nothing more is told', async () => {
  await openFirst();
  for (const _ of ['goal', 'card', 'blow']) await follow();
  const { board } = kaiju.position();
  await kaiju.press('Stop the tutorial');
  await kaiju.press('Just play on');
  expect(document.querySelector('.coach, [data-lit], [data-coached]')).toBeNull();
  expect(kaiju.position().board).toEqual(board);
  await kaiju.act({ do: 'ignore', card: '2H' });
  expect(kaiju.position().turn.played).toBe(2);
});

it('speaks French, and the lobby and the list of lessons lead to it', async () => {
  await kaiju.open('/learn/zorgl', { lang: 'fr' });
  await screen.findByRole('link', { name: 'Jouer une première partie' }, LOADING);
  await kaiju.open('/', { lang: 'fr' });
  await screen.findByRole('button', { name: 'Comment jouer' }, LOADING);
  await kaiju.press('Comment jouer');
  await kaiju.press('Jouer une première partie');
  await waitFor(() => expect(window.location.pathname).toBe('/table'), LOADING);
  await kaiju.ready();
  await waitFor(() => expect(said()).toContain('Le monstre en surbrillance'));
});
