import { describe, expect, it } from 'vitest';
import { type Action, king } from '#king-of-monsters/rules';
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

const PASS: Action = { do: 'pass' };
const END: Action = { do: 'end' };

/** Bamf, at the Motor Pool with the King, is about to win the duel for the blue row. */
const winning = (chart: Sketch['chart'] & object, more: Partial<Sketch> = {}) =>
  sketched({
    stack: [
      heroFrame('bamf', { step: 'fight', struck: ['B'] }),
      { kind: 'duel', seat: 'king', hero: 'bamf', row: 'B', last: { colour: 'B', number: 5 } },
    ],
    destroyed: ['lines'],
    ...more,
    turn: { phase: 'hero', ...more.turn },
    king: { zone: 'motorpool', hand: ['R7', 'B6'], ...more.king },
    heroes: {
      bamf: at('motorpool', ['B1', 'R2']),
      grey: at('hq', ['G4']),
      ibis: { state: 'out' },
      ...more.heroes,
    },
    chart,
    top: { king: { combat: ['Y1', 'Y2', 'Y3', 'Y4'], action: ['RS'], ...more.top?.king } },
  });

const TWO = { R: 'x', G: 'x', Y: 'Y5' };

describe('the frenzy', () => {
  it('comes with the third row: the King draws a card for each hero who is up, and fights (K15.1)', () => {
    const { position, events } = played(winning(TWO), PASS);
    expect(events).toEqual([
      { type: 'duel-over', hero: 'bamf', row: 'B', winner: 'league' },
      { type: 'row-disabled', row: 'B' },
      { type: 'frenzy' },
      { type: 'drawn', seat: 'king', count: 2, secret: { to: ['king'], cards: ['Y1', 'Y2'] } },
    ]);
    expect(open(position)).toEqual(['hero bamf', 'frenzy king']);
    // Only the yellow row is left.
    expect(choices(position)).toEqual(['smash Y1', 'smash Y2', 'gamble', 'end']);
    expect(played(winning({ R: 'x', G: 'G1' }), PASS).events.some(({ type }) => type === 'frenzy')).toBe(
      false,
    );
  });

  it('does not mind that he is held (K15.1)', () => {
    const { position } = played(winning(TWO, { turn: { held: true } }), PASS);
    expect(choices(position)).toContain('smash Y1');
  });

  it('goes on as K9: duels and The Grey are inside it (K9.4, K15.1)', () => {
    const position = winning(
      { R: 'x', Y: 'x', G: 'G5' },
      {
        king: { hand: ['G9', 'W'] },
        laid: { motorpool: ['B8'] },
        heroes: { grey: at('motorpool', ['G4', 'G3']) },
      },
    );
    const { position: frenzied } = played(position, PASS);
    expect(open(frenzied)).toEqual(['hero bamf', 'frenzy king']);
    // No attack on Bamf: the blue row is disabled now.
    expect(choices(frenzied)).toEqual([
      'smash G9',
      'smash W',
      'attack grey G9',
      'attack grey W',
      'gamble',
      'end',
    ]);
    const attacked = played(frenzied, { do: 'attack', hero: 'grey', card: 'G9' }).position;
    expect(open(attacked)).toEqual(['hero bamf', 'frenzy king', 'duel grey']);
    const laid = played(frenzied, { do: 'smash', card: 'G9' }).position;
    expect(open(laid)).toEqual(['hero bamf', 'frenzy king', 'grey grey']);
    expect(open(played(laid, PASS).position)).toEqual(['hero bamf', 'frenzy king']);
  });

  it('gambling: his hand for an action card; a wild goes to a row, others do nothing (K15.1)', () => {
    const { position } = played(winning(TWO), PASS);
    const { position: next, events } = played(position, { do: 'gamble' });
    expect(events).toEqual([
      { type: 'gambled', cards: ['R7', 'B6', 'Y1', 'Y2'] },
      { type: 'action-card', seat: 'king', card: 'RS' },
    ]);
    // Without a card it is over: Bamf goes on.
    expect(next.king.hand).toEqual([]);
    expect(open(next)).toEqual(['hero bamf']);
    expect(next.turn.held).toBe(false);
    expect(next.decks.king.actionDiscard).toEqual(['RS']);
    expect(next.decks.king.combatDiscard).toEqual(['R7', 'B6', 'Y1', 'Y2']);
  });

  it('a wild of the gamble must be added where it can, and is discarded where not (K8.3, K15.1)', () => {
    const wild = played(winning(TWO, { top: { king: { action: ['W'], combat: ['Y1', 'Y2'] } } }), PASS, {
      do: 'gamble',
    }).position;
    expect(open(wild)).toEqual(['hero bamf', 'frenzy king', 'wild king']);
    expect(choices(wild)).toEqual(['place Y']);
    const added = played(wild, { do: 'place', row: 'Y' }).position;
    expect(rowText(added, 'Y')).toBe('Y5 W^');
    expect(open(added)).toEqual(['hero bamf']);
    const full = played(
      winning({ ...TWO, Y: 'Y5 Y6 Y7 Y8 W^' }, { top: { king: { action: ['W'], combat: ['Y1', 'Y2'] } } }),
      PASS,
      { do: 'gamble' },
    ).position;
    expect(full.decks.king.actionDiscard).toEqual(['W']);
    expect(open(full)).toEqual(['hero bamf']);
  });

  it('a wild-four of the gamble gives four cards first; he gambles once (K15.1)', () => {
    const combat = ['Y1', 'Y2', 'Y3', 'Y4', 'B3', 'B4'];
    const position = played(winning(TWO, { top: { king: { action: ['W4'], combat } } }), PASS, {
      do: 'gamble',
    }).position;
    expect(position.king.hand).toEqual(['Y3', 'Y4', 'B3', 'B4']);
    const { position: next } = played(position, { do: 'place', row: 'Y' });
    expect(next.stack.at(-1)).toEqual({ kind: 'frenzy', seat: 'king', gambled: true });
    expect(choices(next)).toEqual(['smash Y3', 'smash Y4', 'end']);
    expect(refusal(next, { do: 'gamble' })).toMatch(/^do: .*\(K15\.1\)$/);
  });

  it('is asked for where there is nothing to hit until he has gambled (K15.1)', () => {
    const bare = winning(TWO, {
      destroyed: ['lines', 'motorpool'],
      heroes: { bamf: at('motorpool', ['B1']), grey: at('hq'), ibis: { state: 'out' } },
    });
    // Bamf stands there.
    const { position } = played(bare, PASS);
    expect(choices(position)).toEqual(['gamble', 'end']);
    const away = played(position, END).position;
    expect(open(away)).toEqual(['hero bamf']);
  });

  it('may take out the hero who brought it: his turn is over with it (K10.5, K15.2)', () => {
    const position = winning(
      { R: 'x', G: 'x', B: 'B1' },
      {
        stack: [
          heroFrame('bamf', { step: 'fight', struck: ['Y'] }),
          { kind: 'duel', seat: 'king', hero: 'bamf', row: 'Y', last: { colour: 'B', number: 5 } },
        ],
        turn: { queue: ['grey'] },
        heroes: { bamf: at('motorpool', ['R2']), grey: at('lab'), ibis: { state: 'out' } },
      },
    );
    const { position: over } = played(position, PASS, { do: 'attack', hero: 'bamf', card: 'B6' }, PASS);
    expect(over.heroes.bamf?.state).toBe('out');
    // The frenzy is not over yet: the objective is there.
    expect(open(over)).toEqual(['hero bamf', 'frenzy king']);
    expect(open(played(over, END).position)).toEqual(['card grey']);
  });

  it('at its end an objective with its rating falls; he does not move (K15.2)', () => {
    const position = winning(TWO, { laid: { motorpool: ['B9', 'R8'] } });
    const { position: next, events } = played(position, PASS, END);
    expect(events.at(-1)).toEqual({ type: 'zone-destroyed', zone: 'motorpool' });
    expect(next.king.zone).toBe('motorpool');
    expect(open(next)).toEqual(['hero bamf']);
  });

  it('is not asked for without a card (K15.1)', () => {
    const drained = winning(TWO, {
      king: { hand: [] },
      heroes: { bamf: at('motorpool', ['B1']), grey: { state: 'out' }, ibis: { state: 'out' } },
    });
    // His whole deck lies at an objective far away: the card for Bamf is not drawn.
    const cards = drained.decks.king.combat.map((card) => ({ card }));
    const none = {
      ...drained,
      zones: { ...drained.zones, reactor: { destroyed: false, cards } },
      decks: { ...drained.decks, king: { ...drained.decks.king, combat: [] } },
    };
    const { position: next, events } = played(none, PASS);
    expect(events.map(({ type }) => type)).toEqual(['duel-over', 'row-disabled', 'frenzy']);
    expect(open(next)).toEqual(['hero bamf']);
  });
});

describe('the push-back', () => {
  const ALL = { R: 'x', G: 'x', Y: 'x' };

  it('comes with the fourth row: one zone back, and a new chart face up (K15.3)', () => {
    const { position, events } = played(winning(ALL, { turn: { hq: true, advanced: true } }), PASS);
    expect(events.map(({ type }) => type)).toEqual(['duel-over', 'row-disabled', 'king-pushed', 'dealt']);
    expect(events[2]).toEqual({ type: 'king-pushed', from: 'motorpool', to: 'lines' });
    expect(events[3]).toMatchObject({ up: true, counts: { R: 4, G: 4, Y: 4, B: 4 } });
    expect(events[3]).not.toHaveProperty('secret');
    expect(position.king).toMatchObject({ zone: 'lines', pushed: true, hand: ['R7', 'B6'] });
    // Setup is not due, and HQ's redraw is to be had again.
    expect(position.turn).toMatchObject({ advanced: false, hq: false });
    for (const { plates, disabled } of Object.values(position.chart)) {
      expect([disabled, plates.length, plates.every(({ up }) => up)]).toEqual([false, 4, true]);
    }
    // Bamf, who pushed him out of his zone, can only end (K14.1).
    expect(choices(position)).toEqual(['motorpool B1', 'motorpool R2', 'end', 'end B1', 'end R2']);
  });

  it('twice in a turn is one toll (K15.3)', () => {
    const { position } = played(winning(ALL, { king: { pushed: true } }), PASS);
    expect(position.king).toMatchObject({ zone: 'lines', pushed: true });
  });

  it('into the Ocean the League has won (K17.2)', () => {
    const position = winning(ALL, {
      king: { zone: 'beach' },
      heroes: { bamf: at('beach', ['B1']), grey: at('hq'), ibis: { state: 'out' } },
    });
    const { position: over, events } = played(position, PASS);
    expect(events.slice(-2)).toEqual([
      { type: 'king-pushed', from: 'beach', to: 'ocean' },
      { type: 'over', winner: 'league', reason: 'ocean' },
    ]);
    expect([over.king.zone, over.stack]).toEqual(['ocean', []]);
    expect(king.outcome(over)).toEqual({ winner: 'league', reason: 'ocean' });
    expect(king.legal(over)).toEqual([]);
    expect(king.pending(over)).toEqual([]);
    expect(refusal(over, PASS)).toMatch(/^do: .*\(K17\.2\)$/);
    expect(king.ranking(over)).toMatchObject([
      { seats: ['grey', 'ibis', 'bamf'], rank: 1 },
      { seats: ['king'], rank: 2 },
    ]);
  });
});
