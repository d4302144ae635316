import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clausesIn, KING_LAW, type Law, TETZILLA_LAW, ZORGL_LAW, ZORN_LAW } from '../helpers/law';

interface Tests {
  readonly law: Law;
  readonly letter: string;
  readonly game: string;
  /** Cases for all who play the rules, whose names tell their clauses. */
  readonly scenarios?: string;
}

const GAMES: readonly Tests[] = [
  { law: ZORGL_LAW, letter: 'Z', game: 'zorgl', scenarios: 'tests/scenarios/zorgl.json' },
  { law: TETZILLA_LAW, letter: 'T', game: 'tetzilla' },
  { law: KING_LAW, letter: 'K', game: 'king-of-monsters' },
  { law: ZORN_LAW, letter: 'N', game: 'zorn' },
];

/** A clause and the file that names it. */
interface Citation {
  readonly clause: string;
  readonly file: string;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** The titles of tests in a program, with the tables that some of them go through. */
const titlesIn = (program: string): string =>
  (program.match(/(\b(it|describe)(\.each)?\(|^ *\]( as const)?\)\()[^\n]*/gm) ?? []).join('\n');

describe.each(GAMES)('the clauses of $game', ({ law, letter, game, scenarios }) => {
  const clauses = clausesIn(law);
  const citations = (file: string, text: string): readonly Citation[] =>
    [...new Set(text.match(new RegExp(`\\b${letter}\\d+\\.\\d+\\b`, 'g')) ?? [])].map((clause) => ({
      clause,
      file,
    }));
  const tested = [
    ...filesIn(`tests/games/${game}`).flatMap((file) =>
      citations(file, titlesIn(readFileSync(file, 'utf8'))),
    ),
    ...(scenarios === undefined ? [] : citations(scenarios, readFileSync(scenarios, 'utf8'))),
  ];
  const cited = filesIn(`src/games/${game}/rules`).flatMap((file) =>
    citations(file, readFileSync(file, 'utf8')),
  );

  it.each(clauses)('%s is named by a test', (clause) => {
    expect(tested.map((citation) => citation.clause)).toContain(clause);
  });

  it('are all that tests and rules name', () => {
    expect([...tested, ...cited].filter(({ clause }) => !clauses.includes(clause))).toEqual([]);
    expect(cited.length).toBeGreaterThan(50);
  });
});
