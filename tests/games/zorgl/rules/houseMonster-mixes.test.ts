import { describe, expect, it } from 'vitest';
import { type Problem, unwrap } from '#core';
import { type Action, type Event, type Position, type TraitMix, zorgl } from '#zorgl/rules';
import { type Staging, staged } from '../../../helpers/house-monsters';

const mix = (
  advantage: TraitMix['advantage'],
  weakness: TraitMix['weakness'],
  mega: TraitMix['mega'],
): TraitMix => ({ advantage, weakness, mega });

const begin = (staging: Staging): Position => unwrap(zorgl.parse(staged(staging)));

const legal = (position: Position, kind: Action['do']): readonly Action[] =>
  zorgl.legal(position).filter((action) => action.do === kind);

/** The boxes that the actions of a kind lead to, sorted. */
const boxes = (position: Position, kind: Action['do'], card?: string): readonly string[] => {
  const found = legal(position, kind).flatMap((action) =>
    'to' in action && (card === undefined || ('card' in action && action.card === card)) ? [action.to] : [],
  );
  return [...new Set(found)].sort();
};

function played(
  start: Position,
  ...actions: readonly Action[]
): { readonly position: Position; readonly events: readonly Event[] } {
  let position = start;
  let events: readonly Event[] = [];
  for (const action of actions) ({ position, events } = unwrap(zorgl.apply(position, action)));
  return { position, events };
}

function refusal(position: Position, action: Action): Problem {
  const result = zorgl.apply(position, action);
  if (result.ok) throw new Error('was legal');
  return result.error;
}

describe('a house monster that hovers and does not climb (Z12.1, Z11.12)', () => {
  const BOARD = [
    '4 4 4 4 4 4 4',
    '4 . 4 4 4 C 4',
    '4 4 4 4 4 4 4',
    '4 4 4 P8 4 4 4',
    '4 4 4 u 4 4 4',
    '4 A 4 4 4 4 4',
    '4 4 4 4 4 4 4',
  ];
  const fly = (weakness: TraitMix['weakness']) =>
    played(
      begin({
        board: BOARD,
        cast: { A: mix('army-friend', weakness, 'hover'), C: null },
        hands: { A: ['2C', '3C', '4C', '5C', 'XR'], C: ['2D', '3D', '4D'] },
      }),
      { do: 'hover', card: 'XR' },
      { do: 'ignore', card: '2D' },
      { do: 'ignore', card: '3D' },
      { do: 'ignore', card: '4D' },
    ).position;

  it('lands on boxes without a building only, on a unit too: that one is crushed (Z9.4)', () => {
    const up = fly('stiff');
    expect(up.pending).toEqual({ kind: 'land' });
    // b2 it left, b6 is free, d3 holds the unit; all else are buildings, and f6 is the other monster's.
    expect(boxes(up, 'land')).toEqual(['b2', 'b6', 'd3']);
    expect(refusal(up, { do: 'land', to: 'd4' }).clause).toBe('Z11.12');
    const down = played(up, { do: 'land', to: 'd3' });
    expect(down.events.map(({ type }) => type)).toEqual(['crush', 'move', 'waiting']);
    expect(down.position.players.A?.units).toBe(1);
  });

  it('does not land on a unit if it is gentle (Z11.2)', () => {
    const up = fly('gentle');
    expect(boxes(up, 'land')).toEqual(['b2', 'b6']);
    expect(refusal(up, { do: 'land', to: 'd3' })).toMatchObject({ field: 'to', clause: 'Z11.2' });
  });

  it('stays on the ground with its own moves (Z4.2)', () => {
    const position = begin({
      board: BOARD,
      cast: { A: mix('army-friend', 'stiff', 'hover'), C: null },
      hands: { A: ['KC', '3C', '4C', '5C', 'XR'] },
    });
    expect(boxes(position, 'move')).toEqual([]);
    expect(boxes(position, 'leap')).toEqual(['b6', 'd3']);
  });

  it('may be in the air together with another: then there is nobody to fire at (Z11.3)', () => {
    const position = staged({
      board: BOARD.map((row) => row.replace('C', '.')),
      cast: {
        A: mix('tail', 'inert', 'missile'),
        C: mix('army-friend', 'stiff', 'hover'),
        D: mix('double-worth', 'radiant', 'hover'),
      },
      hands: { A: ['2H', 'XR', '4H'], C: ['2D', '3D', '4D'] },
    });
    const inTheAir = unwrap(
      zorgl.parse({
        ...position,
        players: {
          A: position.players.A,
          C: { ...position.players.C, aloft: true },
          D: { ...position.players.D, aloft: true },
        },
      }),
    );
    expect(legal(inTheAir, 'missile')).toEqual([]);
    const passed = played(
      inTheAir,
      { do: 'ignore', card: '2H' },
      { do: 'ignore', card: 'XR', suit: 'H' },
      { do: 'ignore', card: '4H' },
    ).position;
    expect(passed.pending).toEqual({ kind: 'land' });
    expect(boxes(passed, 'land')).toEqual(['b6', 'd3', 'f6']);
    expect(played(passed, { do: 'land', to: 'b6' }).position.players.D?.aloft).toBe(true);
  });
});

/** Nothing but what a test puts there: the plant in a corner, everyone else far from it. */
const field = (rows: Readonly<Record<number, string>>): readonly string[] =>
  [7, 6, 5, 4, 3, 2, 1].map((rank) => rows[rank] ?? '. . . . . . .');

describe('a house monster that climbs (Z12.1, Z11.7–Z11.11)', () => {
  it('costs the plant the usual floor where it is not radiant, and a radiant one on the ground costs two', () => {
    const shove = (traits: TraitMix) => {
      const start = begin({
        board: field({ 4: '. A C P8 . . .' }),
        cast: { A: null, C: traits },
        hands: { A: ['9D', '2S', '3S', '4S', '5S'] },
      });
      return played(start, { do: 'attack', card: '9D', target: 'C' }).position.players.A?.floors;
    };
    expect(shove(mix('climber', 'stiff', 'ink'))).toBe(1);
    expect(shove(mix('climber', 'radiant', 'ink'))).toBe(2);
    expect(shove(mix('double-worth', 'radiant', 'missile'))).toBe(2);
  });

  it('steps onto roofs but not onto a unit that cannot flee, if it is gentle', () => {
    // Straight from b4: a roof on b5, a unit on c4 whose three far boxes are built up, b3 and a4 empty.
    const position = begin({
      board: field({ 5: '. 3 . 2 . . .', 4: '. A u 2 . C .', 3: '. . . 2 . . .', 1: 'P8 . . . . . .' }),
      cast: { A: mix('climber', 'gentle', 'missile'), C: null },
      hands: { A: ['9C', '2H', '3H', '4H', 'QS'] },
    });
    expect(boxes(position, 'move', '9C')).toEqual(['a4', 'b3', 'b5']);
    const up = played(position, { do: 'move', card: '9C', to: 'b5' }).position;
    expect(up.board[2]).toBe('. A/3 . 2 . . .');
    expect(refusal(position, { do: 'move', card: '9C', to: 'c4' }).clause).toBe('Z11.2');
  });

  it('sweeps from a roof, and falls when that was its last card (Z11.6, Z11.8)', () => {
    const position = begin({
      board: field({ 5: '. . 1 . . . .', 4: '. . A/3 C 2 . .', 1: 'P8 . . . . . .' }),
      cast: { A: mix('climber', 'inert', 'sweep'), C: null },
      hands: { A: ['XR'] },
      change: { turn: { player: 'A', played: 4, quota: 3, inert: true } },
    });
    const { position: swept, events } = played(position, { do: 'sweep', card: 'XR', target: 'C' });
    // C is pushed against e4: one floor. Nobody follows. Then c5, the only building beside c4, loses its floor;
    // the one it stands on is not beside it.
    expect(swept.players.A?.floors).toBe(2);
    expect(swept.board[3]).toBe('. . A/3 C 1 . .');
    expect(swept.board[2]).toBe('. . . . . . .');
    expect(swept.pending).toEqual({ kind: 'fall', by: 'C' });
    expect(events.at(-1)).toEqual({ type: 'waiting', pending: { kind: 'fall', by: 'C' } });
    // Seven of the eight boxes around are empty by now; C holds the eighth.
    expect(boxes(swept, 'fall')).toEqual(['b3', 'b4', 'b5', 'c3', 'c5', 'd3', 'd5']);
    const down = played(swept, { do: 'fall', to: 'c5' }).position;
    expect(down.turn.player).toBe('C');
    expect(down.board[3]).toBe('. . 3 C 1 . .');
  });

  it('may fire ink as its last card from a roof: first the others discard, then it falls', () => {
    const position = begin({
      board: field({ 4: '. . A/3 C . . .', 1: 'P8 . . . . . .' }),
      cast: { A: mix('climber', 'stiff', 'ink'), C: null },
      hands: { A: ['XR'], C: ['2D', '3D'] },
      change: { turn: { player: 'A', played: 4, quota: 3, inert: false } },
    });
    const inked = played(position, { do: 'ink', card: 'XR' }).position;
    expect(inked.pending).toEqual({ kind: 'discard', queue: ['C'] });
    const after = played(inked, { do: 'discard', cards: ['2D', '3D'] }).position;
    expect(after.pending).toEqual({ kind: 'fall', by: 'C' });
  });

  it('has an equal in another: one on a roof is pushed off another roof and not followed', () => {
    const position = begin({
      board: field({ 4: '. A/2 C/3 . . . .', 1: 'P8 . . . . . .' }),
      cast: { A: mix('climber', 'stiff', 'ink'), C: mix('climber', 'inert', 'sweep') },
      hands: { A: ['9D', 'QD', '3S', '4S', '5S'] },
    });
    const shoved = played(position, { do: 'attack', card: '9D', target: 'C' }).position;
    expect(shoved.board[3]).toBe('. A/2 3 C . . .');
    // Thrown at the roof of its thrower it costs a floor and both stay (Z11.10).
    const thrown = played(position, { do: 'throw', card: 'QD', target: 'C', dir: 'W' }).position;
    expect(thrown.board[3]).toBe('. A/1 C/3 . . . .');
    expect(thrown.players.A?.floors).toBe(1);
  });
});

describe('a gentle house monster (Z12.1, Z11.2)', () => {
  // Beside A on c3: C on c4 with a unit behind it on c5 that cannot flee, and D on d3 with free boxes behind.
  const board = field({
    6: '. 2 2 2 . . .',
    5: '. . u . . . .',
    4: '. . C . . . .',
    3: '. . A D . . .',
    1: 'P1 . . . . . .',
  });

  it('hits nobody with its tail that would crush a unit', () => {
    const position = begin({
      board,
      cast: { A: mix('tail', 'gentle', 'ink'), C: null, D: null },
      hands: { A: ['2S', '3S'] },
    });
    expect(legal(position, 'tail')).toEqual([{ do: 'tail', target: 'D' }]);
    expect(refusal(position, { do: 'tail', target: 'C' })).toMatchObject({
      field: 'target',
      clause: 'Z11.2',
    });
  });

  it('passes over those in a sweep, and then the buildings fall (Z11.6)', () => {
    const position = begin({
      board,
      cast: { A: mix('double-worth', 'gentle', 'sweep'), C: null, D: null },
      hands: { A: ['2S', '3S', '4S', 'XR'] },
    });
    expect(legal(position, 'sweep')).toEqual([{ do: 'sweep', card: 'XR', target: 'D' }]);
    const { position: swept, events } = played(position, { do: 'sweep', card: 'XR', target: 'D' });
    expect(events.map(({ type }) => type)).toEqual(['card-played', 'sweep', 'attack', 'push', 'sweep-ended']);
    expect(swept.pending).toBeNull();
    expect(swept.board[4]).toBe('. . A . D . .');
    expect(swept.board[2]).toBe('. . u . . . .');
  });

  it('leaves the last floor of the plant standing at the end of a sweep', () => {
    const position = begin({
      board: field({ 2: '. A C . . . .', 1: 'P1 2 . . . . .' }),
      cast: { A: mix('tail', 'gentle', 'sweep'), C: null },
      hands: { A: ['2S', '3S', '4S', 'XR'] },
    });
    const swept = played(position, { do: 'sweep', card: 'XR', target: 'C' }).position;
    expect(swept.board[6]).toBe('P1 1 . . . . .');
    expect(swept.players.A?.floors).toBe(1);
    expect(swept.outcome).toBeNull();
  });
});

describe('an inert or stiff house monster (Z12.1, Z11.5, Z11.14)', () => {
  it('loses its first black card, not the joker that triggers its power', () => {
    const position = begin({
      board: field({ 4: '. A . . . C .', 3: '. . . . . . 2', 1: 'P8 . . . . . .' }),
      cast: { A: mix('army-friend', 'inert', 'missile'), C: null },
      hands: { A: ['KC', '3C', '4C', 'XR'] },
    });
    expect(boxes(position, 'leap')).toEqual([]);
    const fired = played(position, { do: 'missile', card: 'XR', target: 'C' }).position;
    expect(fired.players.A?.floors).toBe(1);
    expect(fired.turn).toMatchObject({ played: 1, inert: false });
    expect(zorgl.legal(fired)).toEqual([
      { do: 'ignore', card: 'KC' },
      { do: 'ignore', card: '3C' },
      { do: 'ignore', card: '4C' },
    ]);
    // All 49 boxes but those of A, C, the plant and the house on g3.
    const stamped = played(fired, { do: 'ignore', card: '3C' }).position;
    expect(stamped.turn.inert).toBe(true);
    expect(boxes(stamped, 'leap')).toHaveLength(45);
  });

  it('strikes with its tail in all directions though it walks straight only', () => {
    const position = begin({
      board: field({ 4: '. . . . . C .', 3: '. . A . . . .', 2: '. . . D . . .', 1: 'P8 . . . . . .' }),
      cast: { A: mix('tail', 'stiff', 'hover'), C: null, D: null },
      hands: { A: ['2S', '3C', '4C'] },
    });
    expect(boxes(position, 'move', '2S')).toEqual(['b3', 'c2', 'c4', 'd3']);
    expect(legal(position, 'tail')).toEqual([{ do: 'tail', target: 'D' }]);
    const { position: after, events } = played(position, { do: 'tail', target: 'D' });
    // Its whole hand goes, it follows to d2, and its turn is over though no card was played.
    expect(events[0]).toEqual({ type: 'hand-discarded', player: 'A', cards: ['2S', '3C', '4C'] });
    expect(after.board[5]).toBe('. . . A . . .');
    expect(after.board[6]).toBe('P8 . . . D . .');
    expect(after.turn.player).toBe('C');
  });
});

describe('a house monster whose units count double (Z12.1, Z11.13)', () => {
  it('wins with four units and two floors, whatever its weakness and power', () => {
    const position = begin({
      board: field({ 4: '. A 3 . . C .', 3: '. . u 2 . . .', 2: '. . 2 2 . . .', 1: 'P8 . . . . . .' }),
      cast: { A: mix('double-worth', 'radiant', 'hover'), C: null },
      hands: { A: ['9S', '2S', '3S', '4S', '5S'] },
    });
    const rich: Position = {
      ...position,
      players: { ...position.players, A: { ...position.players.A!, floors: 2, units: 3 } },
    };
    // The unit on c3 has d3, c2 and d2 behind it, all built up.
    const won = played(unwrap(zorgl.parse(rich)), { do: 'move', card: '9S', to: 'c3' }).position;
    expect(won.players.A).toMatchObject({ floors: 2, units: 4 });
    expect(won.outcome).toEqual({ winner: 'A', reason: 'floors' });
  });
});
