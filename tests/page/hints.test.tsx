import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { positionParameter, sketch } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const BOARD = [
  '4 4 . 4 . 4 4',
  '4 . . . . C 4',
  '. . . . . . .',
  '4 . . P8 . . 4',
  '. . . . . . .',
  '4 A . . . . 4',
  '4 4 . 4 . 4 4',
];
const DEALT = sketch({ board: BOARD, hands: { A: ['XR', '9C', '2S', '4C', '7C'], C: ['3D', '8S', '6H'] } });
const QUERY = { position: positionParameter(DEALT), bots: 'C:gentle' };

const about = () => document.querySelector<HTMLElement>('.context-hint')?.dataset.about ?? null;
const told = () => document.querySelector('.context-hint')?.textContent ?? '';

function remember(name: string, value: unknown): void {
  localStorage.setItem(`kaiju-tabletop.${name}`, JSON.stringify(value));
}

beforeEach(() => remember('preferences', { hints: true }));

it('a newcomer is told of the first joker, with the way to its rule, until it is played', async () => {
  await kaiju.openTable(QUERY);
  await waitFor(() => expect(about()).toBe('joker'));
  expect(told()).toContain('You hold a joker');
  await kaiju.press(/^Why.*Z5\.3/);
  await waitFor(() => expect(document.querySelector('.rule-drawer')).not.toBeNull());
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.settle();
  expect(about()).toBe('joker');
  await kaiju.act({ do: 'move', card: 'XR', suit: 'C', to: 'b4' });
  await kaiju.settle();
  expect(about()).not.toBe('joker');
  await kaiju.openTable(QUERY);
  await kaiju.settle();
  expect(about()).not.toBe('joker');
});

it('what is put away, or was shown twice, is not shown again', async () => {
  await kaiju.openTable(QUERY);
  await waitFor(() => expect(about()).toBe('joker'));
  await kaiju.press('Got it');
  expect(about()).toBeNull();
  remember('memory.hints.zorgl', { version: 1, seen: ['joker', 'joker'], done: [], games: [] });
  await kaiju.openTable(QUERY);
  await kaiju.settle();
  expect(about()).toBeNull();
});

it('nothing is told to those who know the game, who want nothing, or who drive the page by a program', async () => {
  remember('memory.hints.zorgl', { version: 1, seen: [], done: [], games: ['1', '2', '3', '4'] });
  await kaiju.openTable(QUERY);
  await kaiju.settle();
  expect(about()).toBeNull();
  localStorage.clear();
  remember('preferences', { hints: false });
  await kaiju.openTable(QUERY);
  await kaiju.settle();
  expect(about()).toBeNull();
  localStorage.clear();
  await kaiju.openTable(QUERY);
  await kaiju.settle();
  expect(about()).toBeNull();
});

it('speaks French, and the first game has none beside its own words', async () => {
  await kaiju.openTable({ ...QUERY, lang: 'fr' });
  await waitFor(() => expect(told()).toContain('Vous avez un joker'));
  await kaiju.open('/learn/zorgl/first');
  await waitFor(() => expect(document.querySelector('.coach-text')).not.toBeNull());
  await kaiju.settle();
  expect(about()).toBeNull();
});

it('a game played to its end is counted once', async () => {
  const board = [...BOARD].with(0, '. . . 3 . 4 4').with(1, '4 . . . . . 4').with(5, '4 A C 4 . . 4');
  const { players, ...rest } = sketch({ board, hands: { A: ['7D', '9C', '2S'], C: ['3D', '8S', '6H'] } });
  const near = { ...rest, players: { ...players, A: { ...players.A!, floors: 9 } } };
  await kaiju.openTable({ position: positionParameter(near), bots: 'C:gentle' });
  await kaiju.act({ do: 'attack', card: '7D', target: 'C' });
  await kaiju.settle();
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('kaiju-tabletop.memory.hints.zorgl') ?? '{}').games).toHaveLength(
      1,
    ),
  );
});
