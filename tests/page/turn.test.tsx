import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CardId } from '#zorgl/rules';
import { handOf, tokenAt } from '../helpers/cards';
import { positionParameter, QUIET, sketch } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const EDGE = '4 4 . 4 . 4 4';
const STREET = '. . . . . . .';
const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy' };

/** The boxes that are offered as buttons. */
const boxes = () =>
  screen
    .queryAllByRole('button', { name: /^[a-g][1-7]$/ })
    .map((each) => each.getAttribute('aria-label'))
    .toSorted();

/** The cards of the hand, from left to right. */
const hand = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card);

describe('a turn of a person', () => {
  it('leads a card to the boxes that the rules allow and to no other, and the monster to the one that is chosen', async () => {
    await kaiju.openTable(QUERY);
    expect(boxes()).toEqual([]);
    await kaiju.take('9C');
    expect(boxes()).toEqual(['b3', 'c2']);
    expect(kaiju.card('9C')?.getAttribute('aria-pressed')).toBe('true');
    await kaiju.press('b3');
    expect(kaiju.busy()).toBe(true);
    await kaiju.settle();

    const position = kaiju.position();
    expect(position.board).toEqual(QUIET.board.with(4, '. A . . . . .').with(5, '4 . . . . . 4'));
    expect(position.discard).toEqual(['9C']);
    expect(position.turn).toMatchObject({ player: 'A', played: 1 });
    expect(handOf(position, 'A')).toEqual(['2S', '5H', '7D', '4C']);
    expect(kaiju.card('9C')).toBeNull();
    expect(boxes()).toEqual([]);
  });

  it('leaves its card on the discard pile, which lies open, the newest first, and counts what the plant has', async () => {
    await kaiju.openTable(QUERY);
    expect(screen.getByRole('button', { name: /^the plant has 8 floors, .*, 0 discarded/ })).toBeTruthy();
    for (const [card, to] of [
      ['9C', 'b3'],
      ['4C', 'b4'],
    ] as const) {
      await kaiju.act({ do: 'move', card, to });
      await kaiju.settle();
    }
    await kaiju.user.click(screen.getByRole('button', { name: /^the plant has 8 floors, .*, 2 discarded/ }));
    const pile = screen.getByRole('dialog', { name: 'Discard pile' });
    expect([...pile.querySelectorAll('li')].map((card) => card.getAttribute('title'))).toEqual([
      '4 of clubs',
      '9 of clubs',
    ]);
  });

  it('attacks the monster beside it', async () => {
    const board = ['4 4 . 4 . 4 4', '4 . . . . . 4', STREET, '4 . . P8 . . 4', STREET, '4 A C 4 . . 4', EDGE];
    const cornered = sketch({ board, hands: { A: ['7D', '9C', '2S'], C: ['3D', '8S', '6H'] } });
    await kaiju.openTable({ position: positionParameter(cornered), bots: 'C:greedy' });
    await kaiju.take('7D');
    await kaiju.press(/^Zed/);
    await kaiju.settle();
    const position = kaiju.position();
    expect(position.players.A).toMatchObject({ floors: 1, hand: ['9C', '2S'] });
    expect(position.board[5]).toBe('4 A C 3 . . 4');
  });

  it('asks where a trampled unit flees before anything is done', async () => {
    const board = [
      '4 4 . 4 . 4 4',
      '4 . . . . C 4',
      STREET,
      '4 . . P8 . . 4',
      '. u . . . . .',
      '4 A . . . . 4',
      EDGE,
    ];
    const manned = sketch({ board, hands: { A: ['9C', '5H', '2S'], C: ['3D', '8S', '6H'] } });
    await kaiju.openTable({ position: positionParameter(manned), bots: 'C:greedy' });
    await kaiju.take('9C');
    await kaiju.press('b3');
    expect(kaiju.position()).toEqual(manned);
    await kaiju.press('Flees to c4');
    await kaiju.settle();
    const position = kaiju.position();
    expect(tokenAt(position, 'b3')).toBe('A');
    expect(tokenAt(position, 'c4')).toBe('u');
  });

  it('wastes a card with which there is nothing to do', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.take('5H');
    await kaiju.press(/^Waste it/);
    await kaiju.settle();
    const position = kaiju.position();
    expect(position.discard).toEqual(['5H']);
    expect(tokenAt(position, 'b2')).toBe('A');
  });

  it('goes by keyboard alone: number keys, arrows, Escape and Enter', async () => {
    await kaiju.openTable(QUERY);
    expect(hand()).toEqual(['2S', '4C', '9C', '5H', '7D']);
    await kaiju.keys('3');
    await kaiju.tabTo('b3');
    await kaiju.keys('{Enter}');
    await kaiju.settle();
    expect(tokenAt(kaiju.position(), 'b3')).toBe('A');

    // A choice is taken back, then another card is taken with the arrows.
    await kaiju.keys('1');
    expect(kaiju.card('2S')?.getAttribute('aria-pressed')).toBe('true');
    await kaiju.keys('{Escape}');
    expect(kaiju.card('2S')?.getAttribute('aria-pressed')).toBe('false');
    kaiju.card('2S')!.focus();
    await kaiju.keys('{ArrowRight}{Enter}');
    await kaiju.tabTo('b4');
    await kaiju.keys('{Enter}');
    await kaiju.settle();
    expect(tokenAt(kaiju.position(), 'b4')).toBe('A');
  });

  it('is refused with the reason when it is against the rules', async () => {
    await kaiju.openTable(QUERY);
    await expect(kaiju.act({ do: 'move', card: '9C', to: 'c3' })).rejects.toThrow(/Z4\.1/);
    expect(kaiju.position()).toEqual(QUIET);
  });

  it('goes to the next player by the button, once enough is played', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.press('End turn');
    expect(kaiju.position()).toEqual(QUIET);
    for (const card of ['9C', '4C'] as const)
      await kaiju.act({ do: 'move', card, to: card === '9C' ? 'b3' : 'b4' });
    await kaiju.act({ do: 'ignore', card: '5H' });
    await kaiju.settle();
    await kaiju.press('End turn');
    expect(kaiju.position().turn.player).toBe('C');
  });
});

describe('the end of a turn', () => {
  const board = ['4 4 . 4 . 4 4', '4 . . . . . 4', STREET, '4 . . P8 . . 4', STREET, '4 A C 4 . . 4', EDGE];
  const played = (hand: readonly CardId[]) => {
    const position = sketch({ board, hands: { A: hand, C: ['3D', '8S', '6H'] } });
    return { ...position, turn: { ...position.turn, quota: 0 } };
  };
  const query = (hand: readonly CardId[]) => ({
    position: positionParameter(played(hand)),
    bots: 'C:greedy',
  });

  it('is asked about while a card can still bring something, until something else is done', async () => {
    await kaiju.openTable(query(['7D']));
    await kaiju.press('End turn');
    expect(kaiju.position().turn.player).toBe('A');
    expect(screen.getAllByText(/A card can still score/)).not.toEqual([]);
    await kaiju.take('7D');
    await kaiju.take('7D');
    await kaiju.keys('e');
    expect(kaiju.position().turn.player).toBe('A');
    await kaiju.press('End anyway');
    expect(kaiju.position().turn.player).toBe('C');
  });

  it('is not ended by the second click of a double click, which was meant for the question', async () => {
    await kaiju.openTable(query(['7D']));
    await kaiju.user.dblClick(screen.getByRole('button', { name: 'End turn' }));
    expect(kaiju.position().turn.player).toBe('A');
    expect(screen.getByRole('button', { name: 'End anyway' })).toBeTruthy();
  });

  it('takes one key when nothing can be had', async () => {
    await kaiju.openTable(query(['2S']));
    await kaiju.keys('e');
    expect(kaiju.position().turn.player).toBe('C');
  });
});

it('the table is looked at from above and back by one button and by one key', async () => {
  await kaiju.openTable(QUERY);
  const back = () => screen.queryByRole('button', { name: 'Whole table' });
  const above = () => screen.queryByRole('button', { name: 'From above' });
  expect(back()).toBeNull();
  await kaiju.press('From above');
  expect(above()).toBeNull();
  await kaiju.press('Whole table');
  expect(back()).toBeNull();
  await kaiju.keys('z');
  expect(above()).toBeNull();
  await kaiju.keys('z');
  expect(above()).not.toBeNull();
});
