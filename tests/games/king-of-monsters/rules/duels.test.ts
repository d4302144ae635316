import { describe, expect, it } from 'vitest';
import type { Action, Frame, Hero } from '#king-of-monsters/rules';
import {
  at,
  choices,
  heroFrame,
  open,
  played,
  refusal,
  type Sketch,
  sketched,
} from '../../../helpers/king/sketch';

const PASS: Action = { do: 'pass' };
const answer = (card: string): Action => ({ do: 'answer', card });

type Last = Extract<Frame, { kind: 'duel' }>['last'];

/** The King has attacked a hero at the Motor Pool with a card of which this is left; the hero answers. */
const attacked = (hero: Hero, last: Last, more: Partial<Sketch> = {}) =>
  sketched({
    stack: [
      { kind: 'fight', seat: 'king' },
      { kind: 'duel', seat: hero, hero, row: null, last },
    ],
    king: { zone: 'motorpool', hand: ['G5', 'Y7', 'W'] },
    ...more,
    heroes: {
      bamf: at('motorpool', ['G2', 'Y7', 'R8', 'B1']),
      grey: at('lab', ['R3', 'G9']),
      ...more.heroes,
    },
  });

describe('a duel', () => {
  it('goes on with a card of the same colour or number, or a pass (K10.1)', () => {
    const position = attacked('bamf', { colour: 'G', number: 7 }, { turn: { grey: true } });
    expect(choices(position)).toEqual(['answer G2', 'answer Y7', 'pass']);
    const { position: next, events } = played(position, answer('Y7'));
    expect(events).toEqual([{ type: 'answered', seat: 'bamf', card: 'Y7', colour: 'Y' }]);
    expect(next.decks.league.combatDiscard).toEqual(['Y7']);
    expect(next.stack.at(-1)).toEqual({
      kind: 'duel',
      seat: 'king',
      hero: 'bamf',
      row: null,
      last: { colour: 'Y', number: 7 },
    });
    expect(choices(next)).toEqual([
      'answer Y7',
      'answer W R',
      'answer W G',
      'answer W Y',
      'answer W B',
      'pass',
    ]);
    expect(refusal(next, answer('G5'))).toMatch(/^card: .*\(K10\.1\)$/);
  });

  it('asks also who can only pass (K3.5, K10.1)', () => {
    const bare = attacked(
      'bamf',
      { colour: 'G', number: 5 },
      { heroes: { bamf: at('motorpool'), grey: at('hq') } },
    );
    expect(choices(bare)).toEqual(['pass']);
  });

  it('does not mind disabled rows (K10.2)', () => {
    const position = attacked('bamf', { colour: 'G', number: 7 }, { chart: { G: 'x', Y: 'x' } });
    expect(choices(position).slice(0, 2)).toEqual(['answer G2', 'answer Y7']);
    const { position: next } = played(position, answer('Y7'));
    expect(choices(next)).toContain('answer Y7');
  });

  it('a wild answers anything: the King names its colour, and it is a nine (K10.2)', () => {
    const position = attacked(
      'bamf',
      { colour: 'G', number: 2 },
      {
        heroes: { bamf: at('motorpool', ['G2', 'R9', 'Y1']) },
      },
    );
    const { position: next, events } = played(position, answer('G2'), {
      do: 'answer',
      card: 'W',
      colour: 'Y',
    });
    expect(events.at(-1)).toEqual({ type: 'answered', seat: 'king', card: 'W', colour: 'Y' });
    expect(next.decks.king.actionDiscard).toEqual(['W']);
    expect(choices(next).filter((each) => each.startsWith('answer'))).toEqual(['answer R9', 'answer Y1']);
    expect(refusal(played(position, answer('G2')).position, answer('W'))).toMatch(/^colour: .*\(K10\.1\)$/);
  });

  it('is won by the hero where the King passes, and nothing more happens (K10.1, K10.4)', () => {
    const position = attacked('bamf', { colour: 'G', number: 7 });
    const { position: next, events } = played(position, answer('G2'), PASS);
    expect(events.slice(1)).toEqual([{ type: 'duel-over', hero: 'bamf', row: null, winner: 'league' }]);
    expect(next.heroes.bamf).toMatchObject({ state: 'up', zone: 'motorpool' });
    expect(open(next)).toEqual(['fight king']);
  });

  it('lost, it takes the hero out: his hand is discarded, a stored card is not (K10.4, K10.5)', () => {
    const position = attacked(
      'bamf',
      { colour: 'G', number: 7 },
      {
        heroes: { bamf: { ...at('motorpool', ['G2', 'Y7']), stored: 'B4' } },
      },
    );
    const { position: next, events } = played(position, PASS);
    expect(events).toEqual([
      { type: 'duel-over', hero: 'bamf', row: null, winner: 'king' },
      { type: 'taken-out', hero: 'bamf', cards: ['G2', 'Y7'] },
      { type: 'state', hero: 'bamf', state: 'out', zone: null },
    ]);
    expect(next.heroes.bamf).toEqual({ zone: null, state: 'out', hand: [], stored: 'B4' });
    expect(next.decks.league.combatDiscard).toEqual(['G2', 'Y7']);
    expect(open(next)).toEqual(['fight king']);
  });

  it.each(['brick', 'dynamo'] as const)('%s lies where he fell (K10.6)', (hero) => {
    const position = attacked(
      hero,
      { colour: 'G', number: 7 },
      {
        heroes: { [hero]: { ...at('motorpool', ['G2']), stored: 'B4' } },
      },
    );
    const { position: next, events } = played(position, PASS);
    expect(events.at(-1)).toEqual({ type: 'state', hero, state: 'down', zone: 'motorpool' });
    expect(next.heroes[hero]).toEqual({ zone: 'motorpool', state: 'down', hand: [], stored: 'B4' });
  });

  it('he lies until the start of the next Hero phase, HQ or no HQ (K5.2, K10.6, K16.2)', () => {
    const end = sketched({
      stack: [heroFrame('grey')],
      heroes: {
        grey: at('hq', ['R1']),
        dynamo: { state: 'down', zone: 'motorpool' },
        bamf: { state: 'out' },
      },
      destroyed: ['hq'],
      king: { zone: 'lab' },
      options: { kingHand: 3 },
      top: { king: { action: ['RV', 'RV'] } },
    });
    const { position: next, events } = played(end, { do: 'end' });
    expect(events.filter(({ type }) => type === 'state')).toEqual([
      { type: 'state', hero: 'dynamo', state: 'rising', zone: 'motorpool' },
      { type: 'state', hero: 'bamf', state: 'lost', zone: null },
    ]);
    // Rising, he draws as the others do, and gets up when the Hero phase begins.
    expect(next.heroes.dynamo).toMatchObject({ state: 'rising', zone: 'motorpool' });
    const { position: later, events: gone } = played(next, { do: 'draw' }, { do: 'end' });
    expect(gone.filter(({ type }) => type === 'phase' || type === 'state')).toEqual([
      { type: 'phase', phase: 'rampage', turn: 4 },
      { type: 'phase', phase: 'hero', turn: 4 },
      { type: 'state', hero: 'dynamo', state: 'up', zone: 'motorpool' },
    ]);
    expect(later.heroes.dynamo?.hand).toHaveLength(5);
    expect(later.heroes.dynamo?.state).toBe('up');
  });
});

describe('The Grey in a duel', () => {
  it('gives the King’s last card another number, not its colour; then the hero is asked again (K10.3)', () => {
    const position = attacked('bamf', { colour: 'G', number: 5 });
    expect(choices(position)).toEqual(['answer G2', 'grey R3', 'grey G9', 'pass']);
    const { position: next, events } = played(position, { do: 'grey', card: 'R3' });
    expect(events).toEqual([{ type: 'grey', card: 'R3', at: 'duel' }]);
    expect(next.stack.at(-1)).toMatchObject({ seat: 'bamf', last: { colour: 'G', number: 3 } });
    expect(next.heroes.grey?.hand).toEqual(['G9']);
    expect(next.decks.league.combatDiscard).toEqual(['R3']);
    expect(choices(next)).toEqual(['answer G2', 'pass']);
    expect(refusal(next, { do: 'grey', card: 'G9' })).toMatch(/\(K10\.3\)$/);
  });

  it('may be the hero himself, and spend his last card (K10.3)', () => {
    const position = attacked(
      'grey',
      { colour: 'B', number: 5 },
      {
        heroes: { grey: at('motorpool', ['R3']), bamf: at('hq') },
      },
    );
    expect(choices(position)).toEqual(['grey R3', 'pass']);
    expect(choices(played(position, { do: 'grey', card: 'R3' }).position)).toEqual(['pass']);
  });

  it('does not help the King, nor where he is out, without cards, or spent (K10.3)', () => {
    const position = attacked('bamf', { colour: 'G', number: 5 });
    expect(choices(played(position, answer('G2')).position).some((each) => each.startsWith('grey'))).toBe(
      false,
    );
    for (const more of [
      { heroes: { grey: { state: 'out' } } },
      { heroes: { grey: at('hq') } },
      { turn: { grey: true } },
    ] as const) {
      const without = attacked('bamf', { colour: 'G', number: 5 }, more);
      expect(choices(without)).toEqual(['answer G2', 'pass']);
    }
  });

  it('may be called on in the duel for a row as well (K10.3, K14.5)', () => {
    const position = sketched({
      stack: [
        heroFrame('bamf', { step: 'fight', struck: ['R'] }),
        { kind: 'duel', seat: 'bamf', hero: 'bamf', row: 'R', last: { colour: 'R', number: 5 } },
      ],
      king: { zone: 'motorpool', hand: ['G5'] },
      heroes: { bamf: at('motorpool', ['G2']), grey: at('lab', ['B2']) },
    });
    expect(choices(position)).toEqual(['grey B2', 'pass']);
    expect(choices(played(position, { do: 'grey', card: 'B2' }).position)).toEqual(['answer G2', 'pass']);
  });
});
