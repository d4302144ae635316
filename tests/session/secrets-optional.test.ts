import { describe, expect, it } from 'vitest';
import { type Game, Match, unwrap } from '#core';
import { actingSeat, visibleHand } from '#session';
import { type Toy, toyGame, toyPosition } from '../helpers/toy-game';
import { toySession } from '../helpers/toy-presentation';

type ToySession = ReturnType<typeof toySession>;
const state = (session: ToySession) => session.store.getState();
const hand = (session: ToySession) => visibleHand(state(session));

describe('two people at one device, in a game in which nothing hidden is needed to decide', () => {
  const pair = () => toySession({ A: [1, 3, 3], B: [1, 1] }, { secretsOptional: true });

  it('have no pass screen, and no open hand', async () => {
    const session = pair();
    expect(state(session).passTo).toBeNull();
    expect(actingSeat(state(session))).toBe('A');
    expect(hand(session)).toBeNull();
    unwrap(await session.act({ lay: 1 }));
    session.tick(0.9);
    // A's hasty second click must not act for B.
    expect((await session.act({ pass: true })).ok).toBe(false);
    session.tick(0.1);
    expect(state(session).passTo).toBeNull();
    expect(actingSeat(state(session))).toBe('B');
    expect(hand(session)).toBeNull();
  });

  it('look at their own hand when they ask to, until the device goes on', async () => {
    const session = pair();
    session.uncover(true);
    expect(hand(session)).toBe('A');
    session.uncover(false);
    expect(hand(session)).toBeNull();
    session.uncover(true);
    unwrap(await session.act({ lay: 1 }));
    expect(hand(session)).toBe('A');
    session.tick(1);
    expect(hand(session)).toBeNull();
    session.uncover(true);
    expect(hand(session)).toBe('B');
  });

  it('may take back what they did though the device has gone on, if the rules let them', async () => {
    const waiting: Game<Toy> = {
      ...toyGame,
      pending: (known) => [{ seat: 'A', kind: 'lay' }, ...toyGame.pending(known)],
    };
    const match = new Match(waiting, toyPosition({ A: [1, 3, 3], B: [1, 1] }));
    const session = toySession({ A: [], B: [] }, { secretsOptional: true, match });
    unwrap(await session.act({ lay: 1 }));
    session.tick(1);
    expect(actingSeat(state(session))).toBe('B');
    expect(state(session).undoBlock).toBeNull();
    unwrap(await session.undo());
    session.tick(5);
    expect(actingSeat(state(session))).toBe('A');
    expect(state(session).actual).toBe(0);
  });
});

it('one person against bots has nothing covered', () => {
  const session = toySession({ A: [1], B: [1] }, { secretsOptional: true, bots: { B: 'greedy' } });
  expect(hand(session)).toBe('A');
});
