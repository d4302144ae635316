import { describe, expect, it } from 'vitest';
import { redact } from '#core';
import type { Event } from '#king-of-monsters/rules';
import { logTable, playMessages } from '#king-of-monsters/view';
import { logLines } from '#module';
import { mixedOpening, randomPlay } from '../../../helpers/king/random-game';
import { at, played, sketched } from '../../../helpers/king/sketch';

const GAMES = 6;
const ACTIONS = 400;
const NAMES = { king: 'Rex', bamf: 'Bea', grey: 'Gil' };
const TABLES = { en: logTable(playMessages('en')), fr: logTable(playMessages('fr')) };

/** The King may attack Bamf in the Metrorail. */
const RAMPAGE = sketched({
  heroes: { bamf: at('metro', ['G2', 'B7']), grey: at('lab') },
  king: { zone: 'metro', hand: ['B4'] },
  stack: [{ kind: 'fight', seat: 'king' }],
});

describe('the story of a game', () => {
  it('tells an attack blow by blow, by the names of those who play', () => {
    const { events } = played(
      RAMPAGE,
      { do: 'attack', hero: 'bamf', card: 'B4' },
      { do: 'answer', card: 'B7' },
      { do: 'pass' },
    );
    const told = logLines(events, NAMES, TABLES.en).map(({ text }) => text);
    expect(told.slice(0, 3)).toEqual([
      'The King attacks Bea with blue 4.',
      'Bea answers blue 7.',
      'The duel with Bea goes to the League.',
    ]);
  });

  it('names the rule of each line', () => {
    const { events } = played(
      RAMPAGE,
      { do: 'attack', hero: 'bamf', card: 'B4' },
      { do: 'answer', card: 'B7' },
    );
    const rules = logLines(events, NAMES, TABLES.en).map(({ clause }) => clause);
    expect(rules.slice(0, 2)).toEqual(['K9.6', 'K10.1']);
  });

  it('names the rule by how a thing came about', () => {
    const told = (event: object) => logLines([event as Event], NAMES, TABLES.en)[0]?.clause;
    expect(told({ type: 'king-moved', card: null })).toBe('K11.1');
    expect(told({ type: 'king-moved', card: 'B4' })).toBe('K11.2');
    expect(told({ type: 'covered', by: 'brick', row: 'R', col: 1, card: 'R3' })).toBe('K14.8');
    expect(told({ type: 'grey', at: 'duel' })).toBe('K10.3');
    expect(told({ type: 'state', state: 'lost' })).toBe('K16.2');
  });

  it('has a rule for everything that it tells', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      for (const { events } of randomPlay(mixedOpening(seed), seed, ACTIONS)) {
        const lines = logLines(events, NAMES, TABLES.en);
        expect(lines.filter(({ clause }) => clause === undefined)).toEqual([]);
      }
    }
  });

  it('has whole words for every fact, in both languages', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      for (const { events } of randomPlay(mixedOpening(seed), seed, ACTIONS)) {
        for (const language of ['en', 'fr'] as const) {
          for (const { text } of logLines(events, NAMES, TABLES[language])) {
            expect(text).not.toMatch(/undefined|null|NaN|\[object/);
            expect(text).toMatch(/[^.!?][.!?]$/);
          }
        }
      }
    }
  });

  it('keeps what only one side may know from the other', () => {
    for (const { events } of randomPlay(mixedOpening(1), 1, ACTIONS)) {
      const told = logLines(redact(events, 'spectator'), NAMES, TABLES.en);
      if (events.some(({ type }) => type === 'peeked')) {
        expect(told.map(({ text }) => text).join()).toContain('looks at a plate');
      }
    }
  });
});
