import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMAND_GAMES } from '../../src/cli/games';
import type { FoundPuzzle } from '../../src/cli/puzzles/make';
import { idOf, moduleOf, pickPuzzles, textOf } from '../../src/cli/puzzles/pick';
import { runKaiju } from '../helpers/kaiju';

const WITH_PUZZLES = COMMAND_GAMES.flatMap(({ rules, puzzles }) =>
  puzzles === undefined ? [] : [{ game: rules.id, puzzles }],
);

/** A puzzle that was found, of a kind and with a swing; each position another. */
const found = (kind: string, swing: number, position: number): FoundPuzzle => ({
  kind,
  count: 1,
  difficulty: 1,
  seat: 'A',
  position: `it's ${position}`,
  line: [],
  swing,
});

describe('picking puzzles', () => {
  it('takes of each kind in turn the one that turns its game most, and none that turns none', () => {
    const [much, more, other, idle] = [
      found('win', 0.3, 1),
      found('win', 0.4, 2),
      found('crush', 0.1, 3),
      found('crush', 0.01, 4),
    ];
    const picked = (wanted: number, had: readonly string[] = []) =>
      new Set(pickPuzzles([much, more, other, idle], wanted, had));
    expect(picked(2)).toEqual(new Set([more, other]));
    expect(picked(9)).toEqual(new Set([more, much, other]));
    expect(picked(2, [idOf(more)])).toEqual(new Set([much, other]));
  });
});

describe.each(WITH_PUZZLES)('the file of puzzles of $game', ({ game, puzzles }) => {
  const file = readFileSync(
    new URL(`../../src/games/${game}/puzzles/puzzles.data.ts`, import.meta.url),
    'utf8',
  );
  const [head = '', ...body] = file.split('\n');
  const [, command = ''] = /^\/\*\* .*`kaiju (.+?)`/.exec(head) ?? [];

  it('is written as the command that it names writes', async () => {
    expect(head).toBe(`/** Written by \`kaiju ${command}\`. */`);
    expect(body).toEqual(moduleOf(puzzles.texts, '').split('\n').slice(1).concat(''));
    // A game of nobody: what is at fault is the number of games alone, so that all else is understood.
    const words = command.replace(/--games \d+/, '--games 0').split(' ');
    expect((await runKaiju(words)).error).toMatch(/^--games: /);
    expect(command).toContain(`--game ${game} `);
  });
});

it('texts keep their quotes as a module', async () => {
  const texts = [textOf(found('win', 0.3, 1)), 'a \\ and a \' and a "'];
  const module = moduleOf(texts, 'kaiju puzzle make').replace(': readonly string[]', '');
  const { PUZZLES } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  expect(PUZZLES).toEqual(texts);
});
