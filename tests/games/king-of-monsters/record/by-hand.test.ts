import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, reasonOf, unwrap } from '#core';
import { formatRecord, parseRecord } from '#king-of-monsters/record';
import { king } from '#king-of-monsters/rules';
import { VOCABULARIES } from '../../../../src/games/king-of-monsters/record/record';
import { problemWordsIn } from '../../../helpers/problems';

const DOCUMENTATION = readFileSync('docs/record-king-of-monsters.md', 'utf8');

/** The record that the documentation shows. */
const EXAMPLE = DOCUMENTATION.split('\n')
  .filter((line) => line.startsWith('    ') || line === '')
  .map((line) => line.trimEnd().slice(4))
  .join('\n')
  .trim();

const game = unwrap(parseRecord(EXAMPLE));

describe('a record of King of Monsters written by hand', () => {
  it('says players, options and actions', () => {
    const heroes = ['artemis', 'brick', 'ninja'] as const;
    const options = { heroes, start: 2, turnLimit: 20, kingHand: 5, leagueHand: 5 };
    expect(game.match.positionAt(0)).toEqual(unwrap(king.setup(options, 7)));
    expect(game.match.record().actions).toEqual([
      { do: 'place', row: 'Y' },
      { do: 'airstrip' },
      { do: 'move', to: 'airstrip', card: 'Y5' },
      { do: 'move', to: 'reactor', card: 'G7' },
      { do: 'move', to: 'hq', card: 'G1' },
      { do: 'move', to: 'reactor', card: 'G2' },
      { do: 'move', to: 'metro', card: 'B2' },
      { do: 'peek', row: 'G', col: 1 },
      { do: 'end' },
      { do: 'give' },
    ]);
    expect(game.players).toEqual({
      king: { name: 'Anna' },
      artemis: { name: 'Krok', bot: 'greedy', colour: '#8e5bd0' },
    });
    expect(game.seed).toBe(7);
  });

  it('may be typed without signs, accents, capitals and numbers of spaces', () => {
    const text = `\uFEFFFEUILLE DE PARTIE KAIJU 1: king of monsters
      ; dimanche
      JOUEUR King :Anna
      graine:7
      heros: artemis  brick ninja
      au depart: 2
      tour 1 - Carnage
      KING pose en y
      tour 1: heros
      artemis prend la piste ; enfin
      Artemis rejoint  PISTE avec y5
      artemis rejoint reacteur avec g7
    `;
    const { match, players } = unwrap(parseRecord(text.replaceAll('\n', '\r\n')));
    expect(match.positionAt(0)).toEqual(game.match.positionAt(0));
    expect(match.record().actions).toEqual(game.match.record().actions.slice(0, 4));
    expect(players).toEqual({ king: { name: 'Anna' } });
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

describe('a record of King of Monsters that is wrong', () => {
  const POSITION = `Position: ${JSON.stringify(game.match.positionAt(0))}`;
  const bad: readonly (readonly [name: string, from: string, to: string, at: string, field: string])[] = [
    ['another game', 'King of Monsters', 'Chess', 'Chess', 'format'],
    ['a later version', 'record 1', 'record 2', 'record 2', 'version'],
    ['a line that means nothing', 'Seed: 7', 'Moon: full', 'Moon', 'header'],
    ['no seed', 'Seed: 7\n', '', 'Kaiju', 'seed'],
    ['a player twice', 'Player artemis', 'Player king', 'Krok', 'players.king'],
    ['a hero who stays away', 'Player artemis', 'Player bamf', 'Krok', 'players.bamf'],
    ['a trait that is none', 'bot greedy', 'left-handed', 'Krok', 'players.artemis'],
    ['a hero who is none', 'Heroes: artemis', 'Heroes: arthur', 'arthur', 'heroes'],
    ['a number that is none', 'start: 2', 'start: two', 'two', 'start'],
    ['a hand too large', 'King: 5', 'King: 50', '50', 'king-hand'],
    ['a position and an option', 'Seed: 7', POSITION, 'Heroes: ', 'heroes'],
    ['no phase', 'Turn 1 · rampage\n', '', 'king places', 'header'],
    ['a phase too late', 'Turn 1 · heroes\n', '', 'uses', 'turn'],
    ['a phase too early', '  king places in Y', '', 'Turn 1 · heroes', 'turn'],
    ['words that mean nothing', 'king places in Y', 'king sings', 'king sings', 'action'],
    ['an action of another player', 'king places in Y', 'artemis places in Y', 'places in Y', 'player'],
    ['a player who is none', 'king places in Y', 'kong places in Y', 'kong', 'player'],
    ['a row that is none', 'king places in Y', 'king places in P', 'in P', 'row'],
    ['a zone that is none', 'moves to metro', 'moves to museum', 'museum', 'zone'],
    ['a card that is none', 'metro with B2', 'metro with B22', 'B22', 'card'],
    ['a card of somebody else', 'metro with B2', 'metro with R9', 'R9', 'card'],
    ['a column that is none', 'peeks at G 1', 'peeks at G one', 'G one', 'col'],
    ['a result that is not so', 'unfinished', 'the King wins', 'Result', 'result'],
    ['something after the result', 'unfinished', 'unfinished\n  brick gives', 'end', 'result'],
  ];

  it.each(bad)('with %s is refused, with the line and the field', (_name, from, to, at, field) => {
    const lines = EXAMPLE.replace(from, to).split('\n');
    const read = parseRecord(lines.join('\n'));
    const number = at === 'end' ? lines.length : lines.findIndex((each) => each.includes(at)) + 1;
    expect(read).toMatchObject({ ok: false, error: { field: `line ${number}, ${field}` } });
    if (read.ok) return;
    for (const language of LANGUAGES) {
      expect(reasonOf(read.error, problemWordsIn(language))).not.toBe('');
    }
  });

  it('shows actions that are allowed there to whom writes something else', () => {
    const read = parseRecord(EXAMPLE.replace('king places in Y', 'king sings'));
    if (read.ok) throw new Error('it was read');
    expect(reasonOf(read.error, problemWordsIn('en'))).toContain('"king places in R"');
  });
});
