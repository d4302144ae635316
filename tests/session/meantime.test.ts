import { describe, expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { toyGame, toyPosition } from '../helpers/toy-game';
import { tokenAt, toySession } from '../helpers/toy-presentation';

const bots = { B: 'random' } as const;

/** Four actions that are over, each shown for a second; A is to go on. */
function rested() {
  const match = new Match(toyGame, toyPosition({ A: [3, 3, 3, 3, 1], B: [0] }));
  for (let i = 0; i < 4; i++) unwrap(match.act({ lay: 3 }));
  return toySession({ A: [], B: [] }, { match, bots });
}

describe('seeing again what was missed', () => {
  it('shows it twice as fast, then the present at the usual pace', async () => {
    const session = rested();
    unwrap(session.review(2));
    expect(session.store.getState().inPast).toBe(true);
    session.tick(0.25);
    expect(tokenAt(session)).toBeCloseTo(2.5);
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(3.5);
    session.tick(0.5);
    expect(session.store.getState()).toMatchObject({ inPast: false, shown: 4, playback: { speed: 1 } });
    unwrap(session.seek(3));
    session.resume();
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(3.5);
  });

  it('shows an action that is taken meanwhile at the usual pace', async () => {
    const session = rested();
    unwrap(session.review(1));
    session.tick(0.1);
    unwrap(await session.act({ lay: 1 }));
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(4.5);
  });

  it('is refused for a moment that there is not', () => {
    const session = rested();
    expect(session.review(9).ok).toBe(false);
    expect(session.store.getState().inPast).toBe(false);
  });
});

describe('skipping what others do', () => {
  it('comes to the next decision of a person without any time for what bots do', async () => {
    const session = toySession({ A: [1, 1], B: [2, 2] }, { bots });
    unwrap(await session.act({ lay: 1 }));
    session.tick(0.1);
    session.skipOthers();
    await session.pass(0.001);
    const { deciding, shown, actual, current } = session.store.getState();
    expect({ deciding, shown: shown === actual, current }).toEqual({
      deciding: 'A',
      shown: true,
      current: null,
    });
    expect(actual).toBeGreaterThan(1);
  });

  it('leaves what comes after that decision as it is', async () => {
    const session = toySession({ A: [1, 1, 1], B: [2, 2, 2] }, { bots });
    unwrap(await session.act({ lay: 1 }));
    session.skipOthers();
    await session.pass(0.001);
    const { shown } = session.store.getState();
    unwrap(await session.act({ lay: 1 }));
    await session.pass(0.5);
    expect(tokenAt(session)).toBeCloseTo(shown + 0.5);
    await session.pass(0.6);
    expect(session.busy()).toBe(true);
  });
});
