import { describe, expect, it } from 'vitest';
import { clauseBy, type LogTable, logClauses, logLines } from '#module';

type Event =
  | { readonly type: 'bit'; readonly cat: string; readonly dog: string; readonly hard: boolean }
  | { readonly type: 'hair'; readonly count: number }
  | { readonly type: 'slept' }
  | { readonly type: 'rained' };

const TABLE: LogTable<Event> = {
  bit: {
    seat: 'cat',
    tone: ({ hard }) => (hard ? 'hit' : 'quiet'),
    clause: clauseBy(({ hard }) => (hard ? 'hard' : 'soft'), { hard: 'C1.1', soft: 'C1.2' }),
    joins: ['hair'],
    text: (cat, { dog }, { name, joined }) => `${cat} bites ${name(dog)} (${joined.length})`,
  },
  slept: {
    seat: (_, { before }) => (before.length > 0 ? 'T' : null),
    text: (name, _, { before }) => (before.length > 2 ? undefined : `${name || 'Nobody'} sleeps!`),
  },
};

const NAMES = { T: 'Tom' };
const bite = (hard: boolean): Event => ({ type: 'bit', cat: 'T', dog: 'S', hard });
const HAIR: Event = { type: 'hair', count: 1 };
const tell = (...events: readonly Event[]) => logLines(events, NAMES, TABLE);

describe('the table of a log', () => {
  it('tells an event with the name, the seat, the tone and the clause of its case', () => {
    expect(tell(bite(true))).toEqual([
      { text: 'Tom bites S (0).', tone: 'hit', seat: 'T', icon: undefined, clause: 'C1.1' },
    ]);
    expect(tell(bite(false))[0]).toMatchObject({ tone: 'quiet', clause: 'C1.2' });
  });

  it('tells in one line what follows without another event between', () => {
    const lines = tell(bite(true), HAIR, HAIR, { type: 'rained' }, HAIR);
    expect(lines.map(({ text }) => text)).toEqual(['Tom bites S (2).']);
  });

  it('leaves out events without a row and rows without a text', () => {
    expect(tell({ type: 'rained' }, HAIR)).toEqual([]);
    expect(tell({ type: 'rained' }, HAIR, HAIR, { type: 'slept' })).toEqual([]);
  });

  it('knows what happened before, and leaves the end of a sentence as it is', () => {
    expect(tell({ type: 'slept' })).toMatchObject([{ text: 'Nobody sleeps!', seat: null, tone: 'plain' }]);
    expect(tell({ type: 'rained' }, { type: 'slept' })).toMatchObject([{ text: 'Tom sleeps!', seat: 'T' }]);
  });

  it('lists the clauses of all cases', () => {
    expect(logClauses(TABLE)).toEqual(['C1.1', 'C1.2']);
  });
});
