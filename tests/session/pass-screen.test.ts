import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { BOT_DELAY, visibleHand } from '#session';
import { toySession } from '../helpers/toy-presentation';

type ToySession = ReturnType<typeof toySession>;
const passTo = (session: ToySession) => session.store.getState().passTo;
const hand = (session: ToySession) => visibleHand(session.store.getState());

describe('two people at one device', () => {
  const pair = () => toySession({ A: [1, 3, 3], B: [1, 1] });

  it('begin without a pass screen: nobody else has had the device', async () => {
    const session = pair();
    expect(passTo(session)).toBeNull();
    expect(hand(session)).toBe('A');
    expect((await session.act({ lay: 1 })).ok).toBe(true);
  });

  it('have the pass screen between them once the table rests', async () => {
    const session = pair();
    session.reveal();
    unwrap(await session.act({ lay: 1 }));
    session.tick(0.9);
    expect(passTo(session)).toBeNull();
    expect(hand(session)).toBe('A');
    // A's hasty second click must not act for B.
    expect((await session.act({ pass: true })).ok).toBe(false);
    session.tick(0.1);
    expect(passTo(session)).toBe('B');
    expect(hand(session)).toBeNull();
    session.reveal();
    expect(hand(session)).toBe('B');
  });

  it('have none while the same person goes on', async () => {
    const session = pair();
    session.reveal();
    unwrap(await session.act({ lay: 3 }));
    session.tick(1);
    expect(passTo(session)).toBeNull();
    expect(hand(session)).toBe('A');
  });

  it('see only the holder’s hand in the past, and the pass screen appears on the way back', async () => {
    const session = pair();
    session.reveal();
    unwrap(await session.act({ lay: 1 }));
    unwrap(session.seek(0));
    expect(hand(session)).toBe('A');
    expect(passTo(session)).toBeNull();
    session.live();
    expect(passTo(session)).toBe('B');
    unwrap(session.seek(0));
    expect(hand(session)).toBeNull();
  });

  it('have it lifted by a command for the one it waits for', async () => {
    const session = pair();
    unwrap(await session.command({ lay: 3 }));
    expect(passTo(session)).toBeNull();
    expect(hand(session)).toBe('A');
  });

  it('have it after going to the end', async () => {
    const session = pair();
    session.reveal();
    unwrap(await session.act({ lay: 1 }));
    session.live();
    expect(passTo(session)).toBe('B');
  });

  it('do not need it once the game is over', async () => {
    const session = toySession({ A: [1], B: [] });
    session.reveal();
    unwrap(await session.act({ lay: 1 }));
    session.tick(1);
    expect(passTo(session)).toBeNull();
    expect(hand(session)).toBe('A');
  });
});

describe('other companies', () => {
  it('with a bot between two people pass the device on when the bot is done', async () => {
    const session = toySession({ A: [1, 1], B: [1, 1], C: [1, 1] }, { bots: { B: 'greedy' } });
    session.reveal();
    unwrap(await session.act({ lay: 1 }));
    await session.pass(1 + BOT_DELAY + 0.5);
    expect(session.store.getState().deciding).toBe('C');
    expect(hand(session)).toBe('A');
    session.tick(0.5 + 0.001);
    expect(passTo(session)).toBe('C');
  });

  it('with one person always show that hand', async () => {
    const session = toySession({ A: [1], B: [1, 1] }, { bots: { A: 'greedy' } });
    expect(hand(session)).toBe('B');
    await session.pass(BOT_DELAY + 1.001);
    expect(passTo(session)).toBeNull();
    expect(hand(session)).toBe('B');
  });

  it('of bots alone show none', async () => {
    const session = toySession({ A: [1], B: [1] }, { bots: { A: 'greedy', B: 'random' } });
    expect(passTo(session)).toBeNull();
    await session.pass(30);
    expect(hand(session)).toBeNull();
  });
});

describe('people of one circle, who know the same hidden things', () => {
  const secretsGroup = (seat: string) => (seat === 'C' ? 'other' : 'same');

  it('hand the device on without a pass screen, once the table rests', async () => {
    const session = toySession({ A: [1, 3], B: [1, 1] }, { secretsGroup });
    expect(passTo(session)).toBeNull();
    expect(hand(session)).toBe('A');
    unwrap(await session.act({ lay: 1 }));
    session.tick(0.9);
    expect(hand(session)).toBe('A');
    session.tick(0.1);
    expect(passTo(session)).toBeNull();
    expect(hand(session)).toBe('B');
    expect((await session.act({ lay: 1 })).ok).toBe(true);
  });

  it('have the pass screen between them and the others', async () => {
    const session = toySession({ A: [1, 3], C: [1, 1] }, { secretsGroup });
    unwrap(await session.act({ lay: 1 }));
    session.tick(1);
    expect(passTo(session)).toBe('C');
    expect(hand(session)).toBeNull();
  });
});
