import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CITIES, formatCity, formatHouseMonster, zorgl } from '#zorgl/rules';
import { ALL_MIXES, houseMonster } from '../helpers/house-monsters';

interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

function kaiju(words: readonly string[], input = ''): Run {
  const run = spawnSync('npx', ['tsx', 'src/cli/main.ts', ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, npm_config_loglevel: 'error' },
    maxBuffer: 64 << 20,
  });
  return { status: run.status, out: run.stdout, error: run.stderr };
}

const opening = kaiju(['new', '--seed', '1', '--players', '2']).out;

describe('kaiju', () => {
  it('new prints a position that check accepts, and legal and play go on from it', () => {
    expect(JSON.parse(kaiju(['check'], opening).out)).toEqual({ ok: true });
    const legal = JSON.parse(kaiju(['legal'], opening).out);
    expect(legal).toEqual(zorgl.legal(JSON.parse(opening)));
    const played = kaiju(['play'], JSON.stringify({ position: JSON.parse(opening), actions: [legal[0]] }));
    const { position, events } = JSON.parse(played.out);
    expect(position.turn.played).toBe(1);
    expect(events[0].type).toBe('card-played');
  });

  it('new takes places, army and flight', () => {
    const position = JSON.parse(
      kaiju(['new', '--seed', '3', '--players', '2', '--places', 'B,D', '--no-army', '--flight', 'french'])
        .out,
    );
    expect(Object.keys(position.players)).toEqual(['B', 'D']);
    expect(position.options).toEqual({ army: false, flight: 'french', specials: false });
    expect(position.board.join(' ')).not.toContain('u');
  });

  it('new takes a city of the game or one from a file (Z1.5)', () => {
    const start = (city: string) => kaiju(['new', '--seed', '3', '--players', '4', '--city', city]);
    expect(JSON.parse(start('harbour').out).board).toEqual(CITIES.harbour);
    const folder = mkdtempSync(join(tmpdir(), 'kaiju-'));
    const file = join(folder, 'mine.kaiju-city.json');
    const city = { format: 'kaiju-city', version: 1, name: 'Mine', board: CITIES.avenues } as const;
    writeFileSync(file, formatCity(city));
    expect(JSON.parse(start(file).out).board).toEqual(CITIES.avenues);
    writeFileSync(file, formatCity({ ...city, name: '' }));
    const refused = start(file);
    expect(refused).toMatchObject({ status: 2, out: '' });
    expect(refused.error).toMatch(/^--city: .*mine\.kaiju-city\.json: name: must not be empty$/m);
    expect(start('atlantis').error).toMatch(/^--city: "atlantis" is neither one of printed, harbour, /m);
    rmSync(folder, { recursive: true });
  });

  it('new takes house monsters from files, and sim plays with them (Z12.1)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kaiju-'));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const moss = houseMonster(ALL_MIXES[0]!, { id: 'moss' });
    const fern = houseMonster(ALL_MIXES[9]!, { id: 'fern' });
    const files = [moss, fern].map((each) => file(`${each.id}.json`, formatHouseMonster(each)));
    const table = ['--monsters', 'fern,moss', '--house', files.join(',')];
    const start = JSON.parse(kaiju(['new', '--seed', '3', '--players', '2', ...table]).out);
    expect(start.house).toEqual({ fern, moss });
    expect(start.players.A.monster).toBe('fern');
    expect(kaiju(['check'], JSON.stringify(start)).out).toBe('{"ok":true}\n');
    const sim = kaiju(['sim', '--bots', 'greedy,random', '--games', '1', '--seed', '2', '--json', ...table]);
    expect(JSON.parse(sim.out).rows).toHaveLength(2);

    const broken = file('broken.json', JSON.stringify({ ...moss, mega: 'flood' }));
    const refused = (house: string, monsters = 'zorgl,moss') => {
      const run = kaiju(['new', '--seed', '3', '--players', '2', '--monsters', monsters, '--house', house]);
      expect(run.status).toBe(2);
      expect(run.out).toBe('');
      return run.error;
    };
    expect(refused(broken)).toMatch(/^--house: .*broken\.json: mega: "flood" is not one of missile/m);
    expect(refused(join(folder, 'nowhere.json'))).toMatch(/^--house: .*nowhere\.json cannot be read/m);
    expect(refused(files.join(','))).toMatch(/^--house: --monsters does not name "fern"/m);
    expect(refused(`${files[0]},${files[0]}`)).toMatch(/^--house: .*moss\.json: id: "moss" is in another/m);
    rmSync(folder, { recursive: true });
  });

  it('trace prints a line for each transition, each game to its end, the same for the same seed', () => {
    const words = ['trace', '--seed', '4', '--games', '2', '--players', '4'];
    const { out } = kaiju(words);
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
    expect(kaiju(words).out).toBe(out);
  });

  it('sim lets bots play against each other and counts, the same for the same seed', () => {
    const words = ['sim', '--bots', 'greedy,random', '--games', '4', '--seed', '2'];
    const result = JSON.parse(kaiju([...words, '--json']).out);
    expect(result.rows.map(({ seat, bot }: Record<string, unknown>) => [seat, bot])).toEqual([
      ['A', 'greedy'],
      ['C', 'random'],
    ]);
    const wins = result.rows.map((row: { wins: number }) => row.wins);
    expect(wins[0] + wins[1]).toBe(4);
    expect(wins[0]).toBeGreaterThan(wins[1]);
    expect(JSON.parse(kaiju([...words, '--json']).out)).toEqual(result);
    expect(kaiju(words).out).toMatch(/A +greedy +\d+ +\d+\.\d%/);
  });

  const bad: [string, string[], string, string][] = [
    ['no command', [], '', 'command'],
    ['an unknown command', ['dance'], '', 'command'],
    ['an unknown option', ['new', '--seed', '1', '--colour', 'red'], '', '--colour'],
    ['a missing seed', ['new', '--players', '2'], '', '--seed'],
    ['a seed that is no number', ['new', '--seed', 'x', '--players', '2'], '', '--seed'],
    ['five players', ['new', '--seed', '1', '--players', '5'], '', '--players'],
    ['neighbours', ['new', '--seed', '1', '--players', '2', '--places', 'A,B'], '', 'places'],
    [
      'an unknown monster',
      ['new', '--seed', '1', '--players', '2', '--monsters', 'zorgl,yeti'],
      '',
      '--monsters',
    ],
    ['an unknown bot', ['sim', '--bots', 'greedy,genius', '--games', '1', '--seed', '1'], '', '--bots'],
    ['a single bot', ['sim', '--bots', 'greedy', '--games', '1', '--seed', '1'], '', '--bots'],
    ['text that is not JSON', ['legal'], '{', 'input'],
    ['JSON that is no position', ['check'], '5', 'input'],
    ['a bench with options', ['bench', '--fast'], '', '--fast'],
    ['a trace without games', ['trace', '--seed', '1', '--players', '2'], '', '--games'],
    ['a position without cards', ['check'], '{"game":"zorgl","version":1}', 'options'],
    ['a play without a position', ['play'], '{"actions":[]}', 'position'],
    [
      'an illegal action',
      ['play'],
      JSON.stringify({ position: JSON.parse(opening), actions: [{ do: 'end' }] }),
      'actions[0].do',
    ],
    [
      'an action of no kind',
      ['play'],
      JSON.stringify({ position: JSON.parse(opening), actions: [{ do: 'dance' }] }),
      'actions[0].do',
    ],
  ];
  it.each(bad)(
    '%s: one line on standard error, status 2, nothing on standard output',
    (_name, words, input, field) => {
      const run = kaiju(words, input);
      expect(run.status).toBe(2);
      expect(run.out).toBe('');
      const lines = run.error.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'));
      expect(lines).toHaveLength(1);
      expect(lines[0]!.startsWith(`${field}: `)).toBe(true);
    },
  );

  it('an illegal action names its clause', () => {
    const input = JSON.stringify({ position: JSON.parse(opening), actions: [{ do: 'end' }] });
    expect(kaiju(['play'], input).error).toContain('(Z3.2)');
  });

  it('runs as the npm script that the documentation names', () => {
    const out = execFileSync(
      'npm',
      ['run', '--silent', 'kaiju', '--', 'new', '--seed', '1', '--players', '2'],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    expect(out).toBe(opening);
  });
});
