import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, LANGUAGES, reasonOf, unwrap } from '#core';
import { formatRecord, parseRecord } from '#tetzilla/record';
import { type Action, tetzilla } from '#tetzilla/rules';
import { VOCABULARIES } from '../../../../src/games/tetzilla/record/record';
import { problemWordsIn } from '../../../helpers/problems';

const DOCUMENTATION = readFileSync('docs/record-tetzilla.md', 'utf8');

/** The record that the documentation shows. */
const EXAMPLE = DOCUMENTATION.split('\n')
  .filter((line) => line.startsWith('    ') || line === '')
  .map((line) => line.trimEnd().slice(4))
  .join('\n')
  .trim();

const ACTIONS: readonly Action[] = [
  { do: 'choose', ability: 'swiftness' },
  { do: 'choose', ability: 'shining-skin' },
  { do: 'slide', tile: 'T5', spin: 2, column: 'c' },
  { do: 'slide', tile: 'L6', spin: 2, column: 'b' },
  { do: 'slide', tile: 'J6', spin: 0, column: 'd' },
  { do: 'slide', tile: 'O2', spin: 0, column: 'e' },
  { do: 'slide', tile: 'L8', spin: 3, column: 'c' },
  { do: 'slide', tile: 'I8', spin: 3, column: 'd' },
  { do: 'enter', box: 'b2' },
  { do: 'enter', box: 'b2' },
  { do: 'step', to: 'c2' },
  { do: 'step', to: 'b3' },
  { do: 'step', to: 'c3' },
  { do: 'pass' },
];

const game = unwrap(parseRecord(EXAMPLE));

describe('a record of TetZilla written by hand', () => {
  it('says players, options and actions', () => {
    const options = { abilities: 'choice', guardPoints: 1, level: false } as const;
    expect(game.match.positionAt(0)).toEqual(
      unwrap(tetzilla.setup({ ...options, figures: ['krustazor', 'zorgl-b'] }, 7)),
    );
    expect(game.match.record().actions).toEqual(ACTIONS);
    expect(game.players).toEqual({
      A: { name: 'Anna' },
      B: { name: 'Krok', bot: 'greedy', colour: '#8e5bd0' },
    });
    expect(game.seed).toBe(7);
  });

  it('may be typed without signs, accents, capitals and numbers of spaces', () => {
    const text = `\uFEFFFEUILLE DE PARTIE KAIJU 1: tetzilla
      ; dimanche
      JOUEUR b ( brute ) :Krok
      joueur a (CRUSTASSOR): Anna
      graine:7
      talents: AU CHOIX
      preparation: talents ; au hasard
      b vivacite
      a  Peau Miroir
      Preparation - tuiles
      b t5 2 C
      a l6 2 b
    `;
    const { match, players } = unwrap(parseRecord(text.replaceAll('\n', '\r\n')));
    expect(match.positionAt(0)).toEqual(game.match.positionAt(0));
    expect(match.record().actions).toEqual(ACTIONS.slice(0, 4));
    expect(players).toEqual({ A: { name: 'Anna' }, B: { name: 'Krok' } });
  });

  it('is in the documentation as the program writes it', () => {
    expect(`${EXAMPLE}\n`).toBe(formatRecord(game, 'en'));
  });

  it.each(LANGUAGES)('has every phrase of %s in the documentation', (language) => {
    const shown = [...DOCUMENTATION.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
    for (const phrase of Object.values(VOCABULARIES[language].phrases)) {
      const pattern = new RegExp(`^${phrase.replaceAll(/\{\w+\}/g, '\\S+')}$`);
      expect(
        shown.some((code) => pattern.test(code)),
        phrase,
      ).toBe(true);
    }
  });
});

it('calls the west W in English and O in French', () => {
  for (const direction of DIRECTIONS) {
    expect(VOCABULARIES.en.directions[direction]).toBe(direction);
    expect(VOCABULARIES.fr.directions[direction]).toBe(direction.replace('W', 'O'));
  }
});

const line = (text: string, part: string): number =>
  text.split('\n').findIndex((each) => each.includes(part)) + 1;

describe('a record of TetZilla that is wrong', () => {
  const POSITION = `Position: ${JSON.stringify(game.match.positionAt(0))}`;
  const bad: readonly (readonly [
    name: string,
    from: string | RegExp,
    to: string,
    at: string,
    field: string,
  ])[] = [
    ['another game', 'TetZilla', 'Chess', 'Chess', 'format'],
    ['a later version', 'record 1', 'record 2', 'record 2', 'version'],
    ['a line that means nothing', 'Seed: 7', 'Moon: full', 'Moon', 'header'],
    ['no seed', 'Seed: 7\n', '', 'Kaiju', 'seed'],
    ['a seed that is none', 'Seed: 7', 'Seed: seven', 'seven', 'seed'],
    ['a value twice', 'Seed: 7', 'Seed: 7\nSeed: 8', 'Seed: 8', 'seed'],
    ['a player twice', 'Player B', 'Player A', 'Brute', 'players.A'],
    ['a gap between the players', 'Player B', 'Player C', 'Brute', 'players.C'],
    ['a figure that is none', 'Krustazor', 'Godzilla', 'Godzilla', 'players.A'],
    ['no figure', ' (Krustazor)', '', 'Anna', 'players.A'],
    ['a figure twice', 'Brute', 'Krustazor', 'Anna', 'figures'],
    ['an ability too early', 'Krustazor', 'Krustazor, swiftness', 'Anna', 'players.A.ability'],
    ['a colour that is none', '#8e5bd0', 'mauve', 'mauve', 'players.B.colour'],
    ['an option that is none', 'chosen', 'stolen', 'stolen', 'abilities'],
    ['a number that is none', 'guard: 1', 'guard: 2', 'guard: 2', 'guardPoints'],
    ['a position and an option', 'Seed: 7', POSITION, 'Abilities: ', 'abilities'],
    ['a position that is none', /Seed: 7(\n.*){3}/, 'Position: {', 'Position', 'position'],
    [
      'another figure than the position',
      /Brute(.*\n)Seed: 7(\n.*){3}/,
      `Gawker$1${POSITION}`,
      'Gawker',
      'players.B.figure',
    ],
    ['no stage', /Setup · abilities\n/, '', 'B swiftness', 'header'],
    ['a stage too late', /Setup · tiles\n/, '', 'T5', 'turn'],
    ['a stage too early', '  A shining skin\n', '', 'Setup · tiles', 'turn'],
    ['a stage twice', '  A shining', 'Setup · abilities\n  A shining', 'nothing', 'turn'],
    ['an unknown ability', 'B swiftness', 'B wit', 'B wit', 'ability'],
    ['an action of another stage', 'B T5 2 c', 'B passes', 'B passes', 'action'],
    ['an action of another player', 'B T5 2 c', 'A T5 2 c', 'A T5', 'player'],
    ['a player who is none', 'B T5 2 c', 'Z T5 2 c', 'Z T5', 'player'],
    ['a tile that is none', 'B T5 2 c', 'B T9 2 c', 'T9', 'tile'],
    ['another tile', 'B T5 2 c', 'B T6 2 c', 'T6', 'tile'],
    ['a spin that is none', 'B T5 2 c', 'B T5 x c', 'T5', 'spin'],
    ['a column off the board', 'B T5 2 c', 'B T5 2 l', 'T5', 'column'],
    ['a box too far away', 'B c2', 'B f9', 'f9', 'to'],
    ['a result that is not so', 'unfinished', 'Anna (A) wins', 'Result', 'result'],
    ['something after the result', 'unfinished', 'unfinished\n  A passes', 'nothing', 'result'],
  ];

  it.each(bad)('with %s is refused, with the line and the field', (name, from, to, at, field) => {
    const text = EXAMPLE.replace(from, to);
    const read = parseRecord(text);
    const number = at === 'nothing' ? lastOf(text, name) : line(text, at);
    expect(read).toMatchObject({ ok: false, error: { field: `line ${number}, ${field}` } });
    if (read.ok) return;
    for (const language of LANGUAGES) {
      expect(reasonOf(read.error, problemWordsIn(language))).not.toBe('');
    }
  });

  it('that is empty is refused', () => {
    expect(parseRecord('\n; nothing\n')).toMatchObject({
      ok: false,
      error: { code: 'record.empty' },
    });
  });
});

/** The line of the second of two equal statements. */
function lastOf(text: string, name: string): number {
  const wanted = name === 'a stage twice' ? 'Setup · abilities' : 'A passes';
  return text.split('\n').findLastIndex((each) => each.includes(wanted)) + 1;
}
