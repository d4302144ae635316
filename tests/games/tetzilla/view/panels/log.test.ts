import { describe, expect, it } from 'vitest';
import { redact } from '#core';
import { logLines } from '#module';
import type { Event } from '#tetzilla/rules';
import { logTable, tetMessages } from '#tetzilla/view';
import { LOG_DRAWINGS } from '#ui';

const names = { A: 'Rex', B: 'Mia', C: 'Zed' };
const tell = (events: readonly Event[], language: 'en' | 'fr' = 'en') =>
  logLines(events, names, logTable(tetMessages(language))).map(({ text }) => text);

const TRAMPLE: readonly Event[] = [
  { type: 'stepped', player: 'A', from: 'c1', to: 'c2', cost: 2 },
  { type: 'overran', player: 'A', box: 'c2', marker: 'f?', secret: { to: ['A'], marker: 'f4' } },
  { type: 'hit', kaiju: 'A', by: 'building', hits: 1, ignored: 0, total: 10 },
  { type: 'died', kaiju: 'A', box: 'c2' },
];

describe('the log', () => {
  it('tells a step, what is trampled and what it does in its lines', () => {
    expect(tell(TRAMPLE)).toEqual([
      'Rex climbs to c2 and crushes a fuel depot worth 4 points (2 tokens).',
      'Rex takes 1 hit and has 10.',
      'Rex dies at c2.',
    ]);
  });

  it('tells the points of a building to nobody else', () => {
    expect(tell(redact(TRAMPLE, 'B'))[0]).toBe('Rex climbs to c2 and crushes a fuel depot (2 tokens).');
  });

  it('tells a tile with all that it brings in one line', () => {
    expect(
      tell([
        { type: 'tile-slid', player: 'B', tile: 'T3', spin: 0, column: 'c', row: 1 },
        { type: 'marker-placed', box: 'd2', marker: 'h?' },
        { type: 'marker-placed', box: 'e1', marker: 'L' },
        { type: 'tile-drawn', player: 'C', tile: 'I1' },
      ]),
    ).toEqual(['Mia drops a tile at c, onto row 1: house d2, laser e1.']);
  });

  it('tells how a tile was turned', () => {
    const told = [0, 1, 2, 3].map(
      (spin) => tell([{ type: 'tile-slid', player: 'B', tile: 'T3', spin, column: 'c', row: 1 }])[0],
    );
    expect(new Set(told).size).toBe(4);
    expect(told[3]).toBe('Mia drops a tile at c, onto row 1, turned left.');
  });

  it('tells shots, and what an ability makes of them', () => {
    expect(
      tell([
        { type: 'fired', player: 'C', guard: 'a1', kind: 'T', dir: 'NE' },
        { type: 'hit', kaiju: 'A', by: 'tank', hits: 1, ignored: 1, total: 3 },
        { type: 'hit', kaiju: 'B', by: 'tank', hits: 0, ignored: 1, total: 2 },
        { type: 'fired', player: 'A', guard: 'h3', kind: 'L' },
      ]),
    ).toEqual([
      'Zed fires the tank at a1 to the north-east.',
      'Rex ignores one hit, takes 1 hit and has 3.',
      'Mia ignores the hit.',
      'Rex fires the laser at h3 at nobody.',
    ]);
  });

  it('has words for every kind of event in both languages', () => {
    const all: readonly Event[] = [
      { type: 'ability-taken', player: 'A', ability: 'swiftness' },
      { type: 'entered', player: 'A', box: 'a1' },
      { type: 'passed', player: 'A' },
      { type: 'stage-began', stage: 'fire' },
      { type: 'turn-began', number: 3, start: 'B' },
      { type: 'tile-aside', player: 'B', tile: 'I1' },
      { type: 'game-over', winners: ['A', 'B'], scores: { A: 7, B: 7 }, reason: 'full', piles: {} },
    ];
    for (const language of ['en', 'fr'] as const) expect(tell(all, language)).toHaveLength(all.length);
    expect(tell(all).at(-1)).toBe('The city is full. Rex and Mia share the win with 7.');
  });
});

it('draws what kind of thing happened beside each line: of what is trampled its sign', () => {
  const icons = (events: readonly Event[]) =>
    logLines(events, names, logTable(tetMessages('en'))).map(({ icon }) => icon);
  const [trampled, hit, died] = icons(TRAMPLE);
  expect([hit, died]).toEqual([LOG_DRAWINGS.hit, LOG_DRAWINGS.death]);
  const step = (from: string, to: string): Event => ({ type: 'stepped', player: 'A', from, to, cost: 1 });
  const ways = icons([step('c1', 'c2'), step('c2', 'd2'), step('d2', 'c2')]);
  expect(new Set([trampled, ...ways].map((icon) => icon?.[0]?.d)).size).toBe(4);
  expect([trampled, ...ways]).not.toContain(undefined);
});
