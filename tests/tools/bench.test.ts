import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bench, formatReport, unfairness } from '../../tools/bench/bench';
import type { Contender, Peer } from '../../tools/bench/contender';
import { measure } from '../../tools/bench/measure';
import { TETZILLA_WANTED, tetzillaContenders } from '../../tools/bench/tetzilla';
import { sampleGame, zorglContenders } from '../../tools/bench/zorgl';

const SHORTEST = { rounds: 1, warmUp: 0, seconds: 0 };

const contender = (name: string, play: () => number = () => 1): Contender => ({
  name,
  does: `what ${name} does`,
  counts: 'actions',
  play,
});

const peer = (name: string, target: number): Peer => ({
  ...contender(name),
  target,
  sample: () => ({ actions: 10, choices: 300 }),
});

const PEERS = 'tools/bench/peers';

/** Values that a peer imports from the project, which the type checker does not see: `[file, name]`. */
function importsOf(peer: string): readonly (readonly [string, string])[] {
  const imports = readFileSync(resolve(PEERS, peer), 'utf8').matchAll(
    /^import \{([^}]+)\} from '(\.[^']+)'/gm,
  );
  return [...imports].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => [resolve(PEERS, from), name.split(' ')[0]!] as const),
  );
}

describe('the bench', () => {
  it('gives its peers what they import, without installing them', async () => {
    const wanted = readdirSync(PEERS)
      .filter((file) => file.endsWith('.ts'))
      .flatMap(importsOf)
      .filter(([file]) => !file.includes('/peers/'));
    expect(wanted.length).toBeGreaterThan(3);
    for (const [file, name] of wanted) {
      const module: object = await import(file);
      expect(name in module, `${file} exports ${name}`).toBe(true);
    }
  });

  it('compares the contract with the rules in place, and these with each peer', () => {
    const report = bench(
      [contender('rules'), contender('contract')],
      [peer('chess', 3), peer('go', 60)],
      SHORTEST,
      [{ name: 'contract', against: 'go', target: 7 }],
    );
    const rateOf = (name: string) => report.rates.find((each) => each.name === name)!.perSecond;
    expect(report.comparisons).toEqual([
      { name: 'contract', against: 'rules', ratio: rateOf('contract') / rateOf('rules'), target: 0.8 },
      { name: 'rules', against: 'chess', ratio: rateOf('rules') / rateOf('chess'), target: 3 },
      { name: 'rules', against: 'go', ratio: rateOf('rules') / rateOf('go'), target: 60 },
      { name: 'contract', against: 'go', ratio: rateOf('contract') / rateOf('go'), target: 7 },
    ]);
    const table = formatReport(report);
    for (const { name } of report.rates) expect(table).toContain(`\n${name} `);
    expect(table).toMatch(/^contract: \d+\.\d+ times rules \(wanted: at least 0\.8\)$/m);
  });

  it('gives each contender its turn in every round, the first of a round changing', () => {
    const turns: string[] = [];
    const inTurn = (name: string) => contender(name, () => turns.push(name));
    measure([inTurn('a'), inTurn('b'), inTurn('c')], { rounds: 2, warmUp: 0, seconds: 0 });
    expect(turns.join('')).toBe('abcbcacab');
  });

  it('gives the median of the rounds with the slowest and the fastest', () => {
    const plays = [0, 1, 100, 10_000];
    const [rates] = measure([contender('a', () => plays.shift()!)], { rounds: 3, warmUp: 0, seconds: 0 });
    expect(rates!.slowest).toBeLessThanOrEqual(rates!.perSecond);
    expect(rates!.perSecond).toBeLessThanOrEqual(rates!.fastest);
    expect(plays).toEqual([]);
  });

  it('refuses peers that are something else every time, or quite another kind of game', () => {
    const own = { actions: 10, choices: 250 };
    expect(unfairness(peer('chess', 3), own)).toBeUndefined();
    let calls = 0;
    const restless = { ...peer('go', 1), sample: () => ({ actions: ++calls, choices: 30 }) };
    expect(unfairness(restless, own)).toBe('go plays another game for the same seed');
    const small = { ...peer('noughts', 1), sample: () => ({ actions: 10, choices: 30 }) };
    expect(unfairness(small, own)).toBe('noughts has 0.12 times as many choices in an action');
  });
});

describe('the games of the bench', () => {
  it('are the same through the contract as in place', () => {
    const [inPlace, contract] = zorglContenders();
    for (let seed = 0; seed < 5; seed++) {
      expect(contract.play(seed)).toBe(inPlace.play(seed));
      expect(sampleGame(seed).actions).toBe(inPlace.play(seed));
    }
  });

  it('of TetZilla are the same with events, and by positions as plain JSON', () => {
    const contenders = tetzillaContenders();
    for (let seed = 0; seed < 2; seed++) {
      expect(new Set(contenders.map(({ play }) => play(seed))).size).toBe(1);
    }
    const names = contenders.map(({ name }) => name);
    for (const { name, against } of TETZILLA_WANTED)
      expect(names).toEqual(expect.arrayContaining([name, against]));
  });
});
