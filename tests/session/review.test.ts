import { describe, expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { actingSeat, isRunning, visibleHand } from '#session';
import { toyGame, toyPosition } from '../helpers/toy-game';
import { tokenAt, toySession } from '../helpers/toy-presentation';

const lay3 = { lay: 3 };
type ToySession = ReturnType<typeof toySession>;
const state = (session: ToySession) => session.store.getState();

/** A running game of four actions, shown to the end. */
async function running(): Promise<ToySession> {
  const session = toySession({ A: [3, 3, 3, 3, 1], B: [0] }, { bots: { B: 'random' } });
  for (let i = 0; i < 4; i++) unwrap(await session.act(lay3));
  session.tick(1);
  return session;
}

/** A finished game of two people, four actions, as it comes from a save. */
function finished(): ToySession {
  const match = new Match(toyGame, toyPosition({ A: [1, 2], B: [3, 1] }));
  for (const lay of [1, 3, 1, 2]) unwrap(match.act({ lay }));
  return toySession({ A: [], B: [] }, { match });
}

describe('looking back', () => {
  it('lasts until the table has caught up with the game', async () => {
    const session = await running();
    expect(state(session).inPast).toBe(false);
    unwrap(session.seek(2));
    expect(state(session)).toMatchObject({ inPast: true, finished: false });
    expect(actingSeat(state(session))).toBeNull();
    session.resume();
    session.tick(1.9);
    expect(state(session)).toMatchObject({ inPast: true, shown: 3 });
    session.tick(0.2);
    expect(state(session)).toMatchObject({ inPast: false, shown: 4 });
    expect(actingSeat(state(session))).toBe('A');
  });

  it('ends with a new action', async () => {
    const session = await running();
    unwrap(session.seek(1));
    unwrap(await session.act({ lay: 1 }));
    expect(state(session).inPast).toBe(false);
  });

  it('knows the whole history, whatever is shown', async () => {
    const session = await running();
    const { history } = state(session);
    unwrap(session.seek(1));
    expect(state(session).entries).toHaveLength(1);
    expect(state(session).history).toBe(history);
    expect(history).toHaveLength(4);
  });

  it('stands still after a jump, but goes on where it was being played', async () => {
    const session = await running();
    unwrap(session.scrub(2));
    expect(isRunning(state(session))).toBe(false);
    session.tick(5);
    expect(tokenAt(session)).toBe(2);
    session.resume();
    expect(isRunning(state(session))).toBe(true);
    session.tick(0.5);
    unwrap(session.scrub(0));
    session.tick(1.5);
    expect(tokenAt(session)).toBeCloseTo(1.5);
    session.pause();
    expect(isRunning(state(session))).toBe(false);
    expect(session.scrub(9).ok).toBe(false);
  });

  it('shows one action and stays after it, or goes on where the past was being played', async () => {
    const session = await running();
    unwrap(session.watch(1));
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(1.5);
    session.tick(5);
    expect(state(session)).toMatchObject({ shown: 2, following: 2 });
    session.resume();
    unwrap(session.watch(0));
    session.tick(2.5);
    expect(tokenAt(session)).toBeCloseTo(2.5);
    expect(session.watch(9).ok).toBe(false);
  });

  it('plays the game from its beginning', () => {
    const session = finished();
    expect(state(session)).toMatchObject({ over: true, finished: true, shown: 4 });
    session.replay();
    expect(state(session)).toMatchObject({ over: false, finished: true, shown: 0, inPast: true });
    session.tick(4.1);
    expect(state(session)).toMatchObject({ over: true, shown: 4, inPast: false });
  });

  it('knows how long each action takes', () => {
    const session = finished();
    expect([state(session).seconds, session.startOf(4)]).toEqual([null, undefined]);
    // One action is measured in a step of time, however long it is.
    session.tick(1);
    expect([session.startOf(1), session.startOf(2)]).toEqual([1, undefined]);
    for (let step = 0; step < 3; step++) session.tick(0);
    expect(state(session).seconds).toBe(4);
    expect([0, 1, 2, 3, 4].map((index) => session.startOf(index))).toEqual([0, 1, 2, 3, 4]);
    session.setReducedMotion(true);
    for (let step = 0; step < 4; step++) session.tick(0);
    expect([state(session).seconds, session.startOf(2)]).toEqual([1, 0.5]);
  });
});

describe('hands', () => {
  it('of a finished game are no secret: that of the seat whose decision is shown', () => {
    const session = finished();
    const seen = [0, 1, 2, 3].map((count) => {
      unwrap(session.seek(count));
      return visibleHand(state(session));
    });
    expect(seen).toEqual(['A', 'B', 'B', 'A']);
  });

  it('of a running game stay those of the person at the device', async () => {
    const session = toySession({ A: [1, 1], B: [1, 1] });
    session.reveal();
    unwrap(await session.act({ lay: 1 }));
    session.tick(1);
    session.reveal();
    expect(visibleHand(state(session))).toBe('B');
    for (const count of [0, 1]) {
      unwrap(session.seek(count));
      expect(visibleHand(state(session))).toBe('B');
    }
  });
});

describe('a game that is begun with actions', () => {
  it('is saved from the start unless it comes from a save', () => {
    const match = () => {
      const begun = new Match(toyGame, toyPosition({ A: [1, 1], B: [1] }));
      unwrap(begun.act({ lay: 1 }));
      return begun;
    };
    const lengths: number[] = [];
    const onSnapshot = ({ record }: { record: { actions: readonly unknown[] } }) =>
      lengths.push(record.actions.length);
    toySession({ A: [], B: [] }, { match: match(), onSnapshot });
    expect(lengths).toEqual([]);
    toySession({ A: [], B: [] }, { match: match(), onSnapshot, saved: false });
    expect(lengths).toEqual([1]);
  });
});
