import { describe, expect, it } from 'vitest';
import type { BotId } from '#bots';
import { unwrap } from '#core';
import { MemoryStorage, Saves } from '#storage';
import { type Position, type Seat, zorgl } from '#zorgl/rules';
import { gameFromLaunch } from '../../src/page/launched';
import { startGame } from '../../src/page/start';
import { sketch } from '../helpers/positions';
import { sessionOf, zorglModule } from '../helpers/zorgl-on-table';

function play(position: Position, bots: Partial<Record<Seat, BotId>>): ReturnType<typeof sessionOf> {
  unwrap(zorgl.parse(position));
  const launch = { clock: 'real', ignored: [], position, bots: new Map(Object.entries(bots)) } as const;
  const context = {
    saves: new Saves(new MemoryStorage()),
    now: () => 1,
    newId: () => 'game',
    speed: 8,
    reducedMotion: true,
  };
  return sessionOf(startGame(unwrap(gameFromLaunch(zorglModule, launch, 1, new Map())), context));
}

/** More than any action takes to be shown. */
const LONG = 60;

const inked = sketch({
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . . 4',
    '. . . . . . .',
    '4 . . P8 . . 4',
    '. B . . . . .',
    '4 A C . . . 4',
    '4 4 . 4 . 4 4',
  ],
  monsters: { A: 'krustazor' },
  hands: {
    A: ['XR', '9C', '2S', '5H', '7D'],
    B: ['AS', 'KS', 'QS', 'JS', '10S'],
    C: ['3D', '8S', '6H', '10C', '2C'],
  },
});

describe('the victims of ink', () => {
  it('get the device one after the other, then it goes back (Z11.15)', async () => {
    const session = play(inked, {});
    const state = () => session.store.getState();
    session.reveal();
    unwrap(await session.act({ do: 'ink', card: 'XR' }));
    for (const seat of ['B', 'C'] as const) {
      session.tick(LONG);
      expect(state()).toMatchObject({ deciding: seat, passTo: seat });
      expect((await session.act(session.legal()[0]!)).ok).toBe(false);
      session.reveal();
      expect(state()).toMatchObject({ holder: seat, passTo: null });
      expect(session.legal()).toHaveLength(10);
      unwrap(await session.act(session.legal()[4]!));
    }
    session.tick(LONG);
    expect(state()).toMatchObject({ deciding: 'A', passTo: 'A', view: { pending: null } });
    expect(state().shownView.players.B?.hand).toEqual({ count: 2 });
  });

  it('discard by themselves when they are bots', async () => {
    const session = play(inked, { B: 'greedy', C: 'random' });
    unwrap(await session.act({ do: 'ink', card: 'XR' }));
    await session.pass(LONG);
    const { view, deciding, passTo } = session.store.getState();
    expect({ deciding, passTo }).toEqual({ deciding: 'A', passTo: null });
    expect([view.players.B?.hand, view.players.C?.hand]).toEqual([{ count: 2 }, { count: 2 }]);
  });
});

describe('a Nogyab that its last card leaves on a roof', () => {
  const onRoof = sketch({
    board: [
      '4 4 . 4 . 4 4',
      '4 . . . . C 4',
      '. . . . . . .',
      '4 . . P8 . . 4',
      '. 2 . . . . .',
      '4 A . . . . 4',
      '4 4 . 4 . 4 4',
    ],
    monsters: { A: 'nogyab' },
    hands: { A: ['9C'], C: ['3D', '8S', '6H', '10C', '2C'] },
  });

  it('falls where the next player says (Z11.8)', async () => {
    const session = play(onRoof, {});
    session.reveal();
    unwrap(await session.act({ do: 'move', card: '9C', to: 'b3' }));
    session.tick(LONG);
    expect(session.store.getState()).toMatchObject({ deciding: 'C', passTo: 'C' });
    session.reveal();
    unwrap(await session.act({ do: 'fall', to: 'c4' }));
    session.tick(LONG);
    expect(session.store.getState()).toMatchObject({ deciding: 'C', passTo: null });
    expect(session.store.getState().view.board[3]).toBe('4 . A P8 . . 4');
  });

  it('falls where a bot says', async () => {
    const session = play(onRoof, { C: 'greedy' });
    unwrap(await session.act({ do: 'move', card: '9C', to: 'b3' }));
    await session.pass(5);
    expect(session.store.getState().view.pending).toBeNull();
  });
});
