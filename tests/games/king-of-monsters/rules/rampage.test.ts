import { describe, expect, it } from 'vitest';
import type { Action, Card } from '#king-of-monsters/rules';
import {
  at,
  choices,
  open,
  played,
  refusal,
  rowText,
  type Sketch,
  sketched,
} from '../../../helpers/king/sketch';

const PASS: Action = { do: 'pass' };

/** Science Ninja passes, and the King turns up a card at the Motor Pool, with Bamf beside him. */
const turnsUp = (card: Card, more: Partial<Sketch> = {}) =>
  played(
    sketched({
      stack: [{ kind: 'trade', seat: 'ninja', offer: null }],
      destroyed: ['lines'],
      chart: { R: 'R1/R4 R5^ R6* R9', G: 'x' },
      ...more,
      king: { zone: 'motorpool', hand: ['B9'], ...more.king },
      heroes: { ninja: at('hq', ['R2']), bamf: at('motorpool', ['R2']), ...more.heroes },
      top: { king: { action: [card], combat: ['Y1', 'Y2', 'Y3', 'Y4'] }, ...more.top },
    }),
    PASS,
  );

describe('the King’s action card', () => {
  it('a reverse turns the face-down plates of its row end for end; the covers stay (K8.2)', () => {
    const { position, events } = turnsUp('RV');
    expect(events).toEqual([
      { type: 'phase', phase: 'rampage', turn: 3 },
      { type: 'action-card', seat: 'king', card: 'RV' },
      { type: 'reversed', row: 'R', of: 'plates', count: 3 },
    ]);
    // Face down lie the first, third and fourth; what was seen of the third goes with it.
    expect(rowText(position, 'R')).toBe('R9/R4 R5^ R6* R1');
    expect(position.decks.king.actionDiscard).toEqual(['RV']);
    expect(open(position)).toEqual(['fight king']);
  });

  it('a skip holds him: he attacks heroes only, and does not move (K8.2, K8.4)', () => {
    const { position } = turnsUp('YS');
    expect(position.turn.held).toBe(true);
    expect(choices(position)).toEqual(['attack bamf B9', 'end']);
    expect(refusal(position, { do: 'smash', card: 'B9' })).toMatch(/^do: .*\(K8\.4\)$/);
    const alone = turnsUp('YS', { heroes: { bamf: at('hq', ['R2']) }, destroyed: ['lines', 'motorpool'] });
    // Nothing to attack, and he may not move: the heroes are next.
    expect(alone.position.turn.phase).toBe('hero');
    const free = turnsUp('RV', { heroes: { bamf: at('hq', ['R2']) }, destroyed: ['lines', 'motorpool'] });
    expect(open(free.position)).toEqual(['move king']);
  });

  it('with a draw-two he takes two cards and is held, or leaves them (K8.2)', () => {
    const { position } = turnsUp('BD');
    expect(position.stack).toEqual([{ kind: 'two', seat: 'king', card: 'BD' }]);
    expect(choices(position)).toEqual(['take', 'leave']);
    const taken = played(position, { do: 'take' });
    expect(taken.position.king.hand).toEqual(['B9', 'Y1', 'Y2']);
    expect(taken.position.turn.held).toBe(true);
    expect(taken.position.decks.king.actionDiscard).toEqual(['BD']);
    const left = played(position, { do: 'leave' });
    expect(left.position.king.hand).toEqual(['B9']);
    expect(left.position.turn.held).toBe(false);
  });

  it('a wild he adds to a row, face up at its right end, or keeps (K8.2, K8.3)', () => {
    const { position } = turnsUp('W');
    expect(choices(position)).toEqual(['place R', 'place Y', 'place B', 'keep']);
    const added = played(position, { do: 'place', row: 'R' });
    expect(added.events).toEqual([{ type: 'wild-placed', row: 'R', card: 'W' }]);
    expect(rowText(added.position, 'R')).toBe('R1/R4 R5^ R6* R9 W^');
    expect(rowText(played(position, { do: 'place', row: 'B' }).position, 'B')).toBe('W^');
    const kept = played(position, { do: 'keep' });
    expect(kept.events).toEqual([{ type: 'wild-kept' }]);
    expect(kept.position.king.hand).toEqual(['B9', 'W']);
  });

  it('no wild goes to a row that is disabled or has five plates; he is asked anyway (K3.5, K8.3)', () => {
    const chart = { R: 'R1 R5 R6 R9 W^', G: 'x', Y: 'x', B: 'x' };
    const { position } = turnsUp('W', { chart });
    expect(choices(position)).toEqual(['keep']);
    expect(refusal(position, { do: 'place', row: 'R' })).toMatch(/\(K8\.3\)$/);
    const four = turnsUp('W4', { chart });
    expect(open(four.position)).toEqual(['fight king']);
    expect(four.position.decks.king.actionDiscard).toEqual(['W4']);
    expect(four.position.king.hand).toEqual(['B9', 'Y1', 'Y2', 'Y3', 'Y4']);
  });

  it('with a wild-four he draws four, then adds it to a row; he may not keep it (K8.2)', () => {
    const { position } = turnsUp('W4');
    expect(position.king.hand).toEqual(['B9', 'Y1', 'Y2', 'Y3', 'Y4']);
    expect(choices(position)).toEqual(['place R', 'place Y', 'place B']);
    const { position: next } = played(position, { do: 'place', row: 'Y' });
    expect(rowText(next, 'Y')).toBe('W4^');
    expect(open(next)).toEqual(['fight king']);
  });

  it('after a push-back there is none: he is held and pays the toll (K8.1)', () => {
    const { position, events } = turnsUp('W', {
      king: { pushed: true },
      top: { king: { action: ['W'], combat: ['R3'] } },
    });
    expect(events).toEqual([
      { type: 'phase', phase: 'rampage', turn: 3 },
      { type: 'toll', card: 'R3', row: 'R', plate: 'R1' },
    ]);
    expect(rowText(position, 'R')).toBe('R5^ R6* R9');
    expect(position.decks.king.combatDiscard).toEqual(['R3', 'R1']);
    expect(position.decks.league.combatDiscard).toEqual(['R4']);
    expect(position.decks.king.action[0]).toBe('W');
    expect(position.turn.held).toBe(true);
    expect(position.king.pushed).toBe(false);
    const empty = turnsUp('W', { king: { pushed: true }, top: { king: { combat: ['G3'] } } });
    expect(empty.events[1]).toEqual({ type: 'toll', card: 'G3', row: 'G', plate: null });
  });
});

/** The King fights at the Motor Pool (17), where The Grey stands; Bamf is in HQ. */
const pool = (hand: readonly Card[], more: Partial<Sketch> = {}) =>
  sketched({
    stack: [{ kind: 'fight', seat: 'king' }],
    destroyed: ['lines'],
    ...more,
    heroes: { grey: at('motorpool', ['G1', 'Y4']), bamf: at('hq', ['B2']), ...more.heroes },
    king: { zone: 'motorpool', hand: [...hand], ...more.king },
  });

const smash = (card: Card): Action => ({ do: 'smash', card });

describe('the King’s fight', () => {
  it('is to damage the objective, to attack a hero of his zone, or to end it (K9.1, K9.6)', () => {
    expect(choices(pool(['R7', 'G3', 'R7', 'W']))).toEqual([
      'smash R7',
      'smash G3',
      'smash W',
      'attack grey G3',
      'attack grey W',
      'end',
    ]);
  });

  it('uses cards whose row is not disabled, wilds always; but no attack in a disabled colour (K9.2, K9.6)', () => {
    const position = pool(['R7', 'G3', 'W'], { chart: { G: 'x' } });
    expect(choices(position)).toEqual(['smash R7', 'smash W', 'end']);
    expect(refusal(position, smash('G3'))).toMatch(/^card: .*\(K9\.2\)$/);
    expect(refusal(position, { do: 'attack', hero: 'grey', card: 'W' })).toMatch(/\(K9\.6\)$/);
    // He is asked though no card of his is usable: what he holds is his secret.
    expect(choices(pool(['G3'], { chart: { G: 'x' } }))).toEqual(['end']);
  });

  it('damage is the sum of all cards that lie there, over all turns (K9.3)', () => {
    const position = pool(['R7', 'G3'], { laid: { motorpool: ['B4', { card: 'B9', as: 1 }] } });
    const { position: next, events } = played(position, smash('R7'));
    expect(events).toEqual([{ type: 'smashed', zone: 'motorpool', card: 'R7', damage: 12 }]);
    expect(next.zones.motorpool.cards).toEqual([{ card: 'B4' }, { card: 'B9', as: 1 }, { card: 'R7' }]);
    expect(next.decks.king.combatDiscard).toEqual([]);
  });

  it('no more cards are laid once the damage has reached the rating (K9.3)', () => {
    const position = pool(['R7', 'G3'], { turn: { grey: true }, laid: { motorpool: ['B9', 'B1'] } });
    const { position: next } = played(position, smash('R7'));
    expect(choices(next)).toEqual(['attack grey G3', 'end']);
    expect(next.zones.motorpool.destroyed).toBe(false);
    expect(refusal(next, smash('G3'))).toMatch(/\(K9\.3\)$/);
  });

  it('is over without cards, or with neither a hero nor an objective to hit (K9.1)', () => {
    const last = pool(['R7'], { heroes: { grey: at('hq', ['G1']) } });
    expect(played(last, smash('R7')).position.turn.phase).toBe('hero');
    const done = pool(['R7', 'R3'], {
      heroes: { grey: at('hq') },
      turn: { grey: true },
      laid: { motorpool: ['B9', 'B1'] },
    });
    // The seventeenth: nobody else is there, the Pool falls at once and he may move.
    const { position, events } = played(done, smash('R7'));
    expect(events.map(({ type }) => type)).toEqual(['smashed', 'zone-destroyed']);
    expect(open(position)).toEqual(['move king']);
    // Not asked where a hero lies: only those who are up are attacked (K5.2).
    const lying = pool(['R7'], {
      heroes: { dynamo: { state: 'down', zone: 'motorpool' }, grey: at('hq') },
      turn: { held: true },
    });
    expect(choices(lying)).toEqual(['end']);
  });

  it('ends with the fall of an objective that has its rating; its cards are discarded (K9.5)', () => {
    const position = pool(['R7', 'G3'], { laid: { motorpool: ['B9', 'R8'] } });
    const { position: next, events } = played(position, { do: 'end' });
    expect(events[0]).toEqual({ type: 'zone-destroyed', zone: 'motorpool' });
    expect(next.zones.motorpool).toEqual({ destroyed: true, cards: [] });
    expect(next.decks.king.combatDiscard).toEqual(['B9', 'R8']);
    // A held one too; with less than the rating nothing falls.
    const held = pool(['G3'], { turn: { held: true }, laid: { motorpool: ['B9', 'R8'] } });
    expect(played(held, { do: 'end' }).events[0]?.type).toBe('zone-destroyed');
    const less = pool(['G3'], { laid: { motorpool: ['B9', 'R7'] } });
    expect(played(less, { do: 'end' }).position.zones.motorpool.destroyed).toBe(false);
  });

  it('an attack opens a duel that the hero answers; a wild has his colour and nine (K9.6)', () => {
    const position = pool(['G3', 'W']);
    const coloured = played(position, { do: 'attack', hero: 'grey', card: 'G3' });
    expect(coloured.events).toEqual([
      { type: 'duel', hero: 'grey', row: null, card: 'G3', colour: 'G', fromDeck: false },
    ]);
    expect(coloured.position.stack.at(-1)).toEqual({
      kind: 'duel',
      seat: 'grey',
      hero: 'grey',
      row: null,
      last: { colour: 'G', number: 3 },
    });
    const wild = played(position, { do: 'attack', hero: 'grey', card: 'W' });
    expect(wild.position.stack.at(-1)).toMatchObject({ last: { colour: 'G', number: 9 } });
    // A hero elsewhere is not attacked.
    expect(refusal(position, { do: 'attack', hero: 'bamf', card: 'W' })).toMatch(/^hero: .*\(K9\.6\)$/);
  });

  it('may attack the same hero again after he has won (K9.6, K10.4)', () => {
    const position = pool(['G3', 'G8']);
    const { position: next } = played(
      position,
      { do: 'attack', hero: 'grey', card: 'G3' },
      { do: 'answer', card: 'G1' },
      { do: 'pass' },
    );
    expect(choices(next)).toEqual(['smash G8', 'attack grey G8', 'end']);
    expect(next.heroes.grey).toMatchObject({ state: 'up', hand: ['Y4'] });
  });
});

describe('The Grey at the objective', () => {
  const broken = (more: Partial<Sketch> = {}) => pool(['R8', 'G3'], { laid: { motorpool: ['B9'] }, ...more });

  it('gives the card that reaches the rating another number, wherever he stands, and the King goes on (K9.4)', () => {
    const position = broken({ heroes: { grey: at('lab', ['G1', 'Y4']), bamf: at('motorpool', ['B1']) } });
    const { position: asked } = played(position, smash('R8'));
    expect(open(asked)).toEqual(['fight king', 'grey grey']);
    expect(choices(asked)).toEqual(['grey G1', 'grey Y4', 'pass']);
    const { position: next, events } = played(asked, { do: 'grey', card: 'Y4' });
    expect(events).toEqual([{ type: 'grey', card: 'Y4', at: 'objective' }]);
    expect(next.zones.motorpool.cards).toEqual([{ card: 'B9' }, { card: 'R8', as: 4 }]);
    expect(next.heroes.grey?.hand).toEqual(['G1']);
    expect(next.turn.grey).toBe(true);
    expect(choices(next)).toEqual(['smash G3', 'end']);
    expect(choices(played(asked, PASS).position)).toEqual(['end']);
  });

  it('is asked only at the rating, once a turn, up and with a card (K9.4)', () => {
    const asked = (position: ReturnType<typeof pool>, card: Card) =>
      open(played(position, smash(card)).position);
    const beside = { bamf: at('motorpool', ['B1']) };
    expect(asked(broken({ heroes: beside }), 'G3')).toEqual(['fight king']);
    expect(asked(broken({ heroes: beside, turn: { grey: true } }), 'R8')).toEqual(['fight king']);
    expect(asked(broken({ heroes: { ...beside, grey: at('hq') } }), 'R8')).toEqual(['fight king']);
    expect(asked(broken({ heroes: { ...beside, grey: { state: 'out' } } }), 'R8')).toEqual(['fight king']);
  });

  it('may be asked again in another turn only; the same fight goes on without him (K9.4)', () => {
    const position = pool(['R8', 'B9', 'G3'], {
      laid: { motorpool: ['B9'] },
      heroes: { bamf: at('motorpool', ['B1']) },
    });
    const { position: next } = played(position, smash('R8'), { do: 'grey', card: 'G1' }, smash('B9'));
    // 9 + 1 + 9: reached, and he is not asked.
    expect(open(next)).toEqual(['fight king']);
    expect(choices(next)).toEqual(['attack grey G3', 'end']);
  });
});

describe('the King’s way', () => {
  it('leads in turn 1 from the Beach to the Power Lines, held or not, without a card (K11.1)', () => {
    for (const held of [false, true]) {
      const position = sketched({
        stack: [{ kind: 'fight', seat: 'king' }],
        turn: { number: 1, held },
        king: { zone: 'beach', hand: ['R1'] },
        heroes: { bamf: at('beach', ['B1']) },
      });
      const { position: next, events } = played(position, { do: 'end' });
      expect(events[0]).toEqual({ type: 'king-moved', from: 'beach', to: 'lines', card: null });
      expect(next.king).toMatchObject({ zone: 'lines', hand: ['R1'] });
      expect(next.turn).toMatchObject({ phase: 'hero', advanced: true });
    }
  });

  it('goes on for a usable card of the next zone’s colour, any number of times (K11.2)', () => {
    const position = pool(['R7', 'B4', 'W', 'Y1'], {
      destroyed: ['lines', 'motorpool', 'metro'],
      heroes: { grey: at('hq') },
      stack: [{ kind: 'move', seat: 'king' }],
      turn: { hq: true },
    });
    expect(choices(position)).toEqual(['advance B4', 'advance W', 'stay']);
    const { position: next, events } = played(position, { do: 'advance', card: 'B4' });
    expect(events).toEqual([{ type: 'king-moved', from: 'motorpool', to: 'metro', card: 'B4' }]);
    expect(next.decks.king.combatDiscard).toEqual(['B4']);
    // HQ's redraw is to be had again (K12.4), and the Metrorail is in ruins.
    expect(next.turn).toMatchObject({ hq: false, advanced: true });
    expect(choices(next)).toEqual(['advance W', 'advance Y1', 'stay']);
    const last = played(next, { do: 'advance', card: 'Y1' });
    // The Airstrip stands: the heroes are next.
    expect(last.position.king.zone).toBe('airstrip');
    expect(last.position.turn.phase).toBe('hero');
  });

  it('is asked for after a fall in the same turn, even with no card that would do (K11.2)', () => {
    const position = pool(['G3', 'R7'], { laid: { motorpool: ['B9', 'R8'] } });
    const { position: next } = played(position, { do: 'end' });
    expect(choices(next)).toEqual(['stay']);
    expect(played(next, { do: 'stay' }).position.turn.phase).toBe('hero');
    expect(refusal(next, { do: 'advance', card: 'R7' })).toMatch(/^do: .*\(K11\.2\)$/);
  });

  it('needs usable cards (K9.2, K11.2)', () => {
    const position = pool(['B4', 'B9', 'W'], {
      destroyed: ['lines', 'motorpool'],
      heroes: { grey: at('hq') },
      stack: [{ kind: 'move', seat: 'king' }],
      chart: { B: 'x' },
    });
    expect(choices(position)).toEqual(['advance W', 'stay']);
    expect(refusal(position, { do: 'advance', card: 'B4' })).toMatch(/^card: .*\(K9\.2\)$/);
  });

  it('ends at the Reactor, whatever he holds (K2.1, K11.2)', () => {
    const position = pool(['R7', 'W'], {
      king: { zone: 'reactor', hand: ['R7', 'W'] },
      heroes: { grey: at('hq') },
      stack: [{ kind: 'move', seat: 'king' }],
    });
    expect(choices(position)).toEqual(['stay']);
    expect(refusal(position, { do: 'advance', card: 'R7' })).toMatch(/^do: .*\(K11\.2\)$/);
  });

  it('is not asked for when he is held, has no card, or an objective stands (K11.2)', () => {
    const phaseAfter = (hand: readonly Card[], more: Partial<Sketch>) =>
      played(pool(hand, { heroes: { grey: at('motorpool') }, ...more }), { do: 'end' }).position.turn.phase;
    expect(phaseAfter(['R7'], {})).toBe('hero');
    expect(phaseAfter(['R7'], { turn: { held: true }, destroyed: ['lines', 'motorpool'] })).toBe('hero');
    expect(phaseAfter(['R7'], { destroyed: ['lines', 'motorpool'] })).toBe('rampage');
  });

  it('leaves the chart as it is until the next Setup (K11.3)', () => {
    const chart = { R: 'R1/R4 R5^', G: 'x' };
    const position = pool(['B4'], {
      destroyed: ['lines', 'motorpool'],
      heroes: { grey: at('hq') },
      stack: [{ kind: 'move', seat: 'king' }],
      chart,
    });
    const { position: next } = played(position, { do: 'advance', card: 'B4' });
    expect([rowText(next, 'R'), rowText(next, 'G')]).toEqual(['R1/R4 R5^', 'x']);
  });
});
