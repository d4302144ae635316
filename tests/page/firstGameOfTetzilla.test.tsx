import { act, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { tetzillaFirstGame } from '#tetzilla/lessons';
import { type Position, simulator, tetzilla } from '#tetzilla/rules';
import { obedient, playCoached } from '../helpers/coached';
import { kaiju } from './KaijuPage';

/** Parts of the program come when they are first shown. */
const LOADING = { timeout: 20_000 };

const said = () => document.querySelector('.coach-text')?.textContent ?? '';
const position = () => kaiju.position() as unknown as Position;

/** So many decisions are left to the page where only the end is played there. */
const LAST = 12;

interface Kept {
  readonly id: string;
  readonly record: { readonly actions: readonly unknown[] };
}

/** Lets the game that was begun have gone on, as if somebody had played on and left. */
async function goOnBy(actions: readonly unknown[]): Promise<void> {
  const database = await openDB('kaiju-tabletop');
  const kept = async () => ((await database.getAll('games')) as readonly Kept[])[0];
  await waitFor(async () => expect((await kept())?.record.actions.length).toBeGreaterThan(1));
  const game = (await kept())!;
  await database.put('games', { ...game, record: { ...game.record, actions } }, game.id);
  database.close();
}

async function openFirst(): Promise<void> {
  await kaiju.open('/learn/tetzilla/first');
  await waitFor(() => expect(window.location.pathname).toBe('/table'), LOADING);
  await kaiju.ready();
  await waitFor(() => expect(said()).not.toBe(''));
}

/** Touches whatever is lit, or goes on; else lets others play. */
async function follow(): Promise<void> {
  const next = document.querySelector<HTMLElement>('.coach-ways .primary');
  const target = next ?? document.querySelector<HTMLElement>('[data-lit]');
  if (target === null) await kaiju.settle();
  else await act(async () => target.click());
}

/** The city when whoever does as is told first decides in the second turn. */
function cityOfTheObedient(): readonly string[] {
  let now = unwrap(tetzilla.parse(tetzillaFirstGame.position()));
  for (const { seat, action } of playCoached(tetzillaFirstGame, tetzilla, simulator, obedient).steps) {
    if (now.turn.number === 2 && seat === 'A') break;
    if (action !== null) now = unwrap(tetzilla.apply(now, action)).position;
  }
  return now.board;
}

it('whoever touches what is lit turns, moves and drops a tile, comes in, walks and fires as is told, and may leave', async () => {
  await openFirst();
  for (let step = 0; step < 40 && !said().includes('bottom row'); step++) await follow();
  const { board } = position();
  await kaiju.reload();
  await kaiju.ready();
  await waitFor(() => expect(said()).toContain('bottom row'));
  expect(position().board).toEqual(board);
  for (let step = 0; step < 60 && position().turn.number < 2; step++) await follow();
  expect(position().board).toEqual(cityOfTheObedient());
});

it('whoever follows to the end has won, and is told what the game was about', async () => {
  const { steps } = playCoached(tetzillaFirstGame, tetzilla, simulator, obedient);
  const actions = steps.flatMap(({ action }) => (action === null ? [] : [action]));
  await openFirst();
  await kaiju.act(actions[0] as never);
  await kaiju.settle();
  await goOnBy(actions.slice(0, -LAST));
  await kaiju.reload();
  await kaiju.ready();
  for (let step = 0; step < 90 && position().outcome === null; step++) await follow();
  expect(position().outcome?.winners).toEqual(['A']);
  await kaiju.settle();
  const end = () => document.querySelector('.first-end');
  await waitFor(() => expect(end()).not.toBeNull(), LOADING);
  expect(end()?.querySelector('h2')?.textContent).toBe('You won your first game!');
  expect(end()?.querySelectorAll('.first-end-ideas li')).toHaveLength(tetzillaFirstGame.ideas.length);
});
