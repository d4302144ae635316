import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { king } from '#king-of-monsters/rules';
import { runKaiju } from '../helpers/kaiju';

const GAME = ['--game', 'king-of-monsters'];
const FOLDER = mkdtempSync(join(tmpdir(), 'kaiju-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const printed = async (words: readonly string[], input = ''): Promise<string> => {
  const { status, out, error } = await runKaiju(words, input);
  expect(error).toBe('');
  expect(status).toBe(0);
  return out;
};
const json = async (words: readonly string[], input = '') => JSON.parse(await printed(words, input));
const lines = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What is printed on standard error; nothing on standard output. */
const refused = async (words: readonly string[], input = ''): Promise<string> => {
  const { status, out, error } = await runKaiju(words, input);
  expect([status, out]).toEqual([2, '']);
  expect(error).toMatch(/^[^\n]+\n$/);
  return error.trim();
};

const NEW = ['new', ...GAME, '--seed', '7'];

describe('kaiju at King of Monsters', () => {
  it('new prints the first position in which somebody decides', async () => {
    const position = await json(NEW);
    expect(position).toMatchObject({
      game: 'king-of-monsters',
      version: 1,
      options: { turnLimit: 20, kingHand: 5, leagueHand: 5 },
      turn: { number: 1 },
      outcome: null,
    });
    expect(position.reserve).toHaveLength(4);
    expect(position.stack).toHaveLength(1);
    const chosen = ['--heroes', 'bamf,artemis,grey', '--start', '1', '--turns', '0', '--king-hand', '7'];
    expect(await json([...NEW, ...chosen, '--league-hand', '3'])).toMatchObject({
      options: { turnLimit: 0, kingHand: 7, leagueHand: 3 },
      heroes: { bamf: { state: 'up', zone: 'hq' }, artemis: { state: 'reserve', zone: null } },
      reserve: ['artemis', 'grey'],
    });
    expect((await json([...NEW, '--heroes', 'bamf', '--start', '8'])).reserve).toEqual([]);
  });

  it.each([
    [['--heroes', 'grey,moss'], /^--heroes: "moss" is not one of artemis/],
    [['--heroes', 'grey,grey'], '--heroes: lists "grey" twice (K4.1)'],
    [['--start', '9'], /^--start: 9 .*\(K4\.1\)$/],
    [['--turns', '1000'], /^--turns: 1000 .*\(K4\.3\)$/],
    [['--king-hand', '2'], /^--king-hand: 2 .*\(K4\.3\)$/],
    [['--league-hand', 'x'], /^--league-hand: .*\(K4\.3\)$/],
    [['--players', '10'], '--players: "10" is not a whole number from 2 to 9'],
    [['--level'], /^--level: not one of --game/],
  ])('new refuses %j', async (words, reason) => {
    const told = await refused([...NEW, ...words]);
    if (typeof reason === 'string') expect(told).toBe(reason);
    else expect(told).toMatch(reason);
  });

  it('legal, play and check know the game by the position', async () => {
    const opening = await printed([...NEW, '--heroes', 'grey']);
    expect(await json(['check'], opening)).toEqual({ ok: true });
    const legal = await json(['legal'], opening);
    const position = JSON.parse(opening);
    const { events } = await json(['play'], JSON.stringify({ position, actions: [legal[0]] }));
    expect(Array.isArray(events)).toBe(true);
    const play = (...actions: unknown[]) => refused(['play'], JSON.stringify({ position, actions }));
    expect(await play(legal[0], { do: 'dance' })).toMatch(/^actions\[1\]\.do: "dance" is not one of discard/);
    expect(await play({ do: 'look', deck: 'king' })).toMatch(/^actions\[0\]\.do: .*\(K\d+\.\d+\)$/);
    expect(await refused(['check'], JSON.stringify({ ...position, stack: [] }))).toMatch(
      /^stack: .*\(K17\.1\)$/,
    );
  });

  it('trace prints transitions that lead from one to the next', async () => {
    const out = await printed([
      'trace',
      ...GAME,
      '--seed',
      '3',
      '--games',
      '2',
      '--turns',
      '1',
      '--start',
      '2',
    ]);
    const transitions = lines(out);
    expect(new Set(transitions.map(({ game }) => game))).toEqual(new Set([0, 1]));
    for (const [index, { game, position, legal, action, next }] of transitions.entries()) {
      expect(legal).toContainEqual(action);
      expect(king.legal(position)).toEqual(legal);
      const after = transitions[index + 1];
      if (after?.game === game) expect(after.position).toEqual(next);
      else expect(next.outcome).not.toBeNull();
    }
  });

  it('trace plays on from the positions in a file, each a game of its own', async () => {
    const file = join(FOLDER, 'positions.jsonl');
    const one = (await printed(NEW)).trim();
    const other = (await printed([...NEW, '--heroes', 'bamf,grey'])).trim();
    writeFileSync(file, `${one}\n\n${other}\n`);
    const from = ['trace', ...GAME, '--seed', '5', '--from', file];
    const transitions = lines(await printed([...from, '--steps', '4']));
    expect(transitions.map(({ game }) => game)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect([transitions[0].position, transitions[4].position]).toEqual([JSON.parse(one), JSON.parse(other)]);
    expect(lines(await printed(from))).toHaveLength(40);
    expect(await printed([...from, '--steps', '4'])).toBe(await printed([...from, '--steps', '4']));

    expect(await refused([...from, '--games', '2'])).toBe('--games: cannot be used with --from');
    expect(await refused([...from, '--turns', '2'])).toBe('--turns: cannot be used with --from');
    expect(await refused([...from, '--steps', '0'])).toMatch(/^--steps: "0" is not a whole number from 1/);
    expect(await refused(['trace', ...GAME, '--seed', '5', '--games', '1', '--steps', '2'])).toBe(
      '--steps: can only be used with --from',
    );
    expect(await refused(['trace', ...GAME, '--seed', '5'])).toBe('--games: is missing');
    // Nothing is printed where one of the positions is none.
    writeFileSync(file, `${one}\n{"game":"king-of-monsters"}\n`);
    expect(await refused(from)).toBe(`${file}:2: version: is missing`);
    writeFileSync(file, 'x\n');
    expect(await refused(from)).toMatch(/:1: input: is not JSON/);
    expect(await refused([...from.slice(0, -1), join(FOLDER, 'none')])).toMatch(/none: cannot be read/);
  });

  it('sim tells wins by reason, turns and actions a game', async () => {
    const words = ['sim', ...GAME, '--bots', 'random,random', '--games', '3', '--seed', '2', '--turns', '2'];
    const result = await json([...words, '--json']);
    expect(result.rows.map(({ bot }: { bot: string }) => bot)).toEqual(['random', 'random']);
    expect(result.rows[0].wins + result.rows[1].wins).toBe(3);
    const count = (told: Record<string, number>) => Object.values(told).reduce((sum, each) => sum + each, 0);
    expect([count(result.reasons), count(result.ends)]).toEqual([3, 3]);
    expect(result.turns).toBeLessThanOrEqual(2);
    expect(result.actions).toBeGreaterThan(10);
    expect(await printed(words)).toMatch(/\nby reason: \w+ \d \(\d+\.\d%\)/);
    expect(await refused([...words.slice(0, 4), 'random,random,random', ...words.slice(5)])).toMatch(
      /^--bots: gives 3 bots for 2 teams$/,
    );
  });
});
