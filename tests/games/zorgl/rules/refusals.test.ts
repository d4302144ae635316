import { describe, expect, it } from 'vitest';
import { type Problem, Random, unwrap } from '#core';
import { type Action, CARD_IDS, type CardId, type Position, parsePlayable, zorgl } from '#zorgl/rules';
import { reasonFor } from '../../../helpers/problems';

/** A stands on b2 next to C on c3 (diagonal) with the plant behind; units on c2 and e5. */
function position(hand: readonly CardId[], change: Partial<Position> = {}): Position {
  const other: CardId[] = ['2H', '3H', '4H', '5H', '6H'];
  const used = new Set<CardId>([
    ...hand,
    ...other,
    ...(change.pending != null && 'card' in change.pending ? [change.pending.card] : []),
  ]);
  return {
    game: 'zorgl',
    version: 1,
    options: { army: true, flight: 'english', specials: false },
    board: [
      '4 4 . 4 . 4 4',
      '4 . . . . . 4',
      '. . . . u . .',
      '4 . . P8 . . 4',
      '. . C . . . .',
      '4 A u . . . 4',
      '4 4 . 4 . 4 4',
    ],
    players: {
      A: { monster: 'zorgl', hand, floors: 0, units: 0 },
      C: { monster: 'zorgl', hand: other, floors: 0, units: 0 },
    },
    order: ['A', 'C'],
    turn: { player: 'A', played: 0, quota: 3, inert: false },
    pending: null,
    draw: CARD_IDS.filter((card) => !used.has(card)),
    discard: [],
    rng: '00000000000000000000000000000001',
    outcome: null,
    ...change,
  };
}

/** A has one diagonal neighbour, a building, and C is far away. */
const CORNERED = [
  '4 4 . 4 . 4 4',
  '4 . . . . . 4',
  '. . . . u . .',
  '4 . . P8 C . 4',
  '. . . . . . .',
  '. 4 u . . . 4',
  'A . . 4 . 4 4',
];

function refusal(action: Action, start: Position): Problem {
  const valid = unwrap(zorgl.parse(start));
  const result = zorgl.apply(valid, action);
  if (result.ok) throw new Error('was legal');
  return result.error;
}

describe('an illegal action names the clause it breaks', () => {
  const hand: CardId[] = ['9S', '9C', '9D', 'QH', 'XR'];
  const cases: [string, Action, string, string][] = [
    ['a box too far', { do: 'move', card: '9C', to: 'b5' }, 'to', 'Z4.1'],
    ['a diagonal for clubs', { do: 'move', card: '9C', to: 'a3' }, 'to', 'Z4.1'],
    ['a building', { do: 'move', card: '9S', to: 'a1' }, 'to', 'Z4.2'],
    ['a monster', { do: 'move', card: '9S', to: 'c3' }, 'to', 'Z4.2'],
    ['an ignored card that can move', { do: 'ignore', card: '9S' }, 'do', 'Z4.3'],
    ['an ignored card that can attack', { do: 'ignore', card: 'QH' }, 'do', 'Z5.2'],
    [
      'a straight attack on a diagonal neighbour',
      { do: 'attack', card: '9D', target: 'C' },
      'target',
      'Z5.1',
    ],
    ['a black card as an attack', { do: 'attack', card: '9S', target: 'C' }, 'card', 'Z4.1'],
    ['a red card as a move', { do: 'move', card: '9D', to: 'b3' }, 'card', 'Z5.1'],
    ['a player who is not there', { do: 'attack', card: 'QH', target: 'B' }, 'target', 'Z5.1'],
    ['a joker without a suit', { do: 'move', card: 'XR', to: 'b3' }, 'suit', 'Z5.3'],
    ['a suit for an ordinary card', { do: 'move', card: '9C', to: 'b3', suit: 'C' }, 'suit', 'Z5.3'],
    ['a joker as a face', { do: 'leap', card: 'XR', to: 'd6' }, 'card', 'Z5.3'],
    ['a power that the card has not', { do: 'shake', card: 'QH', target: 'C' }, 'card', 'Z7.1'],
    ['a leap with a nine', { do: 'leap', card: '9S', to: 'd6' }, 'card', 'Z7.1'],
    ['a card of somebody else', { do: 'attack', card: '2H', target: 'C' }, 'card', 'Z3.1'],
    ['the end after no card', { do: 'end' }, 'do', 'Z3.2'],
    ['a stop out of nothing', { do: 'stop' }, 'do', 'Z7.7'],
    ['a flight where no unit is', { do: 'move', card: '9C', to: 'b3', flee: 'b4' }, 'flee', 'Z9.1'],
    ['no flight where one must be', { do: 'move', card: '9C', to: 'c2' }, 'flee', 'Z9.1'],
    ['a flight back', { do: 'move', card: '9C', to: 'c2', flee: 'c1' }, 'flee', 'Z9.2'],
    ['a unit that is not there', { do: 'army-move', card: '9C', unit: 'd6', to: 'd7' }, 'unit', 'Z8.1'],
    ['a unit onto the plant', { do: 'army-move', card: '9S', unit: 'e5', to: 'd4' }, 'to', 'Z8.2'],
    [
      'a unit that attacks nobody',
      { do: 'army-attack', card: '9D', unit: 'e5', target: 'C' },
      'target',
      'Z8.3',
    ],
  ];
  it.each(cases)('%s', (_name, action, field, clause) => {
    expect(refusal(action, position(hand))).toMatchObject({ field, clause });
  });

  it('an army attack that would cost a floor (Z8.4)', () => {
    const board = [...position(hand).board];
    board[3] = '4 . 4 P8 . . 4';
    expect(
      refusal({ do: 'army-attack', card: '9D', unit: 'c2', target: 'C' }, position(hand, { board })),
    ).toMatchObject({ field: 'target', clause: 'Z8.4' });
  });

  it('any action of the army in a game without one (Z1.4)', () => {
    const options = { army: false, flight: 'english', specials: false } as const;
    expect(
      refusal(
        { do: 'army-move', card: '9C', unit: 'e5', to: 'e6' },
        position(hand, { options, board: position(hand).board.map((rank) => rank.replace('u', '.')) }),
      ),
    ).toMatchObject({ field: 'do', clause: 'Z1.4' });
  });

  it('anything but the rest of a power while one is under way (Z7.4, Z7.7)', () => {
    const blitz = position(['9C'], { pending: { kind: 'blitz', card: 'JS' } });
    expect(refusal({ do: 'move', card: '9C', to: 'b3' }, blitz)).toMatchObject({ clause: 'Z7.4' });
    expect(refusal({ do: 'stop' }, blitz)).toMatchObject({ clause: 'Z7.4' });
    expect(refusal({ do: 'blitz-on', to: 'b3' }, blitz)).toMatchObject({ field: 'to', clause: 'Z4.1' });
    const frenzy = position(['9C'], { pending: { kind: 'frenzy', card: 'JD' } });
    expect(refusal({ do: 'end' }, frenzy)).toMatchObject({ clause: 'Z7.7' });
    expect(refusal({ do: 'frenzy-on', target: 'C' }, frenzy)).toMatchObject({
      field: 'target',
      clause: 'Z7.7',
    });
  });

  it('anything after the end (Z10.3)', () => {
    const { players } = position(hand);
    const won = { ...players, C: { ...players.C!, floors: 10 } };
    const over = position(hand, { players: won, outcome: { winner: 'C', reason: 'floors' } });
    expect(refusal({ do: 'move', card: '9C', to: 'b3' }, over)).toMatchObject({ clause: 'Z10.3' });
  });
});

describe('special monsters refuse with their clauses', () => {
  /** As above, with a special monster for A and perhaps for C. */
  const special = (
    a: string,
    c: string,
    hand: readonly CardId[],
    change: Partial<Position> = {},
  ): Position => {
    const start = position(hand, change);
    const { A, C } = start.players;
    return {
      ...start,
      options: { ...start.options, specials: true },
      players: { A: { ...A!, monster: a }, C: { ...C!, monster: c } },
    };
  };
  const hand: CardId[] = ['9S', '9C', '9D', 'QH', 'XR'];
  const walled = [
    '4 4 . 4 . 4 4',
    '4 . . . . . 4',
    '. . . . u . .',
    '4 4 4 P8 . . 4',
    '4 u 4 C . . .',
    '4 A 4 . . . 4',
    '4 4 . 4 . 4 4',
  ];
  const cases: [string, Position, Action, string, string][] = [
    [
      'the army on X-Man',
      special('zorgl', 'xman', ['9H']),
      { do: 'army-attack', card: '9H', unit: 'c2', target: 'C' },
      'target',
      'Z8.3',
    ],
    [
      'X-Man onto a unit that cannot flee',
      special('xman', 'zorgl', hand, { board: walled }),
      { do: 'move', card: '9C', to: 'b3' },
      'to',
      'Z11.2',
    ],
    [
      'X-Man leaping onto a unit',
      special('xman', 'zorgl', ['KS']),
      { do: 'leap', card: 'KS', to: 'e5' },
      'to',
      'Z11.2',
    ],
    ['a missile of a zorgl', position(hand), { do: 'missile', card: 'XR', target: 'C' }, 'do', 'Z11.3'],
    [
      'a missile with a queen',
      special('xman', 'zorgl', hand),
      { do: 'missile', card: 'QH', target: 'C' },
      'card',
      'Z11.3',
    ],
    ['a tail of a zorgl', position(hand), { do: 'tail', target: 'C' }, 'do', 'Z11.4'],
    [
      'a tail with one card',
      special('greatzilla', 'zorgl', ['9D']),
      { do: 'tail', target: 'C' },
      'do',
      'Z11.4',
    ],
    [
      'a tail at nobody',
      special('greatzilla', 'zorgl', hand),
      { do: 'tail', target: 'B' },
      'target',
      'Z11.4',
    ],
    [
      'Greatzilla’s first black card',
      special('greatzilla', 'zorgl', hand),
      { do: 'move', card: '9S', to: 'c1' },
      'do',
      'Z11.5',
    ],
    [
      'the army with it',
      special('greatzilla', 'zorgl', hand),
      { do: 'army-move', card: '9C', unit: 'e5', to: 'e6' },
      'do',
      'Z11.5',
    ],
    [
      'a sweep at nobody',
      special('greatzilla', 'zorgl', hand),
      { do: 'sweep', card: 'XR', target: 'B' },
      'target',
      'Z11.6',
    ],
    ['ink of a zorgl', position(hand), { do: 'ink', card: 'XR' }, 'do', 'Z11.15'],
    [
      'a spade of Krustazor as one',
      special('krustazor', 'zorgl', hand),
      { do: 'move', card: '9S', to: 'a3' },
      'to',
      'Z4.1',
    ],
    ['a fall out of nothing', special('nogyab', 'zorgl', hand), { do: 'fall', to: 'b3' }, 'do', 'Z11.8'],
  ];
  it.each(cases)('%s', (_name, start, action, field, clause) => {
    expect(refusal(action, start)).toMatchObject({ field, clause });
  });

  it('Nogyab does not end its turn on a roof with cards in hand (Z11.8)', () => {
    const board = [
      '4 4 . 4 . 4 4',
      '4 . . . . . 4',
      '. . . . u . .',
      '4 . . P8 . . 4',
      '. . C . . . .',
      'A/4 . u . . . 4',
      '4 4 . 4 . 4 4',
    ];
    const turn = { player: 'A', played: 3, quota: 3, inert: false } as const;
    expect(refusal({ do: 'end' }, special('nogyab', 'zorgl', ['9C'], { board, turn }))).toMatchObject({
      field: 'do',
      clause: 'Z11.8',
    });
  });

  it('victims of ink discard three of their own cards (Z11.15)', () => {
    const inked = special('krustazor', 'zorgl', ['9C'], { pending: { kind: 'discard', queue: ['C'] } });
    expect(zorgl.pending(inked).map(({ seat }) => seat)).toEqual(['A', 'C']);
    expect(refusal({ do: 'discard', cards: ['9C'] }, inked)).toMatchObject({
      field: 'cards',
      clause: 'Z11.15',
    });
    expect(refusal({ do: 'end' }, inked)).toMatchObject({ field: 'do', clause: 'Z11.15' });
  });

  it('a position keeps to what its monsters can', () => {
    const field = (start: unknown) => {
      const result = zorgl.parse(start);
      return result.ok ? 'accepted' : result.error.field;
    };
    const roof = [
      '4 4 . 4 . 4 4',
      '4 . . . . . 4',
      '. . . . u . .',
      '4 . . P8 . . 4',
      '. . C . . . .',
      'A/4 . u . . . 4',
      '4 4 . 4 . 4 4',
    ];
    expect(field(special('nogyab', 'zorgl', hand, { board: roof }))).toBe('accepted');
    expect(field(special('xman', 'zorgl', hand, { board: roof }))).toBe('board');
    expect(field(special('xman', 'xman', hand))).toBe('players.C.monster');
    expect(
      field(special('zorgl', 'zorgl', hand, { turn: { player: 'A', played: 1, quota: 3, inert: true } })),
    ).toBe('turn.inert');
    expect(field(special('nogyab', 'zorgl', hand, { pending: { kind: 'land' } }))).toBe('pending.kind');
    expect(field(special('krustazor', 'zorgl', hand, { pending: { kind: 'discard', queue: ['A'] } }))).toBe(
      'pending.queue',
    );
    expect(field(special('nogyab', 'zorgl', hand, { pending: { kind: 'fall', by: 'A' } }))).toBe(
      'pending.by',
    );
    expect(field(special('nogyab', 'zorgl', hand, { pending: { kind: 'nap' } as never }))).toBe(
      'pending.kind',
    );
  });
});

describe('a bad position names the field', () => {
  const good = position(['9S', '9C']);
  const cases: [string, unknown, string][] = [
    ['nothing', null, ''],
    ['another game', { ...good, game: 'chess' }, 'game'],
    ['a newer version', { ...good, version: 2 }, 'version'],
    ['an unknown field', { ...good, colour: 'red' }, 'colour'],
    ['a missing field', { ...good, turn: undefined }, 'turn'],
    ['six rows', { ...good, board: good.board.slice(1) }, 'board'],
    ['a short row', { ...good, board: ['4 4', ...good.board.slice(1)] }, 'board[0]'],
    ['an unknown token', { ...good, board: ['4 4 . Q . 4 4', ...good.board.slice(1)] }, 'board[0]'],
    ['a second plant', { ...good, board: ['P8 4 . 4 . 4 4', ...good.board.slice(1)] }, 'board'],
    ['a monster without a player', { ...good, board: ['D 4 . 4 . 4 4', ...good.board.slice(1)] }, 'board'],
    ['a monster twice', { ...good, board: ['A 4 . 4 . 4 4', ...good.board.slice(1)] }, 'board'],
    ['nine units', { ...good, board: ['u u u u u u u', ...good.board.slice(1)] }, 'board'],
    ['a card twice', { ...good, discard: ['9S'] }, 'discard[0]'],
    ['a card that is none', { ...good, discard: ['1S'] }, 'discard[0]'],
    ['a lost card', { ...good, draw: good.draw.slice(1) }, 'draw'],
    ['a view', zorgl.view(good, 'A'), 'players.C.hand'],
    ['an order with a stranger', { ...good, order: ['A', 'B'] }, 'order'],
    ['the turn of a stranger', { ...good, turn: { ...good.turn, player: 'B' } }, 'turn.player'],
    [
      'a negative pile',
      { ...good, players: { ...good.players, A: { ...good.players.A, floors: -1 } } },
      'players.A.floors',
    ],
    ['a blitz with a queen', position(['9S'], { pending: { kind: 'blitz', card: 'QS' } }), 'pending.card'],
    [
      'an unknown monster',
      {
        ...good,
        options: { ...good.options, specials: true },
        players: { ...good.players, A: { ...good.players.A, monster: 'yeti' } },
      },
      'players.A.monster',
    ],
    [
      'a monster with an id that is a word of the language',
      { ...good, players: { ...good.players, A: { ...good.players.A, monster: 'constructor' } } },
      'players.A.monster',
    ],
    [
      'a monster whose id is no id',
      { ...good, players: { ...good.players, A: { ...good.players.A, monster: 'big\nblue' } } },
      'players.A.monster',
    ],
    ['a generator of zeros', { ...good, rng: '0'.repeat(32) }, 'rng'],
  ];
  it.each(cases)('%s', (_name, input, field) => {
    const result = zorgl.parse(input);
    expect(result.ok ? 'accepted' : result.error.field).toBe(field);
    if (!result.ok) expect(reasonFor(result.error)).not.toBe('');
  });

  it('and a position without a generator has that of seed 0', () => {
    const { rng: _left, ...rest } = good;
    expect(unwrap(zorgl.parse(rest)).rng).toBe(Random.fromSeed(0).format());
  });
});

describe('a position to play on from', () => {
  const stuck = position(['9S'], { pending: { kind: 'blitz', card: 'JS' }, board: CORNERED });

  it('has something to do', () => {
    expect(zorgl.legal(unwrap(zorgl.parse(stuck)))).toEqual([]);
    const refused = parsePlayable(stuck);
    expect(refused).toEqual({ ok: false, error: { field: 'pending', code: 'zorgl.pending.stuck' } });
    expect(parsePlayable(position(['9S'])).ok).toBe(true);
  });

  it('or is over', () => {
    const { players } = position([]);
    const won = { ...players, A: { ...players.A!, floors: 10 } };
    const over = position([], { players: won, outcome: { winner: 'A', reason: 'floors' } });
    expect(parsePlayable(over).ok).toBe(true);
  });

  it('is refused for what is wrong with it as a position', () => {
    expect(parsePlayable({ ...stuck, version: 2 })).toMatchObject({ ok: false, error: { field: 'version' } });
  });
});
