import { describe, expect, it } from 'vitest';
import {
  ACTION_DECK,
  COLOURS,
  COMBAT_DECK,
  HERO_COLOURS,
  HEROES,
  king,
  type Position,
  RATINGS,
  SEATS,
  ZONE_COLOURS,
  ZONES,
} from '#king-of-monsters/rules';
import { at, choices, heroFrame, opened, played, rowText, sketched } from '../../../helpers/king/sketch';
import { described } from '../../../helpers/problems';

const count = (cards: readonly string[], card: string) => cards.filter((each) => each === card).length;

describe('the cards', () => {
  it('have four colours, red, green, yellow, blue (K1.1)', () => {
    expect(COLOURS).toEqual(['R', 'G', 'Y', 'B']);
  });

  it('are 76 for combat and 32 for action on each side (K1.2, K1.3)', () => {
    expect(COMBAT_DECK).toHaveLength(76);
    expect(ACTION_DECK).toHaveLength(32);
    for (const colour of COLOURS) {
      expect(count(COMBAT_DECK, `${colour}0`)).toBe(1);
      for (let number = 1; number <= 9; number++) expect(count(COMBAT_DECK, colour + number)).toBe(2);
      for (const kind of ['D', 'V', 'S']) expect(count(ACTION_DECK, colour + kind)).toBe(2);
    }
    expect([count(ACTION_DECK, 'W'), count(ACTION_DECK, 'W4')]).toEqual([4, 4]);
  });

  it('go to the discards of their kind on their own side when they are used (K1.3)', () => {
    const position = sketched({
      stack: [{ kind: 'fight', seat: 'king' }],
      king: { zone: 'motorpool', hand: ['W', 'G3'] },
      heroes: { grey: at('motorpool', ['G1', 'Y4']) },
    });
    const wild = played(position, { do: 'attack', hero: 'grey', card: 'W' }).position;
    expect([wild.decks.king.actionDiscard, wild.decks.king.combatDiscard]).toEqual([['W'], []]);
    const coloured = played(
      position,
      { do: 'attack', hero: 'grey', card: 'G3' },
      { do: 'answer', card: 'G1' },
    );
    expect(coloured.position.decks.king.combatDiscard).toEqual(['G3']);
    expect(coloured.position.decks.league.combatDiscard).toEqual(['G1']);
  });

  it('a wild counts nine where a number is needed (K1.4)', () => {
    const position = sketched({
      stack: [{ kind: 'fight', seat: 'king' }],
      king: { zone: 'motorpool', hand: ['W', 'R1'] },
      heroes: { bamf: at('hq') },
    });
    const { events } = played(position, { do: 'smash', card: 'W' });
    expect(events[0]).toEqual({ type: 'smashed', zone: 'motorpool', card: 'W', damage: 9 });
  });

  it('of an empty pile come from its discards, shuffled; with none of those there is none (K1.5)', () => {
    const drawing = sketched({
      stack: [heroFrame('bamf')],
      king: { zone: 'beach' },
      heroes: { bamf: at('hq', ['R1']) },
      spent: ['league-combat'],
    });
    expect(drawing.decks.league.combat).toEqual([]);
    const { position, events } = played(drawing, { do: 'motorpool', card: 'R1' });
    // The card just discarded is shuffled in with the others.
    expect(events.map(({ type }) => type)).toEqual(['discarded', 'shuffled', 'drawn']);
    expect(events[1]).toMatchObject({ side: 'league', pile: 'combat', count: 76 });
    expect(position.decks.league.combat).toHaveLength(75);
    expect(position.decks.league.combatDiscard).toEqual([]);
    expect(position.heroes.bamf?.hand).toHaveLength(1);
  });

  it('nobody draws from where nothing is, and the rest goes on (K1.5)', () => {
    // All 76 cards of the League lie in hands: the draw-two that he takes gives nothing, and his turn is over.
    const whole = { ...at('hq'), hand: [...COMBAT_DECK] };
    const position = sketched({
      stack: [{ kind: 'card', seat: 'bamf', card: 'RD' }],
      heroes: { bamf: whole },
    });
    const { events } = played(position, { do: 'take' });
    expect(events[0]).toEqual({ type: 'phase', phase: 'cleanup', turn: 3 });
  });
});

describe('the island', () => {
  it('has nine zones in a line, seven with a rating (K2.1, K2.2)', () => {
    expect(ZONES.map((zone) => zone)).toEqual([
      'ocean',
      'beach',
      'lines',
      'motorpool',
      'metro',
      'airstrip',
      'hq',
      'lab',
      'reactor',
    ]);
    expect(ZONES.map((zone) => ZONE_COLOURS[zone] ?? '-').join('')).toBe('BYGRBYGB-');
    expect(Object.values(RATINGS)).toEqual([15, 17, 19, 21, 23, 25, 30]);
    expect(Object.keys(opened().zones)).toEqual(ZONES.slice(2));
  });

  it('keeps the damage when the King leaves the zone (K2.2)', () => {
    // The fourth row: he is pushed from the Metrorail back to the Motor Pool.
    const position = sketched({
      stack: [
        heroFrame('grey', { step: 'fight', row: 'B', struck: ['B'] }),
        { kind: 'duel', seat: 'king', hero: 'grey', row: 'B', last: { colour: 'B', number: 9 } },
      ],
      turn: { phase: 'hero' },
      king: { zone: 'metro' },
      heroes: { grey: at('metro') },
      laid: { metro: ['B9', { card: 'B8', as: 2 }] },
      chart: { R: 'x', G: 'x', Y: 'x' },
    });
    const { position: next } = played(position, { do: 'pass' });
    expect(next.king.zone).toBe('motorpool');
    expect(next.zones.metro.cards).toEqual([{ card: 'B9' }, { card: 'B8', as: 2 }]);
  });

  it('lets any card pay for the Reactor (K2.3)', () => {
    const hero = sketched({
      stack: [heroFrame('grey')],
      heroes: { grey: at('lab', ['R1', 'Y2']) },
      destroyed: ['metro', 'motorpool', 'lab'],
    });
    // On from the Lab is the Reactor, for any card; back is HQ, for a green one.
    expect(choices(hero)).toEqual(['move reactor R1', 'move reactor Y2', 'end']);
    const monster = sketched({
      stack: [{ kind: 'move', seat: 'king' }],
      king: { zone: 'lab', hand: ['R1', 'Y2', 'W'] },
      heroes: { grey: at('hq') },
      destroyed: ['lab'],
      chart: { R: 'x' },
    });
    expect(choices(monster)).toEqual(['advance Y2', 'advance W', 'stay']);
  });
});

describe('the set-up', () => {
  it('takes two to nine people, who hold nine seats at most (K3.1)', () => {
    expect(king.players).toEqual({ min: 2, max: 9 });
    expect(king.seats(opened())).toEqual(SEATS);
    const few = opened({ heroes: ['ninja', 'artemis', 'grey'] });
    expect(king.seats(few)).toEqual(['king', 'artemis', 'grey', 'ninja']);
    expect(king.teams(few)).toEqual([['king'], ['artemis', 'grey', 'ninja']]);
  });

  it('puts the first heroes in HQ and the others in reserve, in their order (K4.1)', () => {
    const position = opened({ heroes: ['ninja', 'artemis', 'grey', 'bamf'], start: 2 });
    expect(position.reserve).toEqual(['grey', 'bamf']);
    expect(position.heroes.ninja).toMatchObject({ zone: 'hq', state: 'up' });
    expect(position.heroes.artemis).toMatchObject({ zone: 'hq', state: 'up' });
    expect(position.heroes.grey).toEqual({ zone: null, state: 'reserve', hand: [], stored: null });
    expect(Object.keys(position.heroes)).toEqual(['artemis', 'grey', 'bamf', 'ninja']);
    // By default four of eight, in an order that the seed gives.
    const orders = [1, 2, 3].map((seed) => opened({}, seed).reserve);
    for (const order of orders) expect(order).toHaveLength(4);
    expect(new Set(orders.map((order) => order.join(' '))).size).toBeGreaterThan(1);
    // More at the start than there are is all of them.
    expect(opened({ heroes: ['bamf', 'ibis'], start: 8 }).reserve).toEqual([]);
  });

  it('puts the King on the Beach; all objectives stand (K4.2)', () => {
    const position = opened();
    expect(position.king).toMatchObject({ zone: 'beach', tangled: false, pushed: false });
    for (const zone of Object.values(position.zones)) expect(zone).toEqual({ destroyed: false, cards: [] });
    expect(opened({}, 5)).toEqual(opened({}, 5));
    expect(opened({}, 6).decks).not.toEqual(opened({}, 5).decks);
  });

  it('deals the first hands in the first Draw phase, of the sizes chosen (K4.2, K4.3)', () => {
    const hands = ({ king: { hand }, heroes }: Position) => [
      hand.filter((card) => card !== 'W').length,
      heroes.grey?.hand.length,
    ];
    // What is open first may be after a wild-four; those openings are passed over.
    const first = (values: object) =>
      hands(
        [1, 2, 3, 4, 5, 6]
          .map((seed) => opened({ heroes: ['grey'], ...values }, seed))
          .find(({ king: { hand } }) => hand.length < 8)!,
      );
    expect(first({})).toEqual([5, 5]);
    expect(first({ 'king-hand': 3, 'league-hand': 7 })).toEqual([3, 7]);
    expect(opened({}).options).toEqual({ turnLimit: 20, kingHand: 5, leagueHand: 5 });
    expect(opened({ turns: 0 }).options.turnLimit).toBe(0);
  });

  it.each([
    ['heroes', ['grey', 'grey'], 'K4.1'],
    ['heroes', ['moss'], 'K4.1'],
    ['heroes', [], 'K4.1'],
    ['start', 0, 'K4.1'],
    ['start', 9, 'K4.1'],
    ['turns', 1000, 'K4.3'],
    ['turns', -1, 'K4.3'],
    ['king-hand', 2, 'K4.3'],
    ['king-hand', 8, 'K4.3'],
    ['league-hand', 2.5, 'K4.3'],
  ])('refuses %s %j (K4.1, K4.3)', (name, value, clause) => {
    const options = king.options.parse({ [name]: value });
    expect(options.ok ? 'taken' : described(options.error)).toMatch(
      new RegExp(`^${name}.*\\(${clause.replace('.', '\\.')}\\)$`),
    );
  });

  it('knows the heroes by their roster and colours (K5.3)', () => {
    expect(HEROES).toEqual(['artemis', 'dynamo', 'brick', 'grey', 'anvil', 'ibis', 'bamf', 'ninja']);
    expect(HEROES.map((hero) => HERO_COLOURS[hero]).join('')).toBe('RRGGYYBB');
  });
});

/** Dr. Ibis passes in Clean-up: the next turn begins. */
const turnEnds = (more: Partial<Parameters<typeof sketched>[0]> = {}) =>
  sketched({
    stack: [{ kind: 'ibis', seat: 'ibis', deck: null }],
    king: { zone: 'lines', hand: ['R1'] },
    chart: { R: 'R1^/R4 R6*', G: 'x', Y: 'Y2 Y3', B: 'B1' },
    ...more,
    heroes: { ibis: at('hq', ['R1']), ...more.heroes },
  });

describe('the chart', () => {
  it('is dealt again in the turn after the King has advanced (K5.1, K6.2, K6.3)', () => {
    const { position, events } = played(turnEnds({ turn: { advanced: true } }), { do: 'pass' });
    expect(events.map(({ type }) => type)).toEqual(['dealt', 'phase']);
    expect(events[0]).toMatchObject({ up: false, counts: { R: 4, G: 4, Y: 4, B: 4 } });
    expect(events[1]).toEqual({ type: 'phase', phase: 'draw', turn: 4 });
    expect(position.turn).toMatchObject({ number: 4, advanced: false, phase: 'draw' });
    for (const row of COLOURS) {
      const { plates, disabled } = position.chart[row];
      expect(disabled).toBe(false);
      const numbers = plates.map(({ card, up, cover, seen }) => {
        expect([card[0], up, cover, seen]).toEqual([row, false, null, undefined]);
        return Number(card[1]);
      });
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(numbers).toHaveLength(4);
    }
  });

  it('stays where he has not, or was pushed back since (K6.2, K11.3)', () => {
    const { position, events } = played(turnEnds(), { do: 'pass' });
    expect(events.map(({ type }) => type)).toEqual(['phase']);
    expect(COLOURS.map((row) => rowText(position, row))).toEqual(['R1^/R4 R6*', 'x', 'Y2 Y3', 'B1']);
  });

  it('is dealt one card after the other; one whose row is full is discarded (K6.3)', () => {
    // Four reds, then a fifth and a sixth, then the others from the top of an ordered pile.
    const combat = ['R9', 'R1', 'R5', 'R3', 'R7', 'G1', 'R2', 'G2', 'G3', 'G4', 'Y4', 'Y3', 'Y2', 'Y1'];
    const position = turnEnds({
      turn: { advanced: true },
      king: { zone: 'lines', hand: [] },
      chart: {},
      top: { king: { combat: [...combat, 'B1', 'B0', 'B3', 'B2', 'B4'] } },
    });
    const { position: next, events } = played(position, { do: 'pass' });
    expect(events[0]).toEqual({
      type: 'dealt',
      up: false,
      counts: { R: 4, G: 4, Y: 4, B: 4 },
      extra: ['R7', 'R2'],
      secret: {
        to: ['king'],
        rows: {
          R: ['R1', 'R3', 'R5', 'R9'],
          G: ['G1', 'G2', 'G3', 'G4'],
          Y: ['Y1', 'Y2', 'Y3', 'Y4'],
          B: ['B0', 'B1', 'B2', 'B3'],
        },
      },
    });
    expect(next.decks.king.combatDiscard).toEqual(['R7', 'R2']);
    // What comes after the last that was needed is the King's hand.
    expect(next.king.hand[0]).toBe('B4');
  });

  it('discards the old plates and covers, wilds too (K6.3)', () => {
    const position = turnEnds({
      turn: { advanced: true },
      chart: { R: 'R1^/R4 W^', G: 'x', Y: 'Y2/W' },
      king: { zone: 'lines', hand: ['R2'] },
    });
    const { position: next } = played(position, { do: 'pass' });
    expect(next.decks.king.combatDiscard.slice(0, 2)).toEqual(['R1', 'Y2']);
    expect(next.decks.king.actionDiscard).toEqual(['W']);
    expect(next.decks.league.combatDiscard).toEqual(['R4']);
    expect(next.decks.league.actionDiscard).toEqual(['W']);
  });

  it('has rows in the order of the colours; red and blue do not meet (K6.1)', () => {
    const shifts = (row: 'R' | 'G' | 'Y' | 'B') =>
      choices(
        sketched({
          stack: [heroFrame('grey', { step: 'fight', row })],
          king: { zone: 'beach' },
          heroes: { grey: at('beach', ['G1']) },
          turn: { grey: true },
          destroyed: ['motorpool', 'lab'],
        }),
      ).filter((each) => each.startsWith('shift'));
    expect(shifts('R')).toEqual(['shift G G1']);
    expect(shifts('G')).toEqual(['shift R G1', 'shift Y G1']);
    expect(shifts('Y')).toEqual(['shift G G1', 'shift B G1']);
    expect(shifts('B')).toEqual(['shift Y G1']);
  });

  it('closes up where a plate goes; covers stay on their plates (K6.4)', () => {
    // The toll takes the leftmost of the red row.
    const position = sketched({
      stack: [{ kind: 'trade', seat: 'ninja', offer: null }],
      king: { zone: 'lines', hand: ['B9'], pushed: true },
      heroes: { ninja: at('hq', ['R2']), bamf: at('hq', ['R2']) },
      chart: { R: 'R1/R3 R5^/R7+1 R6' },
      top: { king: { combat: ['R9'] } },
    });
    const { position: next } = played(position, { do: 'pass' });
    expect(rowText(next, 'R')).toBe('R5^/R7+1 R6');
  });
});
