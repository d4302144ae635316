import { describe, expect, it } from 'vitest';
import type { Action, Card, Hero } from '#king-of-monsters/rules';
import {
  at,
  choices,
  heroFrame,
  open,
  played,
  refusal,
  rowText,
  type Sketch,
  sketched,
} from '../../../helpers/king/sketch';

const STAY: Action = { do: 'stay' };
const END: Action = { do: 'end' };

/** The King stays at the Power Lines, which are in ruins: the Hero phase begins. @param initiative the League's top cards */
const heroesBegin = (heroes: Sketch['heroes'], initiative: readonly Card[], more: Partial<Sketch> = {}) =>
  played(
    sketched({
      stack: [{ kind: 'move', seat: 'king' }],
      destroyed: ['lines'],
      ...more,
      king: { zone: 'lines', hand: ['R1'] },
      heroes,
      top: { league: { combat: initiative, ...more.top?.league } },
    }),
    STAY,
  );

const up = at('metro');

describe('the order of the heroes', () => {
  it('is red, green, yellow, blue; of two of a colour the higher draw goes first (K12.1)', () => {
    const all = { artemis: up, dynamo: at('metro'), brick: up, grey: at('metro'), ibis: up, ninja: up };
    const { position, events } = heroesBegin(all, ['R3', 'B5', 'G8', 'R8', 'Y2', 'Y1', 'B4']);
    expect(events.slice(0, 4)).toEqual([
      { type: 'phase', phase: 'hero', turn: 3 },
      { type: 'initiative', heroes: ['artemis', 'dynamo'], cards: ['R3', 'B5'] },
      { type: 'initiative', heroes: ['brick', 'grey'], cards: ['G8', 'R8'] },
      { type: 'initiative', heroes: ['brick', 'grey'], cards: ['Y2', 'Y1'] },
    ]);
    expect(position.decks.league.combatDiscard).toEqual(['R3', 'B5', 'G8', 'R8', 'Y2', 'Y1']);
    // Dynamo is asked for his card at once; HQ stands, so everybody is.
    expect(open(position)).toEqual(['card dynamo']);
    expect(position.turn.queue).toEqual(['artemis', 'brick', 'grey', 'ibis', 'ninja']);
  });

  it('is that of the roster after three equal draws (K12.1)', () => {
    const equal = ['R3', 'B3', 'G8', 'R8', 'Y2', 'B2', 'Y9', 'B1'] as const;
    const { position, events } = heroesBegin({ bamf: up, ninja: at('metro') }, equal);
    expect(events.filter(({ type }) => type === 'initiative')).toHaveLength(3);
    expect([open(position), position.turn.queue]).toEqual([['card bamf'], ['ninja']]);
    expect(position.decks.league.combat.slice(0, 2)).toEqual(['Y9', 'B1']);
  });

  it('leaves out who is not up; those who rise get up first (K12.1, K12.2)', () => {
    const heroes = {
      artemis: { state: 'out' },
      dynamo: { state: 'rising', zone: 'lines' },
      brick: { state: 'down', zone: 'lines' },
      ninja: { state: 'lost' },
    } as const;
    const { position, events } = heroesBegin(heroes, []);
    expect(events[1]).toEqual({ type: 'state', hero: 'dynamo', state: 'up', zone: 'lines' });
    expect([open(position), position.turn.queue]).toEqual([['card dynamo'], []]);
  });

  it('passes over who is no longer up when his turn comes (K12.2)', () => {
    const position = sketched({
      stack: [heroFrame('artemis')],
      turn: { queue: ['grey', 'bamf'] },
      king: { zone: 'lines' },
      heroes: { artemis: up, grey: { state: 'out' }, bamf: at('hq') },
    });
    const { position: next } = played(position, END);
    expect([open(next), next.turn.queue]).toEqual([['card bamf'], []]);
  });
});

/** Artemis ends her turn, and Bamf turns up a card. */
const turnsUp = (card: Card, more: Partial<Sketch> = {}) =>
  played(
    sketched({
      stack: [heroFrame('artemis')],
      turn: { queue: ['bamf'], hq: true, ...more.turn },
      king: { zone: 'lines', hand: ['R1'] },
      chart: { R: 'R1/R4+2 R5^/R8=3 R6/W R9', G: 'x' },
      destroyed: ['airstrip', ...(more.destroyed ?? [])],
      heroes: { artemis: at('hq', ['Y1']), bamf: at('hq', ['B2']), ...more.heroes },
      ...(more.chart === undefined ? {} : { chart: more.chart }),
      top: { league: { action: [card, 'YD'], combat: ['B3', 'B4', 'B5', 'B6', 'B7'] } },
      spent: more.spent ?? [],
    }),
    END,
  );

describe('a hero’s action card', () => {
  it('a skip ends his turn (K12.2, K12.3)', () => {
    const { position, events } = turnsUp('RS');
    expect(events.slice(0, 2)).toEqual([
      { type: 'action-card', seat: 'bamf', card: 'RS' },
      { type: 'phase', phase: 'cleanup', turn: 3 },
    ]);
    expect(position.decks.league.actionDiscard).toEqual(['RS']);
  });

  it('with a draw-two he draws two and is done, or the King draws two and he goes on (K12.3)', () => {
    const { position } = turnsUp('GD');
    expect(position.stack).toEqual([{ kind: 'card', seat: 'bamf', card: 'GD' }]);
    expect(choices(position)).toEqual(['take', 'give']);
    const taken = played(position, { do: 'take' });
    expect(taken.position.heroes.bamf?.hand.slice(0, 3)).toEqual(['B2', 'B3', 'B4']);
    expect(taken.events[1]).toMatchObject({ type: 'phase', phase: 'cleanup' });
    const given = played(position, { do: 'give' });
    expect(given.position.king.hand).toHaveLength(3);
    expect(open(given.position)).toEqual(['hero bamf']);
    expect(given.position.decks.league.actionDiscard).toEqual(['GD']);
  });

  it('a reverse turns the covers of its row end for end, with tokens and numbers (K12.3)', () => {
    const { position, events } = turnsUp('RV');
    expect(events[1]).toEqual({ type: 'reversed', row: 'R', of: 'covers', count: 3 });
    expect(rowText(position, 'R')).toBe('R1/W R5^/R8=3 R6/R4+2 R9');
    expect(position.stack).toEqual([heroFrame('bamf')]);
  });

  it('a wild may become a cover of any row, wherever he stands (K12.3)', () => {
    const { position } = turnsUp('W', { chart: { R: 'R1/R4 R5 R6', Y: 'Y1', B: 'B1/B2' } });
    expect(choices(position)).toEqual(['place R', 'place Y', 'pass']);
    const laid = played(position, { do: 'place', row: 'R' });
    expect(laid.events).toEqual([{ type: 'covered', hero: 'bamf', row: 'R', col: 2, card: 'W', by: 'wild' }]);
    expect(rowText(laid.position, 'R')).toBe('R1/R4 R5/W R6');
    expect(laid.position.stack).toEqual([heroFrame('bamf')]);
    const passed = played(position, { do: 'pass' });
    expect(passed.position.decks.league.actionDiscard).toEqual(['W']);
    expect(passed.position.stack).toEqual([heroFrame('bamf')]);
  });

  it('with a wild-four he draws four and is free (K12.3, K14.2)', () => {
    const { position } = turnsUp('W4', {
      heroes: { bamf: { state: 'out' }, grey: at('hq', ['G1']) },
      turn: { queue: ['grey'] },
    });
    expect(position.heroes.grey?.hand).toEqual(['G1', 'B3', 'B4', 'B5', 'B6']);
    expect(position.stack).toEqual([heroFrame('grey', { free: true })]);
  });

  it('may be exchanged for another while HQ stands, once for each zone of the King’s (K12.4)', () => {
    const { position } = turnsUp('RV', { turn: { hq: false } });
    expect(choices(position)).toEqual(['accept', 'redraw']);
    const { position: next, events } = played(position, { do: 'redraw' });
    expect(events).toEqual([
      { type: 'redrawn', hero: 'bamf' },
      { type: 'action-card', seat: 'bamf', card: 'YD' },
    ]);
    expect(next.turn.hq).toBe(true);
    expect(next.decks.league.actionDiscard).toEqual(['RV']);
    expect(choices(next)).toEqual(['take', 'give']);
    expect(refusal(next, { do: 'redraw' })).toMatch(/^do: .*\(K12\.4\)$/);
    // Another turn in the same zone does not give it back.
    expect(choices(turnsUp('YD').position)).toEqual(['take', 'give']);
    expect(choices(turnsUp('YD', { turn: { hq: false }, destroyed: ['hq'] }).position)).toEqual([
      'take',
      'give',
    ]);
  });

  it('a skip is cancelled by the Airstrip, once a turn (K12.4)', () => {
    const skip = (more: Partial<Sketch>) =>
      played(
        sketched({
          stack: [heroFrame('artemis')],
          turn: { queue: ['bamf'], hq: true, ...more.turn },
          king: { zone: 'lines' },
          heroes: { artemis: at('hq', ['Y1']), bamf: at('hq', ['B2']) },
          top: { league: { action: ['BS'] } },
        }),
        END,
      ).position;
    expect(choices(skip({}))).toEqual(['accept', 'airstrip']);
    const { position, events } = played(skip({}), { do: 'airstrip' });
    expect(events).toEqual([{ type: 'airstrip', hero: 'bamf' }]);
    expect(position.stack).toEqual([heroFrame('bamf')]);
    expect(position.turn.airstrip).toBe(true);
    expect(position.decks.league.actionDiscard).toEqual(['BS']);
    expect(skip({ turn: { airstrip: true } }).turn.phase).not.toBe('hero');
  });

  it.each([
    ['RV', 'hero bamf'],
    ['W4', 'hero bamf'],
    ['W', 'hero bamf'],
  ] as const)('%s just takes effect where nothing is to be chosen (K12.5)', (card, asked) => {
    expect(open(turnsUp(card, { chart: { R: 'R1/R2', G: 'x' } }).position)).toEqual([asked]);
    // With HQ's redraw he is asked for each.
    expect(open(turnsUp(card, { chart: { R: 'R1/R2' }, turn: { hq: false } }).position)).toEqual([
      'card bamf',
    ]);
  });

  it('a wild without a place can only be passed or exchanged (K12.5)', () => {
    const { position } = turnsUp('W', { chart: { R: 'R1/R2', G: 'x' }, turn: { hq: false } });
    expect(choices(position)).toEqual(['pass', 'redraw']);
  });
});

/** A hero in the Move step; the King is at the Power Lines. */
const moving = (hero: Hero, hand: readonly Card[], more: Partial<Sketch> = {}) =>
  sketched({
    stack: [heroFrame(hero)],
    king: { zone: 'lines' },
    destroyed: ['metro', 'motorpool', 'lab'],
    ...more,
    heroes: { [hero]: at('airstrip', hand), ...more.heroes },
  });

describe('the Move step', () => {
  it('leads to the next zone for a card of its colour (K13.1)', () => {
    const position = moving('grey', ['G1', 'B4', 'R2', 'B4']);
    expect(choices(position)).toEqual(['move metro B4', 'move hq G1', 'end']);
    const { position: next, events } = played(position, { do: 'move', to: 'metro', card: 'B4' });
    expect(events).toEqual([{ type: 'hero-moved', hero: 'grey', from: 'airstrip', to: 'metro', card: 'B4' }]);
    expect(next.heroes.grey).toMatchObject({ zone: 'metro', hand: ['G1', 'R2', 'B4'] });
    expect(choices(next)).toEqual(['move motorpool R2', 'end']);
    expect(refusal(next, { do: 'move', to: 'hq', card: 'G1' })).toMatch(/^to: .*\(K13\.1\)$/);
  });

  it('never leads into the Ocean (K13.1)', () => {
    const position = moving('bamf', ['B1', 'G1'], { heroes: { bamf: at('beach', ['B1', 'G1']) } });
    expect(choices(position).some((each) => each.includes('ocean'))).toBe(false);
    expect(choices(position)).toContain('move lines G1');
    expect(choices(position)).toContain('move lab B1');
  });

  it('leads anywhere while the Metrorail stands (K13.1, K19)', () => {
    const position = moving('grey', ['Y1', 'B2'], { destroyed: ['motorpool', 'lab'] });
    expect(choices(position)).toEqual([
      'move beach Y1',
      'move metro B2',
      'move lab B2',
      'move reactor Y1',
      'move reactor B2',
      'end',
    ]);
  });

  it('Bamf goes twice a turn where others do not; next doors and the Metrorail are no such ways (K13.1)', () => {
    const hand = ['R1', 'R2', 'Y1', 'G1'];
    const position = moving('bamf', hand);
    const jumps = (from: typeof position) => (from.stack[0]?.kind === 'hero' ? from.stack[0].jumps : -1);
    const one = played(position, { do: 'move', to: 'motorpool', card: 'R1' }).position;
    expect(jumps(one)).toBe(1);
    const two = played(one, { do: 'move', to: 'airstrip', card: 'Y1' }).position;
    expect(jumps(two)).toBe(2);
    expect(choices(two)).toEqual(['move hq G1', 'end']);
    expect(jumps(played(two, { do: 'move', to: 'hq', card: 'G1' }).position)).toBe(2);
    const rail = moving('bamf', hand, { destroyed: [] });
    expect(jumps(played(rail, { do: 'move', to: 'motorpool', card: 'R1' }).position)).toBe(0);
  });

  it('Artemis looks once at a plate that lies face down and unknown (K13.2)', () => {
    const position = moving('artemis', ['R1'], { chart: { R: 'R1^ R5* R7', B: 'B3/B4' } });
    expect(choices(position)).toEqual(['peek R 3', 'peek B 1', 'end']);
    const { position: next, events } = played(position, { do: 'peek', row: 'B', col: 1 });
    expect(events).toEqual([{ type: 'peeked', row: 'B', col: 1, secret: { to: ['artemis'], card: 'B3' } }]);
    expect(rowText(next, 'B')).toBe('B3*/B4');
    expect(next.stack).toEqual([heroFrame('artemis', { used: ['peek'] })]);
    expect(refusal(next, { do: 'peek', row: 'R', col: 3 })).toMatch(/^do: .*\(K13\.2\)$/);
    expect(choices(moving('dynamo', ['R1'], { chart: { R: 'R7' } }))).toEqual(['end']);
  });

  it('the Motor Pool gives each hero a card for a card once in his turn, in either step (K13.3)', () => {
    const pool = { destroyed: ['metro', 'lab'], top: { league: { combat: ['Y9'] } } } as const;
    const position = moving('grey', ['R1', 'R1', 'Y2'], pool);
    expect(choices(position)).toEqual(['motorpool R1', 'motorpool Y2', 'end']);
    const { position: next, events } = played(position, { do: 'motorpool', card: 'R1' });
    expect(events).toEqual([
      { type: 'discarded', seat: 'grey', card: 'R1' },
      { type: 'drawn', seat: 'grey', count: 1, secret: { to: ['grey'], cards: ['Y9'] } },
    ]);
    expect(next.heroes.grey?.hand).toEqual(['R1', 'Y2', 'Y9']);
    expect(choices(next)).toEqual(['end']);
    expect(refusal(next, { do: 'motorpool', card: 'R1' })).toMatch(/\(K13\.3\)$/);
    const fighting = moving('grey', [], {
      ...pool,
      turn: { grey: true },
      stack: [heroFrame('grey', { step: 'fight', row: 'G' })],
      heroes: { grey: at('lines', ['R1']) },
    });
    expect(choices(fighting)).toEqual(['duel G', 'shift R R1', 'shift Y R1', 'motorpool R1', 'end']);
  });

  it('a hero beside the King begins his fight and never moves again; any may end (K13.4)', () => {
    const position = moving('grey', ['R1'], { heroes: { grey: at('lines', ['R1']) } });
    expect(choices(position)).toEqual(['move motorpool R1', 'fight', 'end']);
    const { position: next, events } = played(position, { do: 'fight' });
    expect(events).toEqual([]);
    expect(next.stack).toEqual([heroFrame('grey', { step: 'fight', row: 'G' })]);
    expect(choices(next).some((each) => each.startsWith('move'))).toBe(false);
    expect(refusal(moving('grey', ['R1']), { do: 'fight' })).toMatch(/\(K13\.4\)$/);
  });

  it('in the Lab’s time a hero may store a card at the end, and discards one stored before (K13.5)', () => {
    const position = moving('grey', ['R1', 'B2', 'R1'], {
      destroyed: ['metro', 'motorpool'],
      heroes: { grey: { ...at('airstrip', ['R1', 'B2', 'R1']), stored: 'Y9' } },
    });
    expect(choices(position)).toEqual(['move metro B2', 'end', 'end R1', 'end B2']);
    const { position: next, events } = played(position, { do: 'end', store: 'R1' });
    expect(events.slice(0, 2)).toEqual([
      { type: 'unstored', hero: 'grey', card: 'Y9' },
      { type: 'stored', hero: 'grey', secret: { to: ['grey'], card: 'R1' } },
    ]);
    expect(next.heroes.grey).toMatchObject({ hand: ['B2', 'R1'], stored: 'R1' });
    expect(refusal(moving('grey', ['R1']), { do: 'end', store: 'R1' })).toMatch(/^store: .*\(K13\.5\)$/);
    // Who ends without storing keeps what he stored before.
    expect(played(position, END).position.heroes.grey?.stored).toBe('Y9');
  });
});
