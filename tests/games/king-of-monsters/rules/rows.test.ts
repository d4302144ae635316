import { describe, expect, it } from 'vitest';
import type { Action, Card, Frame, Hero } from '#king-of-monsters/rules';
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
const cover = (row: 'R' | 'G' | 'Y' | 'B', card: Card): Action => ({ do: 'cover', row, card });
const compare = (row: 'R' | 'G' | 'Y' | 'B'): Action => ({ do: 'compare', row });

type HeroFrame = Extract<Frame, { kind: 'hero' }>;
const ROWS = { artemis: 'R', dynamo: 'R', brick: 'G', grey: 'G', anvil: 'Y', ibis: 'Y', ninja: 'B' } as const;

/** A hero in the Fight step at the Beach, where no zone gives anything; The Grey has used his power. */
const fighting = (
  hero: Hero,
  hand: readonly Card[],
  more: Partial<Sketch> = {},
  frame: Partial<HeroFrame> = {},
) => {
  const row = hero === 'bamf' ? null : ROWS[hero];
  return sketched({
    stack: [heroFrame(hero, { step: 'fight', row, ...frame })],
    destroyed: ['motorpool', 'lab'],
    ...more,
    turn: { grey: true, ...more.turn },
    king: { zone: 'beach', hand: ['B9', 'W'], ...more.king },
    heroes: { [hero]: at('beach', hand), ...more.heroes },
  });
};
const frameOf = ({ stack }: ReturnType<typeof fighting>) => stack[0] as HeroFrame;

describe('the Fight step', () => {
  it('begins at the row of his colour; for any card he shifts to the next, disabled or not (K14.2)', () => {
    const position = fighting('grey', ['B1'], { chart: { R: 'x', G: 'G1', Y: 'Y1' } });
    expect(choices(position)).toEqual(['shift R B1', 'shift Y B1', 'end']);
    const { position: next, events } = played(position, { do: 'shift', to: 'R', card: 'B1' });
    expect(events).toEqual([{ type: 'shifted', hero: 'grey', row: 'R', card: 'B1' }]);
    expect(frameOf(next).row).toBe('R');
    expect(next.decks.league.combatDiscard).toEqual(['B1']);
    expect(refusal(position, { do: 'shift', to: 'B', card: 'B1' })).toMatch(/^to: .*\(K14\.2\)$/);
  });

  it('Bamf and the free work at all rows, and do not shift (K14.2)', () => {
    const chart = { R: 'R1', G: 'G1', Y: 'Y1', B: 'B1' };
    for (const position of [
      fighting('bamf', ['R2', 'B2'], { chart }),
      fighting('grey', ['R2', 'B2'], { chart }, { free: true, row: null }),
    ]) {
      expect(choices(position)).toEqual(['cover R R2', 'cover B B2', 'end']);
    }
    const begun = played(
      sketched({
        stack: [heroFrame('grey', { free: true })],
        king: { zone: 'beach' },
        heroes: { grey: at('beach', ['R2']) },
      }),
      { do: 'fight' },
    ).position;
    expect(frameOf(begun).row).toBeNull();
  });

  it('is only an exchange at the Motor Pool and the end once the King is elsewhere (K14.1)', () => {
    const position = fighting('grey', ['R2'], {
      destroyed: [],
      king: { zone: 'lines' },
      chart: { G: 'G1' },
      turn: { grey: false },
    });
    expect(choices(position)).toEqual(['motorpool R2', 'end', 'end R2']);
  });
});

describe('covering', () => {
  it('lays a card of the row’s colour on the leftmost bare plate (K14.3)', () => {
    const position = fighting('grey', ['G7', 'R2'], { chart: { G: 'R1/G5 G3 G9' } });
    expect(choices(position).slice(0, 1)).toEqual(['cover G G7']);
    const { position: next, events } = played(position, cover('G', 'G7'));
    expect(events).toEqual([{ type: 'covered', hero: 'grey', row: 'G', col: 2, card: 'G7', by: 'hand' }]);
    expect(rowText(next, 'G')).toBe('R1/G5 G3/G7 G9');
    expect(frameOf(next).laid).toEqual(['G']);
    expect(next.heroes.grey?.hand).toEqual(['R2']);
    expect(refusal(position, cover('G', 'R2'))).toMatch(/^card: .*\(K14\.3\)$/);
    expect(refusal(position, cover('R', 'R2'))).toMatch(/^row: .*\(K14\.3\)$/);
  });

  it('takes any colour on a wild plate, the row’s on one of another colour (K14.3)', () => {
    const wild = fighting('grey', ['G7', 'R2'], { chart: { G: 'W^' } });
    expect(choices(wild).slice(0, 2)).toEqual(['cover G G7', 'cover G R2']);
    const strange = fighting('grey', ['G7', 'R2'], { chart: { G: 'R5^' } });
    expect(choices(strange).filter((each) => each.startsWith('cover'))).toEqual(['cover G G7']);
  });

  it('is not done in a row compared or duelled in this turn (K14.3)', () => {
    const position = fighting('grey', ['G7'], { chart: { G: 'G1' } }, { struck: ['G'] });
    expect(choices(position)).toEqual(['shift R G7', 'shift Y G7', 'end']);
  });
});

describe('comparing', () => {
  it('needs a row with plates, all covered, none by himself this turn (K14.4)', () => {
    expect(choices(fighting('grey', [], { chart: { G: 'G1/G2 G3' } }))).toEqual(['end']);
    expect(choices(fighting('grey', [], { chart: { G: 'G1/G2' } }))).toEqual(['compare G', 'end']);
    expect(choices(fighting('grey', [], { chart: { G: 'G1/G2' } }, { laid: ['G'] }))).toEqual(['end']);
    expect(choices(fighting('grey', [], { chart: { G: 'G1/G2' } }, { laid: ['R'] }))).toEqual([
      'compare G',
      'end',
    ]);
  });

  it('from the left, covers of at least the plate’s number take it away; all gone, the row is defeated (K14.4)', () => {
    const position = fighting('grey', ['B1'], { chart: { G: 'G3/G3 G5^/G4+1 W^/G1=9' } });
    const { position: next, events } = played(position, compare('G'));
    expect(events).toEqual([
      { type: 'compared', hero: 'grey', row: 'G', plate: 'G3', cover: 'G3', number: 3, won: true },
      { type: 'compared', hero: 'grey', row: 'G', plate: 'G5', cover: 'G4', number: 5, won: true },
      { type: 'compared', hero: 'grey', row: 'G', plate: 'W', cover: 'G1', number: 9, won: true },
    ]);
    expect(next.chart.G).toEqual({ disabled: false, plates: [] });
    expect(next.decks.king.combatDiscard).toEqual(['G3', 'G5']);
    expect(next.decks.king.actionDiscard).toEqual(['W']);
    expect(next.decks.league.combatDiscard).toEqual(['G3', 'G4', 'G1']);
    expect(frameOf(next).struck).toEqual(['G']);
    // He may challenge at once.
    expect(choices(next)).toContain('duel G');
  });

  it('stops at the first that is lower: the plate turns up, all covers left are discarded (K14.4)', () => {
    const position = fighting('grey', [], { chart: { G: 'G3/W G5*/G4 G6/G9+2 G7/G8' } });
    const { position: next, events } = played(position, compare('G'));
    expect(events).toMatchObject([
      { type: 'compared', number: 9, won: true },
      { type: 'compared', number: 4, won: false },
    ]);
    expect(rowText(next, 'G')).toBe('G5^ G6 G7');
    expect(next.decks.league.combatDiscard).toEqual(['G4', 'G9', 'G8']);
    expect(next.decks.league.actionDiscard).toEqual(['W']);
    expect(choices(next)).toEqual(['end']);
  });

  it('a wild on a wild is nine on nine (K1.4, K14.4)', () => {
    const position = fighting('grey', [], { chart: { G: 'W^/W' } });
    expect(played(position, compare('G')).events).toMatchObject([{ number: 9, won: true }]);
    const lower = fighting('grey', [], { chart: { G: 'W^/G8' } });
    expect(played(lower, compare('G')).events).toMatchObject([{ number: 8, won: false }]);
  });

  it('minds only what he covered himself: not what a wild or Brick Dropper laid (K14.6)', () => {
    const turned = sketched({
      stack: [{ kind: 'card', seat: 'grey', card: 'W' }],
      turn: { grey: true },
      king: { zone: 'beach', hand: ['B9'] },
      heroes: { grey: at('beach', ['R1']) },
      chart: { G: 'G1' },
      destroyed: ['motorpool', 'lab'],
    });
    const laid = played(turned, { do: 'place', row: 'G' }, { do: 'fight' }).position;
    expect(choices(laid)).toContain('compare G');
  });
});

describe('the duel for a row', () => {
  it('needs a row without plates that is not disabled, a card, and no cover of his there (K14.5)', () => {
    const duels = (hand: readonly Card[], chart: Sketch['chart'] & object, frame: Partial<HeroFrame> = {}) =>
      choices(fighting('grey', hand, { chart }, frame)).includes('duel G');
    expect(duels(['R1'], {})).toBe(true);
    expect(duels([], {})).toBe(false);
    expect(duels(['R1'], { G: 'G1' })).toBe(false);
    expect(duels(['R1'], { G: 'x' })).toBe(false);
    expect(duels(['R1'], {}, { laid: ['G'] })).toBe(false);
    expect(duels(['R1'], {}, { struck: ['G'] })).toBe(true);
    const stored = fighting('grey', [], {
      heroes: { grey: { ...at('beach'), stored: 'R1' } },
      destroyed: [],
    });
    expect(choices(stored)).toContain('duel G');
  });

  it('is opened by the King with any card, usable or not, or with the top of his deck (K14.5)', () => {
    const position = fighting('grey', ['R1'], {
      chart: { B: 'x' },
      heroes: { grey: { ...at('beach', ['R1']), stored: 'Y9' } },
      destroyed: ['motorpool'],
      top: { king: { combat: ['R5'] } },
    });
    const { position: asked, events } = played(position, { do: 'duel', row: 'G' });
    expect(events[0]).toEqual({ type: 'challenge', hero: 'grey', row: 'G' });
    expect(asked.heroes.grey).toMatchObject({ hand: ['R1', 'Y9'], stored: null });
    expect(asked.stack.at(-1)).toEqual({ kind: 'open', seat: 'king', hero: 'grey', row: 'G' });
    expect(choices(asked)).toEqual(['open B9', 'open W R', 'open W G', 'open W Y', 'open W B', 'open-top']);
    const wild = played(asked, { do: 'open', card: 'W', colour: 'Y' });
    expect(wild.events).toEqual([
      { type: 'duel', hero: 'grey', row: 'G', card: 'W', colour: 'Y', fromDeck: false },
    ]);
    expect(wild.position.stack.at(-1)).toEqual({
      kind: 'duel',
      seat: 'grey',
      hero: 'grey',
      row: 'G',
      last: { colour: 'Y', number: 9 },
    });
    const top = played(asked, { do: 'open-top' });
    expect(top.events).toEqual([
      { type: 'duel', hero: 'grey', row: 'G', card: 'R5', colour: 'R', fromDeck: true },
    ]);
    expect(top.position.decks.king.combatDiscard).toEqual(['R5']);
    expect(frameOf(top.position).struck).toEqual(['G']);
  });

  /** The King is to answer the hero in the duel for the green row. */
  const answering = (more: Partial<Sketch> = {}) =>
    fighting('grey', ['R1'], {
      ...more,
      stack: [
        heroFrame('grey', { step: 'fight', row: 'G', struck: ['G'] }),
        { kind: 'duel', seat: 'king', hero: 'grey', row: 'G', last: { colour: 'R', number: 5 } },
      ],
    });

  it('won by the hero, it disables the row (K14.5)', () => {
    const { position, events } = played(answering(), PASS);
    expect(events).toEqual([
      { type: 'duel-over', hero: 'grey', row: 'G', winner: 'league' },
      { type: 'row-disabled', row: 'G' },
    ]);
    expect(position.chart.G).toEqual({ disabled: true, plates: [] });
    expect(open(position)).toEqual(['hero grey']);
  });

  it('lost, it leaves him there, and the King’s top card becomes the row’s plate (K14.5)', () => {
    const position = fighting('grey', ['R1'], {
      stack: [
        heroFrame('grey', { step: 'fight', row: 'G', struck: ['G'] }),
        { kind: 'duel', seat: 'grey', hero: 'grey', row: 'G', last: { colour: 'B', number: 5 } },
      ],
      top: { king: { combat: ['Y3'] } },
    });
    const { position: next, events } = played(position, PASS);
    expect(events).toEqual([
      { type: 'duel-over', hero: 'grey', row: 'G', winner: 'king' },
      { type: 'row-refilled', row: 'G', card: 'Y3' },
    ]);
    expect(rowText(next, 'G')).toBe('Y3^');
    expect(next.heroes.grey).toMatchObject({ state: 'up', hand: ['R1'] });
    expect(open(next)).toEqual(['hero grey']);
  });

  it('is won without a card where the King has nothing to open with (K14.5)', () => {
    const all = fighting('grey', ['R1'], { king: { hand: [] } });
    // His whole deck lies at an objective far away.
    const { combat } = all.decks.king;
    const reactor = { destroyed: false, cards: combat.map((card) => ({ card })) };
    const bare = {
      ...all,
      zones: { ...all.zones, reactor },
      decks: { ...all.decks, king: { ...all.decks.king, combat: [] } },
    };
    const { position, events } = played(bare, { do: 'duel', row: 'G' });
    expect(events).toEqual([
      { type: 'challenge', hero: 'grey', row: 'G' },
      { type: 'duel-over', hero: 'grey', row: 'G', winner: 'league' },
      { type: 'row-disabled', row: 'G' },
    ]);
    expect(open(position)).toEqual(['hero grey']);
  });
});

describe('powers in the Fight step', () => {
  it('Dynamo puts a token on any cover once in his turn; it adds one (K14.7)', () => {
    const position = fighting('dynamo', [], { chart: { R: 'R3/R2', B: 'B1/B5+1 B2' } });
    expect(choices(position)).toEqual(['compare R', 'token R 1', 'token B 1', 'end']);
    const { position: next, events } = played(position, { do: 'token', row: 'B', col: 1 });
    expect(events).toEqual([{ type: 'token', row: 'B', col: 1 }]);
    expect(rowText(next, 'B')).toBe('B1/B5+2 B2');
    expect(choices(next)).toEqual(['compare R', 'end']);
    const own = played(position, { do: 'token', row: 'R', col: 1 }, compare('R'));
    expect(own.events.at(-1)).toMatchObject({ number: 3, won: true });
  });

  it('Brick Dropper lays the equal of a card at the objective of his zone, once in his turn (K14.8)', () => {
    const position = fighting('brick', ['Y1'], {
      king: { zone: 'lines' },
      heroes: { brick: at('lines', ['Y1']) },
      laid: { lines: ['R4', 'W', 'B7', 'R4'] },
      chart: { R: 'R2/R1 R3', B: 'B1/B2' },
    });
    // The wild has no colour, and in the blue row no plate is bare.
    expect(choices(position)).toEqual(['duel G', 'shift R Y1', 'shift Y Y1', 'brick R4', 'end']);
    const { position: next, events } = played(position, { do: 'brick', card: 'R4' });
    expect(events.map(({ type }) => type)).toEqual(['covered', 'shuffled']);
    expect(events[0]).toEqual({ type: 'covered', hero: 'brick', row: 'R', col: 2, card: 'R4', by: 'brick' });
    expect(rowText(next, 'R')).toBe('R2/R1 R3/R4');
    expect(next.zones.lines.cards).toHaveLength(4);
    expect(next.decks.league.combat.filter((card) => card === 'R4')).toHaveLength(1);
    expect(frameOf(next)).toMatchObject({ used: ['brick'], laid: [] });
    expect(choices(next).some((each) => each.startsWith('brick'))).toBe(false);
  });

  it('Brick Dropper needs the card in the draw pile, and the objective standing (K14.8)', () => {
    const bricks = (more: Partial<Sketch>) =>
      choices(
        fighting('brick', [], {
          king: { zone: 'lines' },
          heroes: { brick: at('lines', ['R4']), bamf: at('hq', ['R4']) },
          laid: { lines: ['R4'] },
          chart: { R: 'R3' },
          ...more,
        }),
      ).filter((each) => each.startsWith('brick'));
    expect(bricks({})).toEqual([]);
    expect(bricks({ heroes: { brick: at('lines', ['R4']) } })).toEqual(['brick R4']);
    expect(bricks({ heroes: { brick: at('lines') }, spent: ['league-combat'] })).toEqual([]);
    expect(bricks({ heroes: { brick: at('lines') }, chart: {} })).toEqual([]);
  });

  it('The Grey gives any cover another number until Clean-up; tokens are added to it (K14.9)', () => {
    const position = fighting('grey', ['B8'], {
      turn: { grey: false },
      chart: { R: 'R3/R2', G: 'G9/G1+1' },
    });
    expect(choices(position)).toEqual([
      'compare G',
      'shift R B8',
      'shift Y B8',
      'grey R 1 B8',
      'grey G 1 B8',
      'end',
    ]);
    const changed: Action = { do: 'grey', row: 'G', col: 1, card: 'B8' };
    const { position: next, events } = played(position, changed, compare('G'));
    expect(events).toEqual([
      { type: 'grey', card: 'B8', at: 'cover', row: 'G', col: 1 },
      { type: 'compared', hero: 'grey', row: 'G', plate: 'G9', cover: 'G1', number: 9, won: true },
    ]);
    expect(next.turn.grey).toBe(true);
    expect(refusal(fighting('grey', ['B8'], { chart: { G: 'G9/G1' } }), changed)).toMatch(/\(K14\.9\)$/);
  });
});
