import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handOf } from '../helpers/cards';
import { positionParameter, QUIET, sketch } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy' };

// Nothing on a page without a dialog is hidden; to find that out for each control takes most of the time.
const SEEN = { hidden: true } as const;
const board = () => within(screen.getByRole('grid', { name: 'The board in words', ...SEEN }));
const cell = (name: string) => board().getByRole('button', { name: new RegExp(`^${name}: `) });
/** The boxes in which something can be done, as they are read out. */
const offers = () => board().queryAllByRole('button', { name: /Enter: /, ...SEEN });
/** The name of what has the focus, as it is read out. */
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function openBoard(query: Readonly<Record<string, string>>): Promise<void> {
  await kaiju.openTable(query);
  await kaiju.settle();
  await kaiju.press('Text board');
}

describe('the table in words', () => {
  it('is the first stop of the page, takes the focus, and is there again after a reload', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.user.tab();
    expect(focused()).toBe('Text board');
    await kaiju.keys('{Enter}');
    expect(focused()).toMatch(/^.*a7: building, 4 floors/);
    await kaiju.reload();
    await kaiju.ready();
    expect(cell('a7')).toBeTruthy();
    await kaiju.keys('b');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('has a heading for every column and row, and every box says what stands there', async () => {
    await openBoard(QUERY);
    const headings = board()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(
      board()
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...'7654321']);
    expect(board().getAllByRole('button')).toHaveLength(49);
    expect(cell('b2').textContent).toMatch(/b2: Rex/);
    expect(cell('d4').textContent).toMatch(/power plant, 8 floors/);
    expect(cell('b3').textContent).toMatch(/free; reached by 9 of clubs/);
  });

  it('says what a chosen card does where, and does it', async () => {
    await openBoard(QUERY);
    await kaiju.take('9C');
    expect(offers().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/b3: free\. Enter: Move, here$/),
      expect.stringMatching(/c2: free\. Enter: Move, here$/),
    ]);
    cell('b3').focus();
    await kaiju.keys('{Enter}');
    await kaiju.settle();
    expect(cell('b3').textContent).toMatch(/b3: Rex/);
  });

  it('sends a unit with a card whose use by the monster is asked about', async () => {
    const position = sketch({
      board: QUIET.board.with(4, '. . . . . u .'),
      hands: { A: ['9C', '2S', '5H'], C: ['3D', '8S', '6H'] },
    });
    await openBoard({ position: positionParameter(position), bots: 'C:greedy' });
    await kaiju.take('9C');
    expect(cell('f3').textContent).toMatch(/f3: unit\. Enter: send this unit with the card$/);
    cell('f3').focus();
    await kaiju.keys('{Enter}');
    cell('g3').focus();
    await kaiju.keys('{Enter}');
    await kaiju.settle();
    expect(cell('g3').textContent).toMatch(/g3: unit/);
  });

  it('is gone through by arrows, from offer to offer with Control, to the ends with Home and End', async () => {
    await openBoard(QUERY);
    const at = () =>
      focused()
        ?.slice(focused()!.search(/[a-g][1-7]: /), focused()!.search(/: /))
        .slice(-2);
    expect(at()).toBe('a7');
    await kaiju.keys('{ArrowRight}{ArrowDown}');
    expect(at()).toBe('b6');
    await kaiju.keys('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(at()).toBe('a6');
    await kaiju.keys('{End}');
    expect(at()).toBe('g6');
    await kaiju.take('9C');
    cell('a7').focus();
    await kaiju.keys('{Control>}{ArrowDown}{/Control}');
    expect(at()).toBe('b3');
    await kaiju.keys('{Control>}{ArrowDown}{/Control}');
    expect(at()).toBe('c2');
  });

  it('tells the players, the plant and the cards beside it', async () => {
    await openBoard(QUERY);
    const about = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(about('Rex')).toEqual(['to play', 'at b2', '0 floors of 10', '5 cards']);
    expect(about('Power plant')).toEqual(['d4, 8 floors']);
    expect(about('Cards')[0]).toMatch(/^Hand of Rex: .*9 of clubs/);
  });
});

describe('what happens', () => {
  it('is told line by line, in order and once', async () => {
    await kaiju.openTable(QUERY);
    const lines = () =>
      within(screen.getByRole('log'))
        .queryAllByText(/./)
        .map(({ textContent }) => textContent);
    await kaiju.take('9C');
    await kaiju.press('b3');
    await kaiju.settle();
    const once = lines();
    expect(once).toEqual(['Rex plays the 9 of clubs.', 'Rex walks to b3.']);
    const [first] = within(screen.getByRole('log')).getAllByText(/./);
    await kaiju.take('4C');
    await kaiju.press('b4');
    await kaiju.settle();
    expect(lines().slice(0, once.length)).toEqual(once);
    expect(lines().at(-1)).toMatch(/^Rex walks to b4/);
    expect(first?.isConnected).toBe(true);
  });
});

/** More decisions than a game takes. */
const MAX_STEPS = 600;

/** Chooses something by what is read out alone: on the board, else among the ways of a card, else a card, else the end. */
async function decide(): Promise<void> {
  const fitting = offers();
  const [target] = [
    ...fitting.filter(({ textContent }) => /Attack|Throw|Shake/.test(textContent)),
    ...fitting,
  ];
  if (target !== undefined) return void (await activate(target));
  const end = screen.getByRole('button', { name: /^End (turn|anyway)$/, ...SEEN });
  if (end.getAttribute('aria-disabled') === null) return void (await activate(end));
  const ways = within(screen.getByRole('region', { name: 'What should this card do?', ...SEEN }))
    .queryAllByRole('button', SEEN)
    .filter((way) => !/^(Back$|Cancel$|The rule: )/.test(way.getAttribute('aria-label') ?? ''));
  const [way] = ways;
  if (way !== undefined) return void (await activate(way));
  const cards = within(screen.getByRole('toolbar', { name: /^Hand of/, ...SEEN })).getAllByRole(
    'button',
    SEEN,
  );
  await activate(cards.find((card) => card.getAttribute('aria-disabled') === null)!);
}

async function activate(control: HTMLElement): Promise<void> {
  control.focus();
  await kaiju.keys('{Enter}');
}

describe('a whole game in words', () => {
  it('of Zorgl-Zilla is played by roles and names alone', async () => {
    await openBoard({ game: 'zorgl', seed: '7', bots: 'C:greedy' });
    for (let step = 0; step < MAX_STEPS && screen.queryByRole('dialog', { name: /wins/ }) === null; step++) {
      await decide();
      await kaiju.settle();
    }
    expect(screen.getByRole('dialog', { name: /wins/ })).toBeTruthy();
    expect(handOf(kaiju.position(), 'A').length).toBeLessThan(6);
  }, 120_000);

  it('of TetZilla is played by roles and names alone', async () => {
    await openBoard({ game: 'tetzilla', seed: '21', bots: 'B:greedy,C:random' });
    for (let step = 0; step < MAX_STEPS && screen.queryByRole('dialog', { name: /win/ }) === null; step++) {
      const open = offers();
      const near = open.filter(({ textContent }) => /step here|drop the tile|fire at/.test(textContent));
      const guards = screen.queryByRole('region', { name: 'Guards', ...SEEN });
      const pass = screen.queryByRole('button', { name: /^Pass/, ...SEEN });
      const [first] = [...near, ...open];
      if (
        guards !== null &&
        near.length === 0 &&
        !open.some(({ textContent }) => /can hit/.test(textContent))
      ) {
        await activate(within(guards).getAllByRole('button', SEEN)[0]!);
      } else await activate((first ?? pass)!);
      await kaiju.settle();
    }
    expect(screen.getByRole('dialog', { name: /win/ })).toBeTruthy();
  }, 120_000);
});
