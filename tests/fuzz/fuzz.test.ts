import { describe, expect, it } from 'vitest';
import { fail, ok, Random, type Result } from '#core';
import { fuzz, newTally } from './fuzz';
import { mutateJson } from './mutateJson';
import { mutateText } from './mutateText';
import { checkParser, checkProblem, type Target } from './target';
import { TARGETS } from './targets';

const INPUTS = 150;
const SEED = 1;

describe.each(TARGETS)('mutated inputs for: $name', (target) => {
  it('are taken or refused by the law', async () => {
    const tally = newTally();
    await fuzz(target, SEED, 0, INPUTS, tally);
    expect(tally.findings).toEqual([]);
    expect(tally.accepted + tally.refused).toBe(INPUTS);
    expect(tally.accepted).toBeGreaterThan(0);
    expect(tally.refused).toBeGreaterThan(0);
  });
});

/** A parser of `{"size": n, "tags": {…}}` with a fault, under the fuzzer. */
const faulty = (parse: (input: unknown) => Result<unknown>): Target => ({
  name: 'planted',
  input: (random) => mutateJson({ size: 3, tags: { a: 'b' } }, random, { size: 4, tags: { c: 'd' } }),
  check: (input) => (checkParser(parse, input) === undefined ? 'refused' : 'accepted'),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FAULTS: readonly (readonly [string, RegExp, (input: unknown) => Result<unknown>])[] = [
  ['throws', /TypeError/, (input) => ok({ size: (input as { size: number }).size.toFixed(0) })],
  [
    'gives no reason',
    /no words/,
    (input) => (isObject(input) ? ok(null) : { ok: false, error: { field: '', code: 'no.words' } }),
  ],
  ['names a field that is not there', /not in the input/, () => fail('tags.x.y', 'missing')],
  [
    'reads something else than it wrote',
    /something else/,
    (input) => (isObject(input) ? ok({ size: Number(input.size ?? 0) + 1 }) : fail('', 'type.object')),
  ],
  [
    'refuses what it wrote',
    /is refused/,
    (input) => (isObject(input) && 'tags' in input ? ok({}) : fail('tags', 'missing')),
  ],
];

describe('the fuzzer', () => {
  it.each(FAULTS)('finds a parser that %s', async (_name, reason, parse) => {
    const tally = newTally();
    await fuzz(faulty(parse), SEED, 0, INPUTS, tally);
    expect(tally.findings.map((finding) => finding.reason).join('\n')).toMatch(reason);
  });

  it('finds a parser that touches the prototype of all objects', async () => {
    const tally = newTally();
    const target = faulty((input) => {
      const careless = isObject(input) && Object.hasOwn(input, '__proto__');
      if (careless) Object.assign(Object.prototype, { polluted: true });
      return fail('', 'type.other');
    });
    try {
      await fuzz(target, SEED, 0, 2000, tally);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
    expect(tally.findings.map((finding) => finding.reason).join('\n')).toMatch(/prototype/);
  });

  it('gives the same input for the same seed and number, and another for others', async () => {
    const inputs = async (seed: number): Promise<readonly unknown[]> => {
      const seen: unknown[] = [];
      const text = 'the quick brown fox jumps over the lazy dog';
      const target: Target = {
        name: 'seen',
        input: (random) => mutateText(text, random, text),
        check: (input) => {
          seen.push(input);
          return 'accepted';
        },
      };
      await fuzz(target, seed, 0, 50, newTally());
      return seen;
    };
    expect(await inputs(1)).toEqual(await inputs(1));
    expect(await inputs(1)).not.toEqual(await inputs(2));
    expect(new Set(await inputs(1)).size).toBeGreaterThan(30);
  });

  it('leaves the sample alone', () => {
    const sample = { size: 3, tags: { a: ['b', 'c'] } };
    const random = Random.fromSeed(4);
    for (let count = 0; count < 500; count++) mutateJson(sample, random, sample);
    expect(sample).toEqual({ size: 3, tags: { a: ['b', 'c'] } });
  });

  it('wants clauses that look like clauses', () => {
    expect(() => checkProblem({ field: '', code: 'missing', clause: 'Z4.3' })).not.toThrow();
    expect(() => checkProblem({ field: '', code: 'missing', clause: '4.3' })).toThrow(/clause/);
  });
});
