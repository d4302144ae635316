import { describe, expect, it } from 'vitest';
import { type Action, king } from '#king-of-monsters/rules';
import {
  at,
  choices,
  heroFrame,
  open,
  played,
  rowText,
  type Sketch,
  sketched,
} from '../../../helpers/king/sketch';

const PASS: Action = { do: 'pass' };
const END: Action = { do: 'end' };

/** The last hero of a turn ends it. */
const cleaning = (more: Partial<Sketch> = {}) =>
  sketched({
    stack: [heroFrame('grey')],
    ...more,
    king: { zone: 'lines', hand: ['R1'], ...more.king },
    heroes: { grey: at('metro', ['G1']), ...more.heroes },
  });
const cleaned = (more: Partial<Sketch> = {}) => played(cleaning(more), END);

describe('Clean-up', () => {
  it('takes back the numbers that The Grey changed (K16.1)', () => {
    const { position } = cleaned({
      laid: { lines: ['B9', { card: 'R7', as: 0 }] },
      chart: { R: 'R1/R4+1=9' },
    });
    expect(position.zones.lines).toEqual({ destroyed: false, cards: [{ card: 'B9' }, { card: 'R7' }] });
    expect(rowText(position, 'R')).toBe('R1/R4+1');
  });

  it('brings those who are out back to HQ; with HQ gone they are lost, and what they stored (K16.2)', () => {
    const stored = { bamf: { state: 'out', stored: 'B4' } } as const;
    const back = cleaned({ heroes: stored });
    expect(back.position.heroes.bamf).toMatchObject({ state: 'up', zone: 'hq', stored: 'B4' });
    const { position, events } = cleaned({ heroes: stored, destroyed: ['hq'] });
    expect(events.slice(1, 3)).toEqual([
      { type: 'state', hero: 'bamf', state: 'lost', zone: null },
      { type: 'unstored', hero: 'bamf', card: 'B4' },
    ]);
    expect(position.heroes.bamf).toMatchObject({ state: 'lost', stored: null });
  });

  it('while HQ stands the first of the reserve joins (K16.3)', () => {
    const waiting = {
      heroes: { bamf: { state: 'reserve' }, ninja: { state: 'reserve' } },
      reserve: ['ninja', 'bamf'],
    } as const;
    const { position, events } = cleaned({ ...waiting, king: { hand: ['R1'] } });
    expect(events[1]).toEqual({ type: 'state', hero: 'ninja', state: 'up', zone: 'hq' });
    expect(position.reserve).toEqual(['bamf']);
    expect(position.heroes.ninja).toEqual({ zone: 'hq', state: 'up', hand: [], stored: null });
    expect(cleaned({ ...waiting, destroyed: ['hq'] }).position.reserve).toEqual(['ninja', 'bamf']);
  });

  it('looks at the ends: heroes before time (K16.4, K17.3, K17.4)', () => {
    const last = (more: Partial<Sketch>) => {
      const position = sketched({
        stack: [
          heroFrame('grey', { step: 'fight', row: 'G' }),
          { kind: 'frenzy', seat: 'king', gambled: false },
          { kind: 'duel', seat: 'grey', hero: 'grey', row: null, last: { colour: 'R', number: 1 } },
        ],
        turn: { phase: 'hero', number: 20 },
        king: { zone: 'hq', hand: [] },
        heroes: { grey: at('hq', ['G1']), bamf: { state: 'lost' }, ninja: { state: 'reserve' } },
        reserve: ['ninja'],
        chart: { R: 'x', G: 'x', Y: 'x' },
        ...more,
      });
      return played(position, PASS).position.outcome;
    };
    expect(last({ destroyed: ['hq'] })).toEqual({ winner: 'king', reason: 'heroes' });
    expect(last({})).toEqual({ winner: 'league', reason: 'time' });
  });

  it('the turn limit is the last turn; 0 is none (K4.3, K17.4)', () => {
    const ended = (number: number, turnLimit: number) =>
      cleaned({ turn: { number }, options: { turnLimit } }).position.outcome;
    expect(ended(3, 3)).toEqual({ winner: 'league', reason: 'time' });
    expect(ended(2, 3)).toBeNull();
    expect(ended(900, 0)).toBeNull();
    expect(cleaned({ turn: { number: 3 }, options: { turnLimit: 3 } }).events.at(-1)).toEqual({
      type: 'over',
      winner: 'league',
      reason: 'time',
    });
  });

  it('shuffles draw and discards of both combat decks together, the King’s first; action decks not (K16.5)', () => {
    const { position, events } = cleaned({
      discards: { king: { combat: ['B1'], action: ['RS'] }, league: { combat: ['R9'], action: ['W'] } },
    });
    const shuffles = events.filter((event) => event.type === 'shuffled');
    expect(shuffles.map(({ side, pile, count }) => [side, pile, count])).toEqual([
      ['king', 'combat', 75],
      ['league', 'combat', 75],
    ]);
    expect(position.decks.king.combatDiscard).toEqual([]);
    expect(position.decks.king.actionDiscard).toContain('RS');
    expect(position.decks.league.actionDiscard).toContain('W');
  });
});

describe('Dr. Ibis', () => {
  const ibis = (more: Partial<Sketch> = {}) =>
    sketched({
      stack: [{ kind: 'ibis', seat: 'ibis', deck: null }],
      king: { zone: 'lines', hand: ['R1'] },
      heroes: { ibis: at('hq', ['Y1']) },
      top: { league: { action: ['GV', 'GS'] }, king: { action: ['W'] } },
      ...more,
    });

  it('looks at the top of the League’s action deck, of the King’s only beside him, or passes (K16.6)', () => {
    expect(choices(ibis())).toEqual(['look league', 'pass']);
    expect(choices(ibis({ heroes: { ibis: at('lines', ['Y1']) } }))).toEqual([
      'look king',
      'look league',
      'pass',
    ]);
    const { position, events } = played(ibis(), { do: 'look', deck: 'league' });
    expect(events).toEqual([{ type: 'ibis-looked', deck: 'league', secret: { to: ['ibis'], card: 'GV' } }]);
    expect(choices(position)).toEqual(['keep', 'drop']);
    expect(king.view(position, 'ibis').decks.league.action).toEqual({ count: 32, top: 'GV' });
    expect(king.view(position, 'king').decks.league.action).toEqual({ count: 32 });
    expect(king.view(position, 'spectator').decks.league.action).toEqual({ count: 32 });
  });

  it('leaves it there, known to the League until it is drawn, or discards it (K16.6)', () => {
    const looking = played(ibis(), { do: 'look', deck: 'league' }).position;
    const kept = played(looking, { do: 'keep' }).position;
    expect(kept.decks.league.known).toBe(true);
    expect(king.view(kept, 'ibis').decks.league.action).toEqual({ count: 32, top: 'GV' });
    expect(king.view(kept, 'king').decks.league.action).toEqual({ count: 32 });
    const { position: dropped, events } = played(looking, { do: 'drop' });
    expect(events[0]).toEqual({ type: 'ibis-dropped', deck: 'league', card: 'GV' });
    expect(dropped.decks.league).toMatchObject({ known: false, actionDiscard: ['GV'] });
    expect(dropped.decks.league.action[0]).toBe('GS');
    // Drawn, it is known no more.
    const drawing = sketched({
      stack: [{ kind: 'move', seat: 'king' }],
      destroyed: ['lines'],
      king: { zone: 'lines', hand: ['R1'] },
      heroes: { ibis: at('hq', ['Y1']) },
      known: 'league',
    });
    expect(played(drawing, { do: 'stay' }).position.decks.league.known).toBe(false);
  });

  it('of an empty pile sees the discards shuffled (K1.5, K16.6)', () => {
    const { events } = played(ibis({ spent: ['league-action'], top: {} }), { do: 'look', deck: 'league' });
    expect(events.map(({ type }) => type)).toEqual(['shuffled', 'ibis-looked']);
  });

  it('is asked last in Clean-up, where he is up (K16.6)', () => {
    expect(open(cleaned({ heroes: { ibis: at('hq', ['Y1']) } }).position)).toEqual(['ibis ibis']);
    const rises = { ibis: { state: 'out' } } as const;
    expect(open(cleaned({ heroes: rises }).position)).toEqual(['ibis ibis']);
    expect(open(cleaned({ heroes: rises, destroyed: ['hq'] }).position)).toEqual(['discard king']);
  });
});
