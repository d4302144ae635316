import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handOf } from '../helpers/cards';
import { positionParameter } from '../helpers/positions';
import { REPLAYED, ROW } from '../helpers/replayed';
import { kaiju } from './KaijuPage';

const QUERY = { position: positionParameter(ROW), bots: 'B:greedy,C:greedy' };

const slider = () => screen.getByRole('slider', { name: 'Actions of the game' });
const stands = (text: RegExp) => expect(slider().getAttribute('aria-valuetext')).toMatch(text);
const caption = () => document.querySelector('.ui-replay-caption')?.textContent ?? null;

async function play(count: number): Promise<void> {
  await kaiju.openTable(QUERY);
  for (const action of REPLAYED.slice(0, count)) {
    await kaiju.act(action);
    await kaiju.settle();
  }
}

/** The whole game, at the beginning of its replay. */
async function watch(): Promise<void> {
  await play(REPLAYED.length);
  await kaiju.press('Watch the game');
  await kaiju.press('Pause');
}

it('the end of a game tells it in figures', async () => {
  await play(REPLAYED.length);
  expect(screen.getByText('1 turn, 4 actions')).toBeTruthy();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Rex(circle)Mia(triangle)Zed(square)',
    'Floors wrecked500',
    'Most floors in one blow200',
    'Attacks300',
    'Cards wasted100',
  ]);
});

describe('the replay of a finished game', () => {
  it('starts from the end of the game, is told in words, and shows open hands', async () => {
    await watch();
    stands(/^Before the first action$/);
    expect(screen.getByText('Replay')).toBeTruthy();
    await kaiju.press('One action forward');
    await kaiju.advance(0.1);
    expect(caption()).toContain('Rex shoves Mia, with Zed behind, into the building at d2');
    const told = document.querySelector<HTMLElement>('.ui-replay-caption')!;
    await kaiju.user.click(within(told).getByRole('button', { name: /^The rule: Z6/ }));
    expect(document.querySelector('.rule-drawer')).not.toBeNull();
    await kaiju.keys('{Escape}');
    await kaiju.settle();
    stands(/^Action 1 of 4: .*COMBO/);
    const seen = kaiju.readableCards();
    for (const card of handOf(ROW, 'A').slice(1)) expect(seen).toContain(card);
    await kaiju.press('Captions');
    expect(caption()).toBeNull();

    await kaiju.press('Continue');
    await kaiju.settle();
    stands(/^Action 4 of 4: .*Rex has ten floors and wins! \(The end of the game\)$/);
    expect(screen.getByRole('button', { name: 'Watch again' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await kaiju.press('Final ranking');
    expect(screen.getByRole('dialog', { name: 'Rex wins!' })).toBeTruthy();
  });

  it('jumps from combo to combo, by button and by key', async () => {
    await watch();
    await kaiju.keys('>');
    await kaiju.advance(0.1);
    stands(/^Before the first action$/);
    await kaiju.keys('>');
    stands(/^Action 2 of 4/);
    await kaiju.settle();
    stands(/^Action 3 of 4: .*COMBO! The building collapses\. \(Combo\)$/);
    await kaiju.press('Next combo or big moment');
    await kaiju.settle();
    stands(/\(The end of the game\)$/);
    await kaiju.keys('<');
    stands(/^Action 3 of 4/);
    await kaiju.keys('<');
    stands(/^Action 2 of 4/);
    await kaiju.press('Previous combo or big moment');
    stands(/^Before the first action$/);
    const previous = screen.getByRole('button', { name: 'Previous combo or big moment' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
  });

  it('goes by the slider, and with space, comma and full stop everywhere', async () => {
    await watch();
    const slide = (count: number) => fireEvent.change(slider(), { target: { value: String(count) } });
    slide(1);
    stands(/^Action 1 of 4/);
    slide(4);
    stands(/^Action 4 of 4/);
    slide(2);
    stands(/^Action 2 of 4: .*Rex finds nobody to hit and howls\.$/);
    await kaiju.keys(',');
    stands(/^Action 1 of 4/);
    await kaiju.keys('.');
    await kaiju.settle();
    stands(/^Action 2 of 4/);
    await kaiju.keys('{Home}');
    stands(/^Before the first action$/);
    await kaiju.keys(' ');
    await kaiju.settle();
    stands(/^Action 4 of 4/);
  });

  it('shows at any action the players and the cards of the game as it was played', async () => {
    await kaiju.openTable(QUERY);
    const board = () =>
      [
        screen.getByRole('list', { name: 'Players' }).textContent,
        screen.getByRole('button', { name: /to draw/ }).getAttribute('aria-label'),
      ].join('; ');
    const played = [board()];
    for (const action of REPLAYED) {
      await kaiju.act(action);
      await kaiju.settle();
      played.push(board());
    }
    expect(new Set(played).size).toBe(played.length);
    await kaiju.press('Watch the game');
    for (const count of [3, 0, 4, 1, 2]) {
      await kaiju.seek(count);
      expect(board(), `after ${count}`).toBe(played[count]);
    }
  });

  it('is shown again from a line of the story, which stays whole', async () => {
    await kaiju.openTable(QUERY);
    for (const action of REPLAYED.slice(0, 3)) {
      await kaiju.act(action);
      await kaiju.settle();
    }
    const story = () =>
      screen.getAllByRole('button', { name: /^Show this moment|walks|plays|shoves/ }).length;
    const lines = story();
    const first = screen.getByRole('region', { name: 'Game log' }).querySelector('ol button')!;
    await kaiju.user.click(first);
    await kaiju.settle();
    expect(story()).toBe(lines);
    expect(document.querySelector('.ui-log [aria-current=step]')?.contains(first)).toBe(true);
  });

  it('starts from the lobby', async () => {
    await play(REPLAYED.length);
    const end = screen.getByRole('dialog', { name: 'Rex wins!' });
    await kaiju.user.click(within(end).getByRole('button', { name: 'Back to the lobby' }));
    expect(await screen.findByRole('heading', { name: 'Finished games' })).toBeTruthy();
    await kaiju.press(/Watch again/);
    await kaiju.ready();
    stands(/^Before the first action$/);
    await kaiju.settle();
    stands(/^Action 4 of 4/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the past of a running game', () => {
  const PAST = 'Viewing an earlier moment';

  it('is told apart from the present, and left again', async () => {
    await play(3);
    expect(screen.queryByText(PAST)).toBeNull();
    await kaiju.press('Replay');
    await kaiju.advance(0.1);
    expect(screen.getByText(PAST)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull();
    expect(kaiju.card('10D')).toBeNull();
    await kaiju.press('Back to the game');
    expect(screen.queryByText(PAST)).toBeNull();
    expect(kaiju.card('10D')).not.toBeNull();
  });

  it('never shows the hand of another', async () => {
    await play(3);
    for (const count of [0, 1, 2]) {
      await kaiju.seek(count);
      const seen = kaiju.readableCards();
      for (const card of [...handOf(ROW, 'B'), ...handOf(ROW, 'C')]) expect(seen).not.toContain(card);
    }
  });

  it('is played on from, as a new game, and the old one stays', async () => {
    await play(3);
    const later = kaiju.position();
    await kaiju.seek(1);
    await kaiju.press('Play on from here');
    const dialog = within(screen.getByRole('dialog', { name: 'Play on from here' }));
    expect(dialog.getByText(/Anything hidden at that moment is dealt again/)).toBeTruthy();
    const mia = within(dialog.getByRole('group', { name: 'Who plays Mia?' }));
    await kaiju.user.click(mia.getByRole('radio', { name: 'Human' }));
    await kaiju.user.click(dialog.getByRole('button', { name: 'Start the new game' }));
    await kaiju.ready();
    await kaiju.settle();
    expect(kaiju.position().discard).toEqual(['7D']);
    for (const seat of ['B', 'C'] as const) {
      expect(handOf(kaiju.position(), seat)).toHaveLength(handOf(ROW, seat).length);
      expect(handOf(kaiju.position(), seat)).not.toEqual(handOf(ROW, seat));
    }
    expect(kaiju.position().draw).not.toEqual(later.draw);
    await kaiju.reload();
    await kaiju.ready();
    expect(kaiju.position().discard).toEqual(['7D']);
    await kaiju.open('/');
    expect(await screen.findAllByRole('button', { name: /0 actions|3 actions/ })).toHaveLength(2);
    await kaiju.press(/3 actions/);
    await kaiju.ready();
    expect(kaiju.position()).toEqual(later);
  });
});
