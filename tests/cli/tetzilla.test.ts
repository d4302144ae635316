import { describe, expect, it } from 'vitest';
import { runKaiju } from '../helpers/kaiju';
import { NaiveGame } from '../helpers/tetzilla/naive';

const GAME = ['--game', 'tetzilla'];

const printed = async (words: readonly string[], input = ''): Promise<string> => {
  const { status, out, error } = await runKaiju(words, input);
  expect(error).toBe('');
  expect(status).toBe(0);
  return out;
};
const json = async (words: readonly string[], input = '') => JSON.parse(await printed(words, input));

/** What is printed on standard error; nothing on standard output. */
const refused = async (words: readonly string[], input = ''): Promise<string> => {
  const { status, out, error } = await runKaiju(words, input);
  expect([status, out]).toEqual([2, '']);
  expect(error).toMatch(/^[^\n]+\n$/);
  return error.trim();
};

const NEW = ['new', ...GAME, '--seed', '7', '--players', '3'];

describe('kaiju at TetZilla', () => {
  it('new prints the first position in which somebody decides', async () => {
    const position = await json(NEW);
    expect(position).toMatchObject({
      game: 'tetzilla',
      version: 1,
      options: { abilities: 'random', guardPoints: 1, level: false },
      turn: { number: 0, stage: 'found', round: 1 },
      last: false,
      outcome: null,
    });
    const chosen = [
      '--figures',
      'xman,nogyab,zorgl-d',
      '--abilities',
      'choice',
      '--guard-points',
      '0',
      '--level',
    ];
    const other = await json([...NEW, ...chosen]);
    expect(other).toMatchObject({
      options: { abilities: 'choice', guardPoints: 0, level: true },
      players: { A: { figure: 'xman', ability: null }, B: { figure: 'nogyab' }, C: { figure: 'zorgl-d' } },
      turn: { stage: 'choose' },
      tile: null,
    });
    expect(await json(['new', ...GAME, '--seed', '7', '--figures', 'xman,nogyab'])).toMatchObject({
      players: { B: { figure: 'nogyab' } },
    });
  });

  it.each([
    [['--players', '6'], '--players: "6" is not a whole number from 2 to 5'],
    [['--players', '3', '--figures', 'xman,xman,nogyab'], '--figures: lists "xman" twice (T2.5)'],
    [['--players', '3', '--figures', 'xman,moss,nogyab'], /^--figures: "moss" is not one of zorgl-a/],
    [['--players', '3', '--figures', 'xman'], '--figures: lists 1 for 3 players (T2.5)'],
    [['--players', '3', '--abilities', 'none'], /^--abilities: "none" is not one of random, choice/],
    [['--players', '3', '--guard-points', '2'], /^--guard-points: 2 is not a whole number from 0 to 1/],
    [['--players', '3', '--level', 'yes'], /^yes: not one of --game/],
    [['--players', '3', '--no-army'], /^--no-army: not one of --game/],
    [[], '--players: is missing (T3.1)'],
  ])('new refuses %j', async (words, reason) => {
    expect(await refused(['new', ...GAME, '--seed', '1', ...words])).toMatch(
      typeof reason === 'string' ? new RegExp(`^${escaped(reason)}$`) : reason,
    );
  });

  it('legal, play and check know the game by the position', async () => {
    const opening = await printed(NEW);
    expect(await json(['check'], opening)).toEqual({ ok: true });
    const legal = await json(['legal'], opening);
    expect(legal.length).toBeGreaterThan(5);
    const { position, events } = await json(
      ['play'],
      JSON.stringify({ position: JSON.parse(opening), actions: [legal[0]] }),
    );
    expect(position.tiles).toHaveLength(1);
    expect(events[0].type).toBe('tile-slid');
  });

  it('an action that is not legal is an error with its index, the clause, and nothing printed', async () => {
    const position = await json(NEW);
    const legal = await json(['legal'], JSON.stringify(position));
    const play = (...actions: unknown[]) => refused(['play'], JSON.stringify({ position, actions }));
    expect(await play(legal[0], { do: 'pass' })).toBe(
      'actions[1].do: in the stage found the action must be slide (T3.4)',
    );
    expect(await play({ do: 'dance' })).toMatch(/^actions\[0\]\.do: "dance" is not one of choose, slide/);
    expect(await play({ ...legal[0], spin: 4 })).toBe('actions[0].spin: must be at most 3');
    expect(await play({ ...legal[0], column: 'h' })).toMatch(/^actions\[0\]\.column: .*\(T4\.3\)$/);
    expect(await play({ do: 'slide' })).toBe('actions[0].tile: is missing');
  });

  it('check says what is wrong, and where', async () => {
    const position = await json(NEW);
    const changed = (change: object) => refused(['check'], JSON.stringify({ ...position, ...change }));
    expect(await changed({ last: true })).toBe('last: must be false (T9.2)');
    expect(await changed({ deck: { count: 55 } })).toMatch(/^deck: must be a list/);
    expect(await changed({ turn: { ...position.turn, player: 'E' } })).toBe(
      'turn.player: E is not in this game',
    );
  });

  it('trace prints transitions that the rules, written a second time, agree with', async () => {
    const out = await printed(['trace', ...GAME, '--seed', '3', '--games', '2', '--players', '2', '--level']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(new Set(lines.map(({ game }) => game))).toEqual(new Set([0, 1]));
    for (const { position, legal, action, events, next } of lines) {
      const naive = new NaiveGame(position);
      expect(legal).toContainEqual(action);
      expect(naive.legal()).toHaveLength(legal.length);
      expect(events).toEqual(naive.play(action));
      expect(next).toEqual(naive.position());
    }
  });

  it('sim tells wins, points and hits by bot and seat, and in which turns games end', async () => {
    const words = ['sim', ...GAME, '--bots', 'greedy,random,random', '--games', '4', '--seed', '2'];
    const result = await json([...words, '--json']);
    expect(result.rows.map(({ seat, bot }: Record<string, unknown>) => [seat, bot])).toEqual([
      ['A', 'greedy'],
      ['B', 'random'],
      ['C', 'random'],
    ]);
    expect(result.rows[0].wins).toBeGreaterThanOrEqual(3);
    expect(result.rows[0].points).toBeGreaterThan(result.rows[1].points);
    for (const row of result.rows) expect(row.hits).toBeGreaterThanOrEqual(0);
    const ends = Object.entries(result.ends as Record<string, number>);
    expect(ends.reduce((sum, [, count]) => sum + count, 0)).toBe(4);
    expect(ends.reduce((sum, [turn, count]) => sum + Number(turn) * count, 0) / 4).toBe(result.turns);
    const table = await printed(words);
    expect(table).toMatch(/^seat {2}bot +wins +share +points\/game +hits\/game +deaths\/game\nA +greedy/);
    expect(table).toMatch(/\nended: \d+ \(\d+\.\d%\) in turn \d/);
  });
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
