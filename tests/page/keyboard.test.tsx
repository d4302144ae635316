import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tokenAt } from '../helpers/cards';
import { positionParameter, QUIET, sketch } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy' };

/** What the control is called that has the focus. */
const focused = () => {
  const control = document.activeElement;
  return (
    control?.getAttribute('aria-label') ??
    control?.querySelector('.visually-hidden')?.textContent ??
    control?.tagName
  );
};

describe('a turn by keyboard', () => {
  it('moves with three keys, and the focus goes to the choices and back to the hand', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.keys('2');
    expect(focused()).toBe('c2');
    await kaiju.keys('{ArrowUp}');
    expect(focused()).toBe('b3');
    await kaiju.keys('{Enter}');
    expect(focused()).toMatch(/of (spades|hearts|diamonds|clubs)$/);
    await kaiju.settle();
    expect(tokenAt(kaiju.position(), 'b3')).toBe('A');
  });

  it('reads digits by their keys and letters by what they write, as on AZERTY', async () => {
    await kaiju.openTable(QUERY);
    fireEvent.keyDown(document.body, { key: "'", code: 'Digit4' });
    expect(kaiju.card('5H')?.getAttribute('aria-pressed')).toBe('true');
    await kaiju.keys('x');
    await kaiju.settle();
    expect(kaiju.position().discard).toEqual(['5H']);
  });

  it('goes along the hand from anywhere, and puts a card back', async () => {
    await kaiju.openTable(QUERY);
    expect(document.activeElement).toBe(document.body);
    await kaiju.keys('{ArrowRight}');
    expect(focused()).toBe('2 of spades');
    await kaiju.keys('{ArrowRight}{Enter}');
    expect(kaiju.card('4C')?.getAttribute('aria-pressed')).toBe('true');
    await kaiju.keys('{Escape}');
    expect(kaiju.card('4C')?.getAttribute('aria-pressed')).toBe('false');
    expect(focused()).toBe('4 of clubs');
  });

  it('leaves the focus on whose turn it is while a bot plays, and brings it back to the hand', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
    await kaiju.act({ do: 'move', card: '4C', to: 'b4' });
    await kaiju.act({ do: 'ignore', card: '5H' });
    await kaiju.settle();
    await kaiju.keys('{ArrowRight}');
    await kaiju.keys('e');
    expect(kaiju.position().turn.player).toBe('C');
    expect(document.activeElement).not.toBe(document.body);
    await kaiju.settle();
    expect(kaiju.position().turn.player).toBe('A');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('chooses a power by its letter', async () => {
    const board = [
      '4 4 . 4 . 4 4',
      '4 . . . . C 4',
      '. . . . . . .',
      '4 . . P8 . . 4',
      '. . . . . . .',
      '4 A . . . . 4',
      '4 4 . 4 . 4 4',
    ];
    const king = sketch({ board, hands: { A: ['KC', '5H', '2S'], C: ['3D', '8S', '6H'] } });
    await kaiju.openTable({ position: positionParameter(king), bots: 'C:greedy' });
    await kaiju.keys('2');
    expect(focused()).toBe('c2');
    await kaiju.keys('j');
    expect(screen.getByRole('button', { name: 'Leap', pressed: true })).toBeTruthy();
    expect(focused()).toMatch(/^[a-g][1-7]$/);
    await kaiju.keys('{Enter}');
    await kaiju.settle();
    expect(kaiju.position().discard).toEqual(['KC']);
    expect(tokenAt(kaiju.position(), 'b2')).toBe('.');
  });

  it('is told in the help, with the names of French keys in French', async () => {
    await kaiju.openTable({ ...QUERY, lang: 'fr' });
    await kaiju.keys('?');
    const help = within(screen.getByRole('dialog', { name: 'Clavier' }));
    for (const name of ['Espace', 'Entrée', 'Début', 'Fin', 'Pg préc', 'Pg suiv']) {
      expect(help.getAllByText(name).length).toBeGreaterThan(0);
    }
    expect(help.queryByText('Space')).toBeNull();
    expect(help.getByText(/lancer, secousse/)).toBeTruthy();
  });
});

/** More decisions than a game takes. */
const MAX_STEPS = 400;

/** Plays one card, or ends the turn, by what a hand on the keyboard would try one after the other. */
async function playByKeys(): Promise<boolean> {
  const before = JSON.stringify(kaiju.position());
  const tried = async (keys: string) => {
    await kaiju.keys(keys);
    return JSON.stringify(kaiju.position()) !== before;
  };
  if (kaiju.position().turn.played >= 3 && ((await tried('e')) || (await tried('{Enter}')))) return true;
  for (const digit of ['1', '2', '3', '4', '5']) {
    // The first choice, then what it asks for; what can do nothing is played for nothing.
    for (const keys of [digit, '{Enter}', '{Enter}', '{Enter}', 'x']) if (await tried(keys)) return true;
    await kaiju.keys('{Escape}{Escape}');
  }
  return (await tried('e')) || tried('{Enter}');
}

it('a whole game goes by keys alone', async () => {
  await kaiju.openTable({ game: 'zorgl', seed: '7', bots: 'C:greedy' });
  const over = () => screen.queryByRole('dialog', { name: /wins/ }) !== null;
  for (let step = 0; step < MAX_STEPS && !over(); step++) {
    expect(await playByKeys(), focused()).toBe(true);
    await kaiju.settle();
  }
  expect(over()).toBe(true);
  // The focus is on a way on.
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
}, 120_000);

it('a command that got another key at the table has it in the list and on its button, and after a reload', async () => {
  await kaiju.openTable(QUERY);
  await kaiju.keys('?');
  await kaiju.press('Change the keys');
  const game = screen.getByRole('region', { name: 'Zorgl-Zilla' });
  await kaiju.user.click(within(game).getByRole('button', { name: /^Waste it: X$/ }));
  await kaiju.keys('w');
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toMatch(
    /“Show the whole table” uses W too/,
  );
  await kaiju.press('Close');
  expect(within(screen.getByRole('dialog')).getAllByText('W')).toHaveLength(2);
  await kaiju.reload();
  await kaiju.ready();
  await kaiju.keys('4');
  expect(document.querySelector('[data-mode="ignore"]')?.getAttribute('aria-keyshortcuts')).toBe('W');
  await kaiju.keys('x');
  expect(kaiju.position().discard).toEqual([]);
  await kaiju.keys('w');
  await kaiju.settle();
  expect(kaiju.position().discard).toHaveLength(1);
});
