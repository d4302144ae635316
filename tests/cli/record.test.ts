import { describe, expect, it } from 'vitest';
import { formatGameFile, unwrap } from '#core';
import { formatRecord, parseGameFile } from '#zorgl/record';
import { runKaiju as kaiju } from '../helpers/kaiju';

const { out: TRACE } = await kaiju([
  'trace',
  '--seed',
  '6',
  '--games',
  '2',
  '--players',
  '3',
  '--monsters',
  'xman,zorgl,nogyab',
]);
const LINES = TRACE.trim()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('kaiju record', () => {
  it.each(['en', 'fr'])(
    'writes a game of a trace in %s, and parse-record reads it back',
    async (language) => {
      for (const game of [0, 1]) {
        const steps = LINES.filter((line) => line.game === game);
        const { out: text } = await kaiju(['record', '--game', String(game), '--lang', language], TRACE);
        const file = JSON.parse((await kaiju(['parse-record'], text)).out);
        expect(file.initial).toEqual(steps[0].position);
        expect(file.actions).toEqual(steps.map((line) => line.action));
      }
    },
  );

  it.each([
    ['tetzilla', 'en'],
    ['tetzilla', 'fr'],
    ['zorn', 'en'],
    ['zorn', 'fr'],
  ])(
    'writes a game of %s in %s, and parse-record reads it back when told the game',
    async (game, language) => {
      const { out: trace } = await kaiju([
        'trace',
        '--game',
        game,
        '--players',
        '3',
        '--seed',
        '2',
        '--games',
        '1',
      ]);
      const steps = trace
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const { out: text } = await kaiju(['record', '--lang', language], trace);
      const read = await kaiju(['parse-record', '--game', game], text);
      const file = JSON.parse(read.out);
      expect(file.game).toBe(game);
      expect(file.initial).toEqual(steps[0].position);
      expect(file.actions).toEqual(steps.map((line) => line.action));
      const damaged = await kaiju(['parse-record', '--game', game], text.replace('\n  A ', '\n  Z '));
      expect(damaged.status).toBe(2);
      expect(damaged.error).toMatch(/^line \d+, player: /);
    },
  );

  it('writes the record of a game file, in English unless told otherwise', async () => {
    const [{ position, action }] = LINES;
    const file = { format: 'kaiju-game', version: 1, game: 'zorgl', initial: position, actions: [action] };
    const game = unwrap(parseGameFile(file));
    const { out } = await kaiju(['record'], JSON.stringify(file));
    expect(out).toBe(formatRecord(game, 'en'));
    expect(JSON.parse((await kaiju(['parse-record'], out)).out)).toEqual(formatGameFile(game));
  });

  const bad: readonly (readonly [string, readonly string[], string, string])[] = [
    ['an unknown language', ['record', '--lang', 'de'], TRACE, '--lang'],
    ['a game that is not in the trace', ['record', '--game', '2'], TRACE, '--game'],
    ['text that is not JSON', ['record'], 'hello', 'input'],
    ['another JSON', ['record'], '{"format":"kaiju-city"}', 'format'],
    ['a trace that is damaged', ['record'], TRACE.replace('"zorgl"', '"chess"'), 'line 1, position.game'],
    ['an empty record', ['parse-record'], '', 'input'],
    ['a text that is no record', ['parse-record'], 'hello', 'line 1, format'],
    ['an option too many', ['parse-record', '--lang', 'en'], '', '--lang'],
  ];
  it.each(bad)(
    '%s: one line on standard error, status 2, nothing on standard output',
    async (_name, words, input, field) => {
      const run = await kaiju(words, input);
      expect(run.status).toBe(2);
      expect(run.out).toBe('');
      expect(run.error.trimEnd().split('\n')).toHaveLength(1);
      expect(run.error.startsWith(`${field}: `)).toBe(true);
    },
  );
});
