import { describe, expect, it } from 'vitest';
import { type Game, type GameTypes, Random, unwrap } from '#core';
import { king } from '#king-of-monsters/rules';
import { tetzilla } from '#tetzilla/rules';
import { zorgl } from '#zorgl/rules';

type AnyGame = Game<GameTypes>;
type Path = readonly (string | number)[];

const ZORGL = [
  { places: ['A', 'C'], army: true, flight: 'english' },
  { places: ['A', 'C'], army: false, flight: 'french' },
  {
    places: ['A', 'B', 'C', 'D'],
    army: true,
    flight: 'english',
    monsters: { A: 'greatzilla', B: 'krustazor' },
  },
];
const parsed = (game: AnyGame, values: Readonly<Record<string, unknown>>, players: number) =>
  unwrap(game.options.parse(values, players));

/** Each game with such options as have fields of positions depend on them. */
const CASES: readonly (readonly [string, AnyGame, unknown])[] = [
  ...ZORGL.map((options, index) => [`zorgl ${index}`, zorgl as unknown as AnyGame, options] as const),
  ...[{}, { abilities: 'choice', level: true }, { 'guard-points': 0 }].map((values, index) => {
    const game = tetzilla as unknown as AnyGame;
    return [`tetzilla ${index}`, game, parsed(game, values, 2 + index)] as const;
  }),
  ...[{}, { turns: 0 }, { turns: 2, heroes: ['grey', 'bamf'], start: 1 }].map((values, index) => {
    const game = king as unknown as AnyGame;
    return [`king ${index}`, game, parsed(game, values, 2)] as const;
  }),
];

/** Some positions of a game by chance, as JSON. */
function positionsOf(game: AnyGame, options: unknown): readonly unknown[] {
  const random = Random.fromSeed(7);
  let position: unknown = unwrap(game.setup(options, 7));
  const found: unknown[] = [];
  for (let step = 0; step < 240 && game.pending(position).length > 0; step++) {
    if (step % 60 === 0) found.push(JSON.parse(JSON.stringify(position)));
    position = unwrap(game.apply(position, random.pick(game.legal(position)))).position;
  }
  return [...found, JSON.parse(JSON.stringify(position))];
}

/** Every value of a position that has no parts, by its path. */
function* leaves(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else for (const [key, part] of Object.entries(value)) yield* leaves(part, [...path, key]);
}

function changed(position: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(position);
  const [last, ...way] = path.toReversed();
  const parent = way
    .toReversed()
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[last!] = value;
  return copy;
}

/** What can stand in no field of the type. */
const impossible = (value: unknown): readonly unknown[] =>
  typeof value === 'string'
    ? ['godzilla', '', 0]
    : typeof value === 'number'
      ? [-1, 0.5, 1e9]
      : ['godzilla', 7];

describe.each(CASES)('a position of %s', (_name, game, options) => {
  it('is taken as it comes, and with nothing impossible in any of its fields', () => {
    for (const position of positionsOf(game, options)) {
      expect(game.parse(position)).toMatchObject({ ok: true });
      for (const [path, value] of leaves(position)) {
        for (const other of impossible(value)) {
          const read = game.parse(changed(position, path, other));
          if (read.ok) expect.fail(`${path.join('.')} may be ${JSON.stringify(other)}`);
          expect(read.error.field).not.toBe('');
        }
      }
    }
  });
});

const opening = (game: AnyGame, options: unknown) => positionsOf(game, options)[0];

describe('a field that an option makes meaningless', () => {
  it.each([
    ['the monster of a game without special ones', 0, 'players.A.monster', 'mothra'],
    ['units in a game without the army', 1, 'players.A.units', 1],
    ['a sweep of somebody without a tail', 0, 'pending', { kind: 'sweep', targets: ['C'] }],
    ['ink of somebody without any', 0, 'pending', { kind: 'discard', queue: ['C'] }],
    ['a choice of abilities that were drawn', 3, 'turn.stage', 'choose'],
    ['a turn after the last', 8, 'turn.number', 3],
  ] as const)('is refused: %s', (_what, index, field, value) => {
    const [, game, options] = CASES[index]!;
    const position = changed(opening(game, options), field.split('.'), value);
    const read = game.parse(position);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.field.startsWith(field)).toBe(true);
  });

  it('is refused: a unit on the board of a game without the army', () => {
    const [, game, options] = CASES[1]!;
    const position = opening(game, options) as { readonly board: readonly string[] };
    const board = position.board.map((rank, index) => (index === 3 ? rank.replace('.', 'u') : rank));
    expect(game.parse({ ...position, board })).toMatchObject({ ok: false, error: { field: 'board' } });
  });
});
