import { describe, expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { BOT_DELAY, type SessionSnapshot, visibleHand } from '#session';
import { type Toy, toyGame } from '../helpers/toy-game';
import { tokenAt, toySession } from '../helpers/toy-presentation';

const lay3 = { lay: 3 };

/** One person who goes on and on (3 goes again), and a bot that comes after. */
const alone = () => toySession({ A: [3, 3, 3, 1], B: [0, 1] }, { bots: { B: 'random' } });
const state = (session: ReturnType<typeof alone>) => session.store.getState();

describe('taking back', () => {
  it('is known at once, and the table goes back by itself within half a second', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(1);
    expect(state(session).undoBlock).toBeNull();
    unwrap(await session.undo());
    expect(state(session)).toMatchObject({ actual: 0, shown: 0, entries: [], history: [], current: null });
    expect(state(session).view.scores.A).toBe(0);
    expect(session.legal()).toContainEqual(lay3);
    expect([tokenAt(session), session.busy()]).toEqual([1, true]);
    session.tick(0.25);
    expect(tokenAt(session)).toBeCloseTo(0.5);
    session.tick(0.25);
    expect([tokenAt(session), session.busy()]).toEqual([0, false]);
    expect(state(session)).toMatchObject({ following: 'live', inPast: false, undoBlock: 'nothing' });
  });

  it('turns round where the action is in mid-air', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(0.3);
    unwrap(await session.undo());
    expect(tokenAt(session)).toBeCloseTo(0.3);
    session.tick(0.1);
    expect(tokenAt(session)).toBeCloseTo(0.2);
    session.tick(0.2);
    expect([tokenAt(session), session.busy()]).toEqual([0, false]);
  });

  it('takes no longer at half the speed, and plays even when paused', async () => {
    const session = alone();
    session.setSpeed(0.5);
    unwrap(await session.act(lay3));
    session.tick(2);
    session.pause();
    unwrap(await session.undo());
    expect(session.untilNext).toBeCloseTo(0.5);
    session.tick(0.5);
    expect([tokenAt(session), session.busy()]).toEqual([0, false]);
  });

  it('is done at once when motion is to be reduced', async () => {
    const session = alone();
    session.setReducedMotion(true);
    unwrap(await session.act(lay3));
    session.tick(1);
    unwrap(await session.undo());
    expect([tokenAt(session), session.busy()]).toEqual([0, false]);
  });

  it('goes on to the beginning of the turn, one step after the other', async () => {
    const session = alone();
    for (let i = 0; i < 3; i++) unwrap(await session.act(lay3));
    session.tick(1);
    unwrap(await session.undo());
    unwrap(await session.undo());
    expect(tokenAt(session)).toBe(2);
    session.tick(0.5);
    expect(tokenAt(session)).toBe(1);
    unwrap(await session.undo());
    expect(await session.undo()).toEqual({
      ok: false,
      error: { field: '', code: 'undo.nothing' },
    });
    expect(state(session)).toMatchObject({ actual: 0, error: { field: '' } });
  });

  it('gives way to the next action at once', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(1);
    unwrap(await session.undo());
    session.tick(0.1);
    unwrap(await session.act({ lay: 1 }));
    expect(tokenAt(session)).toBe(0);
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(0.5);
    session.tick(0.5);
    expect(state(session).shownView.scores.A).toBe(1);
  });

  it('may be skipped', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(1);
    for (const end of [() => session.skip(), () => session.stepForward(), () => session.stepBack()]) {
      if (state(session).actual === 0) unwrap(await session.act(lay3));
      session.tick(1);
      unwrap(await session.undo());
      end();
      expect([tokenAt(session), session.busy(), state(session).shown]).toEqual([0, false, 0]);
      session.live();
    }
  });

  it('begins a new epoch', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(1);
    const { epoch } = session.director;
    unwrap(await session.undo());
    expect(session.director.epoch).toBeGreaterThan(epoch);
  });

  it('is saved: a reload finds the game without it', async () => {
    let latest: SessionSnapshot<Toy> | undefined;
    const onSnapshot = (snapshot: SessionSnapshot<Toy>) => {
      latest = snapshot;
    };
    const session = toySession({ A: [3, 3, 1], B: [1] }, { bots: { B: 'random' }, onSnapshot });
    unwrap(await session.act(lay3));
    unwrap(await session.act(lay3));
    unwrap(await session.undo());
    expect(unwrap(Match.restore(toyGame, latest!.record)).position.hands).toEqual({ A: [3, 1], B: [1] });
    expect(latest!.record.actions).toEqual([lay3]);
  });

  it('leaves the table where another choice leads afterwards', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    unwrap(await session.act(lay3));
    session.tick(1);
    unwrap(await session.undo());
    session.tick(1);
    unwrap(await session.act({ lay: 1 }));
    session.tick(1);
    expect(state(session).entries.map(({ action }) => action)).toEqual([lay3, { lay: 1 }]);
    unwrap(session.seek(1));
    unwrap(session.seek(2));
    expect(tokenAt(session)).toBe(2);
  });
});

describe('nothing is taken back', () => {
  it('of what a bot did', async () => {
    const session = alone();
    unwrap(await session.act({ lay: 1 }));
    await session.pass(1 + BOT_DELAY + 0.01);
    expect(state(session)).toMatchObject({ actual: 2, undoBlock: 'nothing' });
    expect((await session.undo()).ok).toBe(false);
    expect(state(session).actual).toBe(2);
  });

  it('when bots play among themselves', async () => {
    const session = toySession({ A: [3, 3], B: [1] }, { bots: { A: 'greedy', B: 'random' } });
    await session.pass(BOT_DELAY + 1.1);
    expect(state(session).undoBlock).toBe('absent');
    expect((await session.undo()).ok).toBe(false);
  });

  it('while the table shows the past', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(1);
    unwrap(session.seek(0));
    expect(state(session).undoBlock).toBe('past');
    expect((await session.undo()).ok).toBe(false);
    session.live();
    expect((await session.undo()).ok).toBe(true);
  });

  it('under the pass screen, and never so that another hand shows', async () => {
    const session = toySession({ A: [3, 1], B: [1] });
    unwrap(await session.act(lay3));
    unwrap(await session.undo());
    expect(visibleHand(state(session))).toBe('A');
    unwrap(await session.act(lay3));
    unwrap(await session.act({ lay: 1 }));
    session.tick(1);
    expect(state(session)).toMatchObject({ passTo: 'B', undoBlock: 'absent' });
    expect((await session.undo()).ok).toBe(false);
    session.reveal();
    expect(state(session)).toMatchObject({ holder: 'B', undoBlock: 'nothing' });
    expect(visibleHand(state(session))).toBe('B');
  });
});
