import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sortedCards } from '#zorgl/rules';
import { handOf } from '../helpers/cards';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';

it('two people on one screen never see each other’s cards', async () => {
  const reveal = () => screen.queryByRole('button', { name: /show my cards/i });
  await kaiju.openTable({ position: positionParameter(QUIET) });

  expect(reveal()).toBeNull();
  for (const card of handOf(QUIET, 'A')) expect(kaiju.card(card), card).not.toBeNull();
  const open = kaiju.readableCards();
  for (const card of handOf(QUIET, 'C')) expect(open).not.toContain(card);

  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.act({ do: 'move', card: '4C', to: 'b4' });
  await kaiju.act({ do: 'ignore', card: '5H' });
  await kaiju.act({ do: 'end' });
  await kaiju.settle();

  const position = kaiju.position();
  expect(position.turn.player).toBe('C');
  expect(reveal()).not.toBeNull();
  const passed = kaiju.readableCards();
  for (const card of [...handOf(position, 'A'), ...handOf(position, 'C')]) expect(passed).not.toContain(card);

  await kaiju.user.click(reveal()!);
  await kaiju.advance(0.1);
  for (const card of handOf(position, 'C')) expect(kaiju.card(card), card).not.toBeNull();
  const turned = kaiju.readableCards();
  for (const card of handOf(position, 'A')) expect(turned).not.toContain(card);
});

it('keys that were meant for the table open no hand; the button does, and leads to the hand', async () => {
  const reveal = () => screen.queryByRole('button', { name: /show my cards/i });
  await kaiju.openTable({ position: positionParameter(QUIET) });
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.act({ do: 'move', card: '4C', to: 'b4' });
  await kaiju.act({ do: 'ignore', card: '5H' });
  await kaiju.act({ do: 'end' });
  await kaiju.settle();
  await kaiju.keys('{Enter}[Space]{Escape}{Escape}{Escape}1n');
  await kaiju.advance(0.1);
  expect(reveal()).not.toBeNull();
  const hand = handOf(kaiju.position(), 'C');
  for (const card of hand) expect(kaiju.readableCards()).not.toContain(card);

  await kaiju.tabTo(/show my cards/i);
  await kaiju.keys('{Enter}');
  await kaiju.advance(0.1);
  expect(reveal()).toBeNull();
  expect(document.activeElement).toBe(kaiju.card(sortedCards(hand)[0]!));
});

it('the table and the story are there to be looked at while nothing can be played', async () => {
  await kaiju.openTable({ position: positionParameter(QUIET) });
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.act({ do: 'move', card: '4C', to: 'b4' });
  await kaiju.act({ do: 'ignore', card: '5H' });
  await kaiju.act({ do: 'end' });
  await kaiju.settle();

  const passTo = screen.getByRole('dialog', { name: /pass the device to Zed/i });
  const inert = (element: Element | null) => element?.closest('[inert]') !== null;
  expect(inert(screen.getByRole('img', { name: 'The table in 3D' }))).toBe(false);
  expect(inert(passTo)).toBe(false);
  expect(inert(screen.getByRole('button', { name: /Rex walks to b3/ }))).toBe(false);
  expect(inert(screen.getByRole('button', { name: 'End turn' }))).toBe(true);
  expect(inert(screen.getByRole('button', { name: 'Settings' }))).toBe(true);
  await kaiju.keys('epuvr');
  expect(kaiju.position().turn.player).toBe('C');
  expect(kaiju.busy()).toBe(false);

  const recap = screen.getByRole('region', { name: 'Since Zed’s last turn' });
  expect(recap.textContent).toContain('Rex walks to b3.');
  await kaiju.user.click(within(recap).getByRole('button', { name: 'Show me' }));
  expect(kaiju.busy()).toBe(true);
  const position = kaiju.position();
  const secret = [...handOf(position, 'A'), ...handOf(position, 'C')];
  for (const card of secret) expect(kaiju.readableCards()).not.toContain(card);

  for (const name of ['Play on from here', 'Make a film']) {
    const tool = screen.getByRole('button', { name });
    expect(tool.getAttribute('aria-disabled'), name).toBe('true');
    await kaiju.user.click(tool);
  }
  expect(document.querySelector('dialog[open]')).toBeNull();
  await kaiju.press('Pause');
  await kaiju.press('Continue');

  await kaiju.press(/show my cards/i);
  expect(kaiju.busy()).toBe(false);
  for (const card of handOf(position, 'C')) expect(kaiju.card(card), card).not.toBeNull();
});

it('keys that only look work under the pass screen, and tell nobody a hand', async () => {
  await kaiju.openTable({ position: positionParameter(QUIET) });
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.act({ do: 'move', card: '4C', to: 'b4' });
  await kaiju.act({ do: 'ignore', card: '5H' });
  await kaiju.act({ do: 'end' });
  await kaiju.settle();
  expect(screen.getByRole('dialog', { name: /pass the device to Zed/i })).not.toBeNull();

  await kaiju.keys('b');
  await waitFor(() => expect(document.querySelector('.text-board')).not.toBeNull());
  const position = kaiju.position();
  const secret = [...handOf(position, 'A'), ...handOf(position, 'C')];
  for (const card of secret) expect(kaiju.readableCards()).not.toContain(card);
  await kaiju.keys('b');
  expect(document.querySelector('.text-board')).toBeNull();
  await kaiju.keys('?');
  await screen.findByRole('dialog', { name: 'Keyboard' });
});
