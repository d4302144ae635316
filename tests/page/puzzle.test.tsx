import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { runToEnd } from '#core';
import { puzzleOf, searchPuzzle } from '#learning';
import { tetzillaPuzzles } from '#tetzilla/puzzles';
import { type Action, type Position, simulator, tetzilla } from '#tetzilla/rules';
import type * as Zorgl from '#zorgl/rules';
import { kaiju } from './KaijuPage';

/** Others think about their answer first. */
const PATIENT = { timeout: 20_000 };

const BOOK = tetzillaPuzzles.texts.map((text) => puzzleOf(tetzilla, tetzillaPuzzles, text));
const puzzle = BOOK[0]!;
const kind = tetzillaPuzzles.kinds[puzzle.kind]!;
const ADDRESS = `/puzzle/tetzilla/${puzzle.id}`;

const position = () => kaiju.position() as unknown as Position;
const act = (action: Action) => kaiju.act(action as unknown as Zorgl.Action);

/** What leads to the goal from here. */
function nextOf(): Action {
  const { count, seat, position: begun } = puzzle;
  const quest = { simulator, kind, count, seat, begun, now: position(), most: 60_000 };
  return runToEnd(searchPuzzle(quest))!.line[0]!;
}

const open = async () => {
  await kaiju.open(ADDRESS);
  await kaiju.ready();
};

it('a puzzle is solved at the table whatever others do, noted, and its solution is shown', async () => {
  await open();
  expect(screen.getByText(kind.ask(puzzle.count).en)).toBeTruthy();
  for (let own = 0; own < 10 && screen.queryByRole('dialog') === null; own++) {
    await act(nextOf());
    await kaiju.settle();
    await waitFor(
      () =>
        expect(
          screen.queryByRole('dialog') !== null || tetzilla.pending(position()).at(-1)?.seat === puzzle.seat,
        ).toBe(true),
      PATIENT,
    );
    await kaiju.settle();
  }
  expect(await screen.findByRole('dialog', { name: 'Solved!' })).toBeTruthy();
  expect(screen.getByText(/On the first try, without a hint/)).toBeTruthy();
  const shared = screen.getByRole<HTMLInputElement>('textbox', { name: 'Copy the result' });
  expect(shared.value).toContain(ADDRESS);
  expect(shared.value).not.toContain(kind.ask(puzzle.count).en);
  await kaiju.user.click(screen.getByRole('link', { name: 'Show the solution' }));
  await screen.findByRole('heading', { name: 'Solution of puzzle 1' }, { timeout: 20_000 });
  await kaiju.user.click(screen.getByRole('link', { name: 'All puzzles' }));
  await screen.findByText(`1 of ${BOOK.length} puzzles solved`, undefined, { timeout: 20_000 });
});

it('a try that fails is told why, can be taken back, and counts', async () => {
  await open();
  while (screen.queryByRole('dialog') === null) {
    await act({ do: 'pass' });
    // What others do comes later, and is shown then.
    await waitFor(async () => {
      await kaiju.settle();
      const own = tetzilla.pending(position()).at(-1)?.seat === puzzle.seat;
      expect(screen.queryByRole('dialog') !== null || (own && position().turn.stage === 'move')).toBe(true);
    }, PATIENT);
  }
  expect(screen.getByRole('dialog', { name: 'Not this time' })).toBeTruthy();
  expect(screen.getByText('The turn is over.')).toBeTruthy();
  await kaiju.press('Try again');
  await kaiju.ready();
  expect(position()).toEqual(puzzle.position);
  // It is kept on the device: a page that is loaded again goes on counting.
  const kept = JSON.parse(localStorage.getItem('kaiju-tabletop.memory.puzzles.tetzilla') ?? 'null');
  expect(kept).toMatchObject({ begun: { [puzzle.id]: { tries: 2, hints: 0 } } });
});

it('hints come in steps: how many actions, then the next one, and that there is no way', async () => {
  await open();
  await kaiju.press('Hint');
  await screen.findByText(/You are on the right track/, undefined, PATIENT);
  await kaiju.press('Hint');
  await screen.findByText(/^Next: /);
});

it('an address without a puzzle is told, and the lobby leads to the puzzles', async () => {
  await kaiju.open('/puzzle/tetzilla/nothing');
  await screen.findByRole('button', { name: 'Go to the lobby' }, { timeout: 20_000 });
  await kaiju.open('/', { game: 'zorgl' });
  await kaiju.press('Puzzle of the day');
  await screen.findByRole('heading', { name: 'Zorgl-Zilla Puzzles' }, { timeout: 20_000 });
});
