import { describe, expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { MemoryStorage, Saves } from '#storage';
import { CITIES, type Position, type SetupOptions, zorgl } from '#zorgl/rules';
import { placesFor } from '../../src/games/zorgl/pages/lobby';
import {
  type AnyLaunch,
  asksForGame,
  gameFromLaunch,
  gameOfReload,
  launchKey,
  type WantedGame,
} from '../../src/page/launched';
import {
  gameAgain,
  gameFromMoment,
  gameFromPlan,
  resumeGame,
  type SessionContext,
  startGame,
} from '../../src/page/start';
import { ALL_MIXES, houseMonster } from '../helpers/house-monsters';
import { matchOf, positionOf, zorglModule } from '../helpers/zorgl-on-table';

const NAMES = new Map([
  ['A', 'Rex'],
  ['C', 'Zed'],
]);

const launch = (change: Partial<AnyLaunch> = {}): AnyLaunch => ({
  clock: 'real',
  ignored: [],
  bots: new Map(),
  ...change,
});

function context(): SessionContext & { readonly saves: Saves } {
  let ids = 0;
  let time = 1000;
  return {
    saves: new Saves(new MemoryStorage()),
    now: () => time++,
    newId: () => `game-${++ids}`,
    speed: 1,
    reducedMotion: false,
  };
}

/** What the lobby would plan for two people. */
const plan = (options: SetupOptions) => ({
  options,
  seed: 5,
  names: NAMES,
  bots: new Map(),
  colours: new Map(),
});

const opening = unwrap(zorgl.setup({ places: ['B', 'D'], army: false, flight: 'french' }, 3));

describe('an address', () => {
  it('asks for a game with a position or bots anywhere, with a seed at the table only', () => {
    expect(asksForGame(launch(), '/table')).toBe(false);
    expect(asksForGame(launch({ seed: 4 }), '/')).toBe(false);
    expect(asksForGame(launch({ seed: 4 }), '/table')).toBe(true);
    expect(asksForGame(launch({ position: opening }), '/')).toBe(true);
    expect(asksForGame(launch({ bots: new Map([['A', 'greedy' as const]]) }), '/')).toBe(true);
  });

  it('seats its bots on the fewest places that go together (Z2.1)', () => {
    expect(placesFor([])).toEqual(['A', 'C']);
    expect(placesFor(['C'])).toEqual(['A', 'C']);
    expect(placesFor(['D'])).toEqual(['B', 'D']);
    expect(placesFor(['A', 'B'])).toEqual(['A', 'B', 'C']);
    expect(
      placesFor(
        new Map([
          ['B', 1],
          ['D', 1],
        ]).keys(),
      ),
    ).toEqual(['B', 'D']);
    expect(placesFor(['D', 'C', 'B'])).toEqual(['B', 'C', 'D']);
    expect(placesFor(['A', 'B', 'C', 'D'])).toEqual(['A', 'B', 'C', 'D']);
  });

  it('is the same game however its bots are ordered', () => {
    const one = new Map([
      ['A', 'greedy' as const],
      ['C', 'random' as const],
    ]);
    const other = new Map([...one].reverse());
    expect(launchKey(launch({ seed: 1, bots: one }))).toBe(launchKey(launch({ seed: 1, bots: other })));
    expect(launchKey(launch({ seed: 1, bots: one }))).not.toBe(launchKey(launch({ seed: 2, bots: one })));
  });

  it('with a position is played by its players, with the bots it names', () => {
    const game = unwrap(
      gameFromLaunch(zorglModule, launch({ position: opening, bots: new Map([['D', 'greedy']]) }), 9, NAMES),
    );
    expect(game.match.position).toEqual(opening);
    expect(game.seats.map(({ seat, controller }) => [seat, controller])).toEqual(
      opening.order.map((seat) => [seat, seat === 'D' ? { bot: 'greedy' } : 'human']),
    );
  });

  it('with a level alone has bots of that level at all seats but one', () => {
    const level: AnyLaunch = { clock: 'real', ignored: [], others: 'hunter' };
    for (const wanted of [level, { ...level, position: opening }]) {
      expect(asksForGame(wanted, '/')).toBe(true);
      expect(launchKey(wanted)).not.toBe(launchKey({ ...wanted, others: 'gentle' }));
      const { seats } = unwrap(gameFromLaunch(zorglModule, wanted, 9, NAMES));
      expect(seats.filter(({ controller }) => controller === 'human')).toHaveLength(1);
      expect(
        seats.filter(({ controller }) => controller !== 'human').map(({ controller }) => controller),
      ).toEqual(Array(seats.length - 1).fill({ bot: 'hunter' }));
    }
  });

  it('with a bot for somebody who does not play is refused', () => {
    const game = gameFromLaunch(
      zorglModule,
      launch({ position: opening, bots: new Map([['A', 'greedy']]) }),
      9,
      NAMES,
    );
    expect(game.ok ? '' : game.error.field).toBe('bots');
  });
});

/** Whatever the tab has shown last. */
const ANY: WantedGame = { key: null, game: null };

describe('a game', () => {
  it('comes back after a reload as it was, with its players', async () => {
    const around = context();
    const running = startGame(unwrap(gameFromLaunch(zorglModule, launch({ seed: 5 }), 0, NAMES)), around);
    const { session } = running;
    session.reveal();
    unwrap(await session.command(session.legal()[0]!));
    const saved = await gameOfReload(around.saves, running.id, ANY);
    if (saved === undefined || 'code' in saved) throw new Error('not saved');
    const resumed = unwrap(await resumeGame(zorglModule, saved, around));
    expect(resumed.id).toBe(running.id);
    expect(resumed.source.positionAt()).toEqual(running.source.positionAt());
    expect(resumed.session.store.getState().seats).toEqual(session.store.getState().seats);
  });

  it('keeps what is not asked any more with the game on the device, and not with its record', async () => {
    const around = context();
    const running = startGame(unwrap(gameFromLaunch(zorglModule, launch({ seed: 5 }), 0, NAMES)), around);
    running.session.standing.setState(['trade'], true);
    const reloaded = async () => {
      const saved = await gameOfReload(around.saves, running.id, ANY);
      if (saved === undefined || 'code' in saved) throw new Error('not saved');
      expect(JSON.stringify(saved.record)).not.toContain('trade');
      return unwrap(await resumeGame(zorglModule, saved, around));
    };
    const again = await reloaded();
    expect(again.session.standing.getState()).toEqual(['trade']);
    again.session.standing.setState([], true);
    expect((await reloaded()).session.standing.getState()).toEqual([]);
  });

  it('of a link is saved with its first action: opening links drops nobody’s games', async () => {
    const around = context();
    const mine = startGame(unwrap(gameFromLaunch(zorglModule, launch({ seed: 1 }), 0, NAMES)), around);
    unwrap(await mine.session.command(mine.session.legal()[0]!));
    for (let seed = 2; seed < 40; seed++) {
      startGame(unwrap(gameFromLaunch(zorglModule, launch({ seed }), 0, NAMES)), around);
    }
    expect((await around.saves.list()).map(({ id }) => id)).toEqual([mine.id]);
  });

  it('of a link that nobody has played comes back after a reload', async () => {
    const around = context();
    const lent = startGame(
      unwrap(gameFromLaunch(zorglModule, launch({ position: opening }), 0, NAMES)),
      around,
    );
    const saved = await gameOfReload(around.saves, lent.id, ANY);
    if (saved === undefined || 'code' in saved) throw new Error('not found');
    const resumed = unwrap(await resumeGame(zorglModule, saved, around));
    unwrap(await resumed.session.command(resumed.session.legal()[0]!));
    expect((await around.saves.list()).map(({ id }) => id)).toEqual([lent.id]);
  });

  it('of another tab is not mistaken for that of this address', async () => {
    const around = context();
    for (const seed of [5, 6]) {
      const { session } = startGame(unwrap(gameFromLaunch(zorglModule, launch({ seed }), 0, NAMES)), around);
      unwrap(await session.command(session.legal()[0]!));
    }
    const key = launchKey(launch({ seed: 5 }));
    const saved = await gameOfReload(around.saves, null, { key, game: 'zorgl' });
    expect(saved).toMatchObject({ id: 'game-1', launch: key });
    expect(await gameOfReload(around.saves, null, { key: 'seed=7', game: 'zorgl' })).toBeUndefined();
    expect(await gameOfReload(around.saves, null, ANY)).toMatchObject({ id: 'game-2' });
  });

  it('of another kind is not mistaken for the one that the address names', async () => {
    const around = context();
    const { id, session } = startGame(
      unwrap(gameFromLaunch(zorglModule, launch({ seed: 5 }), 0, NAMES)),
      around,
    );
    unwrap(await session.command(session.legal()[0]!));
    const key = launchKey(launch({ seed: 5 }));
    expect(await gameOfReload(around.saves, id, { key, game: 'chess' })).toBeUndefined();
    expect(await gameOfReload(around.saves, id, { key: null, game: 'chess' })).toBeUndefined();
    expect(await gameOfReload(around.saves, id, { key: null, game: 'zorgl' })).toMatchObject({ id });
  });

  it('again is a new city for the same players, or the same position', () => {
    const around = context();
    const first = startGame(unwrap(gameFromLaunch(zorglModule, launch({ seed: 5 }), 0, NAMES)), around);
    const again = unwrap(gameAgain(first, 77));
    const { position } = matchOf(again);
    expect(position.order.toSorted()).toEqual(['A', 'C']);
    expect(position.players).not.toEqual(positionOf(first).players);
    expect(again.seats.map(({ seat }) => seat)).toEqual(position.order);
    expect(again.seats.find(({ seat }) => seat === 'A')?.name).toBe('Rex');

    const given = startGame(
      unwrap(gameFromLaunch(zorglModule, launch({ position: opening }), 0, NAMES)),
      around,
    );
    expect(unwrap(gameAgain(given, 77)).match.position).toEqual(opening);
  });

  it('again has the same special monsters, and so has a saved one', async () => {
    const around = context();
    const monsters = { A: 'krustazor', C: 'xman' };
    const options = { places: ['A', 'C'], monsters, army: true, flight: 'english' } as const;
    const first = startGame(unwrap(gameFromPlan(zorglModule, plan(options))), around);
    const chosen = (position: Position) =>
      Object.fromEntries(Object.entries(position.players).map(([seat, { monster }]) => [seat, monster]));
    const again = matchOf(unwrap(gameAgain(first, 78))).position;
    expect(chosen(again)).toEqual(monsters);
    expect(again.options.specials).toBe(true);
    const saved = await gameOfReload(around.saves, first.id, ANY);
    if (saved === undefined || 'code' in saved) throw new Error('not saved');
    expect(chosen(positionOf(unwrap(await resumeGame(zorglModule, saved, around))))).toEqual(monsters);
  });

  it('goes on from a moment of another, which stays as it is', async () => {
    const around = context();
    const first = startGame(unwrap(gameFromLaunch(zorglModule, launch({ seed: 5 }), 0, NAMES)), around);
    const { session, source } = first;
    for (let count = 0; count < 3; count++) unwrap(await session.command(session.legal()[0]!));
    const played = source.record();
    const bots = new Map([['C', 'random' as const]]);
    const branch = startGame(unwrap(gameFromMoment(first, 2, bots, 9)), around);

    expect(branch.id).not.toBe(first.id);
    const { seats, inPast } = branch.session.store.getState();
    expect(inPast).toBe(false);
    expect(Object.fromEntries(seats.map(({ seat, name, controller }) => [seat, [name, controller]]))).toEqual(
      {
        A: ['Rex', 'human'],
        C: ['Zed', { bot: 'random' }],
      },
    );
    expect(unwrap(await around.saves.load(branch.id))).toMatchObject({ seed: 9, over: false });
    unwrap(await branch.session.command(branch.session.legal().at(-1)!));
    expect(unwrap(await around.saves.load(first.id)).record.actions).toEqual(played.actions);
    expect(unwrap(await around.saves.load(branch.id)).record.actions).toHaveLength(1);
    expect(source.record()).toEqual(played);
  });

  it('that runs gives nothing away to whoever plays on from a moment of it', async () => {
    const around = context();
    const asked = launch({ seed: 5, bots: new Map([['C', 'greedy']]) });
    const first = startGame(unwrap(gameFromLaunch(zorglModule, asked, 0, NAMES)), around);
    const { session, source } = first;
    for (let count = 0; count < 3; count++) unwrap(await session.command(session.legal()[0]!));
    expect(session.store.getState().holder).toBe('A');
    const truth = source.positionAt(2) as Position;
    const branched = [9, 10].map((seed) => matchOf(unwrap(gameFromMoment(first, 2, new Map(), seed))));
    for (const { length, position } of branched) {
      expect(length).toBe(0);
      expect(zorgl.view(position, 'A')).toEqual(zorgl.view(truth, 'A'));
      expect(position.players.C?.hand).not.toEqual(truth.players.C?.hand);
      expect(position.draw).not.toEqual(truth.draw);
      expect(position.rng).not.toBe(truth.rng);
    }
    expect(branched[0]?.position.draw).not.toEqual(branched[1]?.position.draw);
  });

  it('that is over goes on from a moment of it as it really was', async () => {
    const around = context();
    const asked = launch({
      seed: 5,
      bots: new Map([
        ['A', 'greedy'],
        ['C', 'greedy'],
      ]),
    });
    const first = startGame(unwrap(gameFromLaunch(zorglModule, asked, 0, NAMES)), around);
    await first.session.pass(2000);
    expect(first.session.store.getState().finished).toBe(true);
    const branch = unwrap(gameFromMoment(first, 12, new Map(), 9));
    expect(branch.match.record()).toEqual(first.source.record(12));
  });

  it('again is in the same city, with or without its army (Z1.5)', () => {
    const around = context();
    for (const army of [true, false]) {
      const options = { places: ['B', 'D'], army, flight: 'french', board: CITIES.harbour } as const;
      const first = startGame(unwrap(gameFromPlan(zorglModule, plan(options))), around);
      const opening = positionOf(first);
      const again = matchOf(unwrap(gameAgain(first, 78))).position;
      expect(again.board).toEqual(opening.board);
      expect(again.board.join(' ')).toContain('P7');
      expect(again.options).toEqual(opening.options);
      expect(again.draw).not.toEqual(opening.draw);
    }
  });

  it('again is with the same house monsters, and so is the saved game (Z12.1)', async () => {
    const around = context();
    const moss = houseMonster(ALL_MIXES[17]!, { id: 'moss' });
    const options = { places: ['A', 'C'], monsters: { C: 'moss' }, house: { moss }, army: true } as const;
    const game = unwrap(gameFromPlan(zorglModule, plan({ ...options, flight: 'english' })));
    const first = startGame(game, around);
    const again = matchOf(unwrap(gameAgain(first, 78))).position;
    expect(again.players.C?.monster).toBe('moss');
    expect(again.house).toEqual({ moss });
    const saved = unwrap(await around.saves.load(first.id));
    expect(positionOf(unwrap(await resumeGame(zorglModule, saved, around))).house).toEqual({ moss });
  });

  it('again is the same position where it began in the middle of a game', () => {
    const around = context();
    const middle = unwrap(zorgl.apply(opening, zorgl.legal(opening)[0]!)).position;
    const seats = unwrap(gameFromLaunch(zorglModule, launch({ position: middle }), 0, NAMES)).seats;
    const first = startGame({ module: zorglModule, match: new Match(zorgl, middle), seats, seed: 4 }, around);
    expect(matchOf(unwrap(gameAgain(first, 78))).position).toEqual(middle);
  });

  it('with one special monster twice is refused', () => {
    const options = { places: ['A', 'C'], monsters: { A: 'xman', C: 'xman' }, army: true } as const;
    const game = gameFromPlan(zorglModule, plan({ ...options, flight: 'english' }));
    expect(game.ok ? '' : game.error.field).toBe('monsters');
  });
});
