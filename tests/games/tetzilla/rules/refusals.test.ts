import { describe, expect, it } from 'vitest';
import type { Position } from '#tetzilla/rules';
import { fault, floor, type Sketch, sketched } from '../../../helpers/tetzilla/sketch';

const moving = (more: Partial<Sketch> = {}): Position =>
  sketched({
    tiles: floor(2),
    put: { c1: 'A', h1: 'B', g1: 'C', a1: 'h1', b1: 'M' },
    seats: { A: { pile: ['s6'], guards: ['T'] } },
    ...more,
  });

const sliding = moving({ turn: { number: 1, stage: 'slide' }, tile: 'O6' });
const firing = moving({ turn: { number: 1, stage: 'fire' }, fired: [] });

/** A position of which some fields are lists of words, which is all that is asked of it here. */
type Copy = Record<string, string[]>;

/** A copy in which something is different. */
function changed(position: Position, change: (copy: Copy) => unknown): unknown {
  const copy = structuredClone(position) as unknown as Copy;
  change(copy);
  return copy;
}

type Edit = (copy: Copy) => unknown;
const set =
  (path: string, value: unknown): Edit =>
  (copy) => {
    const keys = path.split('.');
    const last = keys.pop()!;
    const holder = keys.reduce<Record<string, unknown>>(
      (inner, key) => inner[key] as Record<string, unknown>,
      copy,
    );
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  };
const all =
  (...edits: readonly Edit[]): Edit =>
  (copy) => {
    for (const edit of edits) edit(copy);
  };

const REFUSED: readonly (readonly [string, Position, Edit, RegExp])[] = [
  ['another game', moving(), set('game', 'zorgl'), /^game: must be "tetzilla"/],
  ['another version', moving(), set('version', 2), /^version: must be 1/],
  ['a field that is not known', moving(), set('extra', 1), /^extra: is not a field/],
  ['a missing field', moving(), set('aside', undefined), /^aside: is missing/],
  ['no object', moving(), set('options', []), /^options/],
  ['an unknown option', moving(), set('options.level', 'yes'), /^options\.level: must be true or false/],
  ['guard points of two', moving(), set('options.guardPoints', 2), /^options\.guardPoints: 2 is not one of/],
  ['nineteen rows', moving(), (copy) => copy.board!.pop(), /^board: needs 20 rows, has 19/],
  ['a row too short', moving(), set('board.0', '. . . . . . .'), /^board\[0\]: needs 8 tokens, has 7/],
  ['an unknown token', moving(), set('board.18', '# # # x # # # #'), /^board\[18\]: x on d2 is not a token/],
  ['three kaiju in a box', moving(), set('board.19', 'h1 M ABC # # # # #'), /^board\[19\]: ABC on c1/],
  ['two out of order', moving(), set('board.19', 'h1 M BA # # # C #'), /^board\[19\]: BA on c1/],
  ['a building that is not made', moving(), set('board.18', 'h3 # # # # # # #'), /^board\[18\]: h3 on a2/],
  ['points that are hidden', moving(), set('board.19', 'h? M A # # # C B'), /^board\[19\]: .*a1/],
  [
    'one player',
    moving(),
    all(set('players', { A: moving().players.A })),
    /^players: must be 2 to 5, not 1 \(T3\.1\)/,
  ],
  ['a gap in the seats', moving(), all(set('players.B', undefined)), /^players\.B: is missing \(T3\.1\)/],
  ['a seat F', moving(), set('players.F', moving().players.A), /^players\.F: is not a field/],
  [
    'a start player who does not play',
    moving(),
    set('turn.start', 'D'),
    /^turn\.start: D is not in this game/,
  ],
  ['a player who does not play', moving(), set('turn.player', 'E'), /^turn\.player: E is not in this game/],
  ['a tile without a spin', moving(), set('tiles.0', 'I1 a1'), /^tiles\[0\]: "I1 a1" is not a tile/],
  ['a spin that the tile has not', moving(), set('tiles.1', 'I2 2 e1'), /^tiles\[1\]/],
  [
    'a tile off the board',
    moving(),
    set('tiles.0', 'I1 0 f1'),
    /^tiles\[0\]: a part of I1 is off the board \(T4\.3\)/,
  ],
  ['tiles that overlap', moving(), set('tiles.1', 'I2 0 d1'), /^tiles\[1\]: d1 is covered by two tiles/],
  ['a tile over unbuilt boxes', moving(), set('tiles.0', 'I1 0 a3'), /^tiles\[0\]: covers a3/],
  [
    'a built box without a tile',
    moving(),
    set('board.0', '# . . . . . . .'),
    /^board: a20 is built, but no tile/,
  ],
  ['a tile twice', moving(), set('deck.0', 'I1'), /^deck\[0\]: I1 is already in tiles\[0\] \(T2\.1\)/],
  ['a missing tile', moving(), (copy) => copy.deck!.pop(), /^deck: 1 of the 56 tiles are missing: J8/],
  ['a missing building', moving(), (copy) => copy.buildings!.pop(), /^buildings: .* f5 .*\(T2\.2\)/],
  [
    'a building too many',
    moving(),
    set('players.B.pile', ['h1']),
    /^buildings: .* must have 22 h1 markers, not 23/,
  ],
  ['a missing guard', moving(), (copy) => copy.guards!.pop(), /^guards: .* T .*\(T2\.3\)/],
  [
    'a pile that is hidden',
    moving(),
    set('players.A.pile', ['s?']),
    /^players\.A\.pile\[0\]: "s\?" is not a building/,
  ],
  ['a view', moving(), set('deck', { count: 52 }), /^deck: must be a list; a view/],
  [
    'a figure twice',
    moving(),
    set('players.B.figure', 'zorgl-a'),
    /^players\.B\.figure: zorgl-a is already .*\(T2\.5\)/,
  ],
  [
    'an ability a third time',
    moving(),
    all(set('players.B.ability', 'tough-skin'), set('players.C.ability', 'tough-skin')),
    /^players\.C\.ability: .*\(T2\.4\)/,
  ],
  ['no ability', moving(), set('players.A.ability', null), /^players\.A\.ability: is missing \(T3\.3\)/],
  ['eleven hits', moving(), set('players.A.hits', 11), /^players\.A\.hits: must be at most 10/],
  ['six tokens', moving(), set('players.A.tokens', 6), /^players\.A\.tokens: must be at most 5/],
  ['half a token', moving(), set('players.A.tokens', 0.5), /^players\.A\.tokens: must be a whole number/],
  [
    'a kaiju missing',
    moving(),
    set('board.19', 'h1 M # # # # C B'),
    /^board: must have kaiju A once, has it 0 times/,
  ],
  [
    'a kaiju twice',
    moving(),
    set('board.18', 'A # # # # # # #'),
    /^board: must have kaiju A once, has it 2 times/,
  ],
  [
    'a kaiju of nobody',
    moving(),
    set('board.18', 'D # # # # # # #'),
    /^board: has kaiju D but there is no player D/,
  ],
  [
    'a dead kaiju on the board',
    moving(),
    all(set('players.A.hits', 10), set('players.A.tokens', 0), set('turn.player', 'B')),
    /^board: kaiju A is dead \(T8\.1\)/,
  ],
  [
    'tokens of the dead',
    moving(),
    all(set('players.C.hits', 10), set('board.19', 'h1 M A # # # # B')),
    /^players\.C\.tokens: .*\(T5\.1\)/,
  ],
  [
    'no tokens to move with',
    moving(),
    set('players.A.tokens', 0),
    /^turn\.player: A has no tokens \(T5\.2\)/,
  ],
  ['tokens outside the movement', sliding, set('players.B.tokens', 1), /^players\.B\.tokens: must be 0/],
  ['a turn 0 on the move', moving(), set('turn.number', 0), /^turn\.number: must be at least 1/],
  ['a turn 9', moving(), set('turn.number', 9), /^turn\.number: must be at most 8/],
  ['an unknown stage', moving(), set('turn.stage', 'rest'), /^turn\.stage: "rest" is not one of/],
  ['a round outside the set-up', moving(), set('turn.round', 2), /^turn\.round: must be 1/],
  [
    'a tile turned up on the move',
    moving(),
    (copy) => set('tile', copy.deck!.shift())(copy),
    /^tile: must be null/,
  ],
  [
    'no tile to slide',
    sliding,
    (copy) => {
      copy.deck!.push('O6');
      set('tile', null)(copy);
    },
    /^tile: must be the tile/,
  ],
  ['last without a tile aside', moving(), set('last', true), /^last: must be false \(T9\.2\)/],
  [
    'a tile aside without last',
    moving(),
    (copy) => {
      copy.aside!.push(copy.deck!.pop()!);
    },
    /^last: must be true \(T9\.2\)/,
  ],
  ['fired outside the firing', moving(), set('fired', ['b1']), /^fired: must be empty/],
  ['fired where no guard is', firing, set('fired', ['a1']), /^fired\[0\]: no guard stands on a1 \(T6\.1\)/],
  ['fired off the board', firing, set('fired', ['l9']), /^fired\[0\]: no guard stands on l9/],
  ['fired at no box', firing, set('fired', ['z9']), /^fired\[0\]: "z9" is not a box/],
  ['a guard twice', firing, set('fired', ['b1', 'b1']), /^fired\[1\]: the guard on b1 has already fired/],
  [
    'nothing left to hit with',
    firing,
    set('fired', ['b1']),
    /^turn\.stage: no remaining guard could hit a kaiju \(T6\.2\)/,
  ],
  [
    'an outcome before the end',
    moving(),
    set('outcome', { winners: ['A'], scores: { A: 1, B: 0, C: 0 }, reason: 'turns' }),
    /^outcome: must be null/,
  ],
  ['no outcome at the end', firing, all(set('turn.stage', 'over')), /^outcome: must say/],
  ['a broken generator', moving(), set('rng', 'x'), /^rng: is not the state/],
];

describe('a position is refused with the field that is wrong:', () => {
  it.each(REFUSED)('%s', (_name, position, change, reason) => {
    expect(fault(position)).toBe('valid');
    expect(fault(changed(position, change))).toMatch(reason);
  });

  it('a tile that can be placed nowhere (T4.9)', () => {
    const tiles = [...floor(1), 'O6 0 a17', 'O1 0 c19', 'O3 0 e19', 'O7 0 g17'];
    const position = sketched({
      tiles,
      put: { a1: 'AB', b1: 'C' },
      turn: { number: 1, stage: 'slide' },
      tile: 'O4',
      deck: ['T1'],
    });
    const other = { ...position, tile: 'T1', deck: ['O4', ...position.deck.slice(1)] };
    expect(fault(other)).toBe('tile: T1 does not fit anywhere (T4.9)');
  });

  it('hits and kaiju before their time (T3.4, T3.5)', () => {
    const founding = sketched({
      tiles: floor(1),
      turn: { number: 0, stage: 'found', round: 2 },
      tile: 'O6',
    });
    expect(fault(changed(founding, set('players.A.hits', 1)))).toMatch(/^players\.A\.hits: .*\(T3\.4\)/);
    expect(fault(changed(founding, set('board.19', 'A # # # # # # #')))).toMatch(
      /^board: kaiju A has not entered yet/,
    );
    const entering = sketched({
      tiles: floor(1),
      put: { a1: 'AB' },
      turn: { number: 0, stage: 'enter', player: 'C' },
    });
    expect(fault(changed(entering, set('board.19', 'A # # # # # # #')))).toMatch(
      /^board: must have kaiju B once/,
    );
    expect(fault(changed(entering, set('board.19', 'AB C # # # # # #')))).toMatch(
      /^board: kaiju C has not entered/,
    );
  });

  it('abilities before they are chosen (T3.3)', () => {
    const choosing = sketched({
      tiles: [],
      turn: { number: 0, stage: 'choose', player: 'B' },
      seats: { B: { ability: null }, C: { ability: null } },
      options: { abilities: 'choice' },
    });
    expect(fault(changed(choosing, set('players.B.ability', 'swiftness')))).toMatch(
      /^players\.B\.ability: must be null/,
    );
    expect(fault(changed(choosing, set('players.C.ability', 'swiftness')))).toMatch(
      /^players\.C\.ability: must be null/,
    );
    expect(fault(changed(choosing, set('players.A.ability', null)))).toMatch(
      /^players\.A\.ability: is missing/,
    );
  });

  it('a generator may be left out: nothing is drawn any more (T3.2)', () => {
    expect(fault(changed(moving(), set('rng', undefined)))).toBe('valid');
  });
});
