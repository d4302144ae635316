import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { zorgl } from '#zorgl/rules';
import { COMMAND_GAMES } from '../../src/cli/games';
import { runKaiju } from '../helpers/kaiju';

const printed = async (words: readonly string[], input = '') => (await runKaiju(words, input)).out;
const json = async (words: readonly string[], input = '') => JSON.parse(await printed(words, input));

const opening = await printed(['new', '--seed', '1', '--players', '2']);

describe('kaiju', () => {
  it('new prints a position that check accepts, and legal and play go on from it', async () => {
    expect(await json(['check'], opening)).toEqual({ ok: true });
    const legal = await json(['legal'], opening);
    expect(legal).toEqual(zorgl.legal(JSON.parse(opening)));
    const input = JSON.stringify({ position: JSON.parse(opening), actions: [legal[0]] });
    const { position, events } = await json(['play'], input);
    expect(position.turn.played).toBe(1);
    expect(events[0].type).toBe('card-played');
  });

  it('the seed may be any safe integer or 128 bits as 32 hexadecimal digits', async () => {
    const start = (seed: string) => json(['new', '--seed', seed, '--players', '2']);
    const deals = [
      '0',
      '-1',
      '4294967296',
      '4294967297',
      '0123456789abcdef0123456789abcdef',
      `${'0'.repeat(31)}1`,
    ];
    const draws = await Promise.all(deals.map(async (seed) => (await start(seed)).draw.join()));
    expect(new Set(draws).size).toBe(deals.length);
    expect(await start('0123456789ABCDEF0123456789ABCDEF')).toEqual(await start(deals[4]!));
  });

  it('goes by the game that a position says it is of, and by --game', async () => {
    const ids = COMMAND_GAMES.map(({ rules }) => rules.id).join(', ');
    const other = opening.replace('"zorgl"', '"go"');
    expect((await runKaiju(['check'], other)).error).toBe(`game: "go" is not one of ${ids}\n`);
    const play = JSON.stringify({ position: JSON.parse(other), actions: [] });
    expect((await runKaiju(['play'], play)).error).toBe(`position.game: "go" is not one of ${ids}\n`);
    expect(await printed(['new', '--game', 'zorgl', '--seed', '1', '--players', '2'])).toBe(opening);
    expect((await runKaiju(['new', '--game', 'go', '--seed', '1'])).error).toBe(
      `--game: "go" is not one of ${ids}\n`,
    );
  });

  it('trace prints a line for each transition, each game to its end, the same for the same seed', async () => {
    const words = ['trace', '--seed', '4', '--games', '2', '--players', '4'];
    const out = await printed(words);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(new Set(lines.map((line) => line.game))).toEqual(new Set([0, 1]));
    for (const [index, line] of lines.entries()) {
      const following = lines[index + 1];
      if (following?.game === line.game) expect(following.position).toEqual(line.next);
      else expect(line.next.outcome).not.toBeNull();
      expect(line.legal).toContainEqual(line.action);
    }
    expect(await printed(words)).toBe(out);
  });

  it('sim lets bots play against each other and counts, the same for the same seed', async () => {
    const words = ['sim', '--bots', 'greedy,random', '--games', '4', '--seed', '2'];
    const result = await json([...words, '--json']);
    expect(result.rows.map(({ seat, bot }: Record<string, unknown>) => [seat, bot])).toEqual([
      ['A', 'greedy'],
      ['C', 'random'],
    ]);
    const wins = result.rows.map((row: { wins: number }) => row.wins);
    expect(wins[0] + wins[1]).toBe(4);
    expect(wins[0]).toBeGreaterThan(wins[1]);
    expect(result.rows[0].floors).toBeGreaterThan(result.rows[1].floors);
    expect(await json([...words, '--json'])).toEqual(result);
    const table = await printed(words);
    expect(table).toMatch(/^seat +bot +wins +share +floors\/game$/m);
    expect(table).toMatch(/^A +greedy +\d+ +\d+\.\d% +\d+\.\d\d$/m);
    expect(table).toMatch(/^4 games, \d+\.\d turns and \d+\.\d actions a game$/m);
  });

  it('runs as the npm script that the documentation names, and an error is one line with status 2', () => {
    const run = (input: string, ...words: string[]) =>
      spawnSync('npm', ['run', '--silent', 'kaiju', '--', ...words], { encoding: 'utf8', input });
    expect(run('', 'new', '--seed', '1', '--players', '2').stdout).toBe(opening);
    const failed = run('5', 'check');
    expect(failed.status).toBe(2);
    expect(failed.stdout).toBe('');
    expect(failed.stderr).toMatch(/^input: [^\n]+\n$/m);
  });
});

describe('the help of kaiju', () => {
  it('is printed without a command, by help and by --help, and names every command', async () => {
    const run = await runKaiju([]);
    expect(run.status).toBe(0);
    for (const words of [['help'], ['--help'], ['-h']]) expect(await runKaiju(words)).toEqual(run);
    for (const name of ['new', 'legal', 'play', 'check', 'trace', 'sim', 'bench', 'record', 'parse-record']) {
      expect(run.out).toMatch(new RegExp(`^ {2}${name} {2,}\\S`, 'm'));
    }
  });

  it('of a command lists its options, those of the game included', async () => {
    const help = await printed(['help', 'new']);
    expect(await printed(['new', '--help'])).toBe(help);
    expect(await printed(['new', '--game', 'zorgl', '--seed', '1', '--help'])).toBe(help);
    for (const option of [
      'game',
      'seed',
      'players',
      'places',
      'monsters',
      'house',
      'city',
      'no-army',
      'flight',
    ]) {
      expect(help).toMatch(new RegExp(`^ {2}--${option}\\b`, 'm'));
    }
    expect(help).toContain('--flight english|french');
    expect(help).toContain('--players 2..4');
    expect((await runKaiju(['help', 'dance'])).error).toMatch(/^command: "dance" is not one of new, legal/);
  });

  it('--version is the one of the package', async () => {
    expect(await printed(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('a mistake', () => {
  const illegal = JSON.stringify({ position: JSON.parse(opening), actions: [{ do: 'end' }] });
  const bad: readonly (readonly [string, readonly string[], string, string])[] = [
    ['an unknown command', ['dance'], '', 'command'],
    ['a word of every object', ['toString'], '', 'command'],
    ['an unknown option', ['new', '--seed', '1', '--colour', 'red'], '', '--colour'],
    ['a short option', ['new', '-s', '1'], '', '-s'],
    ['a word too many', ['new', '--seed', '1', 'two'], '', 'two'],
    ['an option twice', ['new', '--seed', '1', '--seed', '2'], '', '--seed'],
    ['an option without its value', ['new', '--seed', '--players', '2'], '', '--seed'],
    ['a value where none is taken', ['new', '--no-army=yes'], '', '--no-army'],
    ['a missing seed', ['new', '--players', '2'], '', '--seed'],
    ['a seed that is no number', ['new', '--seed', 'x', '--players', '2'], '', '--seed'],
    ['no players', ['new', '--seed', '1'], '', '--players'],
    ['five players', ['new', '--seed', '1', '--players', '5'], '', '--players'],
    ['neighbours', ['new', '--seed', '1', '--players', '2', '--places', 'A,B'], '', '--places'],
    ['a place too many', ['new', '--seed', '1', '--players', '2', '--places', 'A,B,C'], '', '--places'],
    ['an unknown flight', ['new', '--seed', '1', '--players', '2', '--flight', 'low'], '', '--flight'],
    ['an unknown bot', ['sim', '--bots', 'greedy,genius', '--games', '1', '--seed', '1'], '', '--bots'],
    ['a single bot', ['sim', '--bots', 'greedy', '--games', '1', '--seed', '1'], '', '--bots'],
    ['text that is not JSON', ['legal'], '{', 'input'],
    ['JSON that is no position', ['check'], '5', 'input'],
    ['a bench with options', ['bench', '--fast'], '', '--fast'],
    ['a trace without games', ['trace', '--seed', '1', '--players', '2'], '', '--games'],
    ['a position without cards', ['check'], '{"game":"zorgl","version":1}', 'options'],
    ['a play without a position', ['play'], '{"actions":[]}', 'position'],
    ['an illegal action', ['play'], illegal, 'actions[0].do'],
    ['an action of no kind', ['play'], illegal.replace('"end"', '"dance"'), 'actions[0].do'],
  ];
  it.each(bad)('%s: one line that names it, nothing printed', async (_name, words, input, field) => {
    const run = await runKaiju(words, input);
    expect(run.status).toBe(2);
    expect(run.out).toBe('');
    expect(run.error.trimEnd().split('\n')).toHaveLength(1);
    expect(run.error.startsWith(`${field}: `)).toBe(true);
  });

  it('in an action names its clause', async () => {
    expect((await runKaiju(['play'], illegal)).error).toContain('(Z3.2)');
  });

  it('of great length is cut', async () => {
    const long = 'x'.repeat(5000);
    const mistakes: readonly (readonly [readonly string[], string])[] = [
      [[long], ''],
      [['new', `--${long}`], ''],
      [['new', '--seed', long], ''],
      [['new', '--seed', '1', '--players', '2', '--places', `A,${long}`], ''],
      [['new', '--seed', '1', '--players', '2', '--city', long], ''],
      [['check'], JSON.stringify({ ...JSON.parse(opening), game: long })],
      [['check'], JSON.stringify({ ...JSON.parse(opening), discard: [long] })],
    ];
    for (const [words, input] of mistakes) {
      const { status, error } = await runKaiju(words, input);
      expect(status).toBe(2);
      expect(error.length).toBeLessThan(400);
      expect(error).toContain('xxx…');
    }
  });
});
