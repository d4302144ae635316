import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { actingSeat, BOT_DELAY, isLive, type SessionSnapshot } from '#session';
import { described } from '../helpers/problems';
import { type Toy, toyGame, toyPosition } from '../helpers/toy-game';
import { tokenAt, toySession } from '../helpers/toy-presentation';

/** One person against a bot that is never asked, so that the person may act again and again (3 goes again). */
const alone = () => toySession({ A: [3, 3, 3, 3, 1], B: [0] }, { bots: { B: 'random' } });
const lay3 = { lay: 3 };

describe('taking an action', () => {
  it('is known at once and shown as time passes', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    const begun = session.store.getState();
    expect(begun).toMatchObject({ actual: 1, shown: 0, entries: [], current: { action: lay3 } });
    expect(begun.view.scores.A).toBe(3);
    expect(begun.shownView.scores.A).toBe(0);
    expect(session.busy()).toBe(true);

    session.tick(0.25);
    expect(tokenAt(session)).toBeCloseTo(0.25);
    expect(session.store.getState()).toBe(begun);

    session.tick(0.75);
    const shown = session.store.getState();
    expect(shown).toMatchObject({ actual: 1, shown: 1, current: null });
    expect(shown.entries).toHaveLength(1);
    expect(shown.shownView).toBe(shown.view);
    expect(isLive(shown)).toBe(true);
    expect(tokenAt(session)).toBe(1);
    expect(session.busy()).toBe(false);
  });

  it('during an animation cuts that short', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(0.5);
    unwrap(await session.act(lay3));
    expect(session.store.getState()).toMatchObject({ actual: 2, shown: 1 });
    expect(tokenAt(session)).toBe(1);
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(1.5);
  });

  it('from the past first returns to the game as it is', async () => {
    const session = alone();
    for (let i = 0; i < 3; i++) unwrap(await session.act(lay3));
    unwrap(session.seek(1));
    session.pause();
    unwrap(await session.act(lay3));
    const state = session.store.getState();
    expect(state).toMatchObject({ actual: 4, shown: 3, following: 'live', playback: { playing: true } });
  });

  it('that is refused changes nothing but the error', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(0.5);
    const before = session.store.getState();
    expect(await session.act({ lay: 2 })).toEqual({
      ok: false,
      error: { field: 'lay', code: 'toy.notInHand', params: { card: 2 }, clause: 'T1' },
    });
    const { error, ...after } = session.store.getState();
    expect(error && described(error)).toBe('lay: 2 is not in the hand (T1)');
    expect(after).toEqual({ ...before, error: undefined });
    expect(tokenAt(session)).toBeCloseTo(0.5);
    session.dismissError();
    expect(session.store.getState().error).toBeNull();
  });

  it('forgets an earlier refusal', async () => {
    const session = alone();
    await session.act({ lay: 2 });
    unwrap(await session.act(lay3));
    expect(session.store.getState().error).toBeNull();
  });

  it('is refused to people while a bot decides, but not to a command', async () => {
    const session = toySession({ A: [1], B: [1] }, { bots: { A: 'greedy' } });
    const refused = await session.act({ lay: 1 });
    expect(refused).toEqual({ ok: false, error: { field: '', code: 'turn.bot', params: { seat: 'A' } } });
    expect((await session.command({ lay: 1 })).ok).toBe(true);
  });

  it('is refused after the end, which shows once it has been shown', async () => {
    const session = toySession({ A: [1], B: [] }, { bots: { B: 'random' } });
    unwrap(await session.act({ lay: 1 }));
    expect(session.store.getState()).toMatchObject({ deciding: null, over: false });
    session.tick(1);
    expect(session.store.getState().over).toBe(true);
    expect(session.busy()).toBe(false);
    const refused = await session.act({ pass: true });
    expect(refused).toEqual({ ok: false, error: { field: '', code: 'game.over' } });
  });
});

describe('the past', () => {
  async function played() {
    const session = alone();
    for (let i = 0; i < 4; i++) unwrap(await session.act(lay3));
    session.tick(1);
    return session;
  }

  it('is shown at once and stays', async () => {
    const session = await played();
    unwrap(session.seek(2));
    expect(tokenAt(session)).toBe(2);
    session.tick(5);
    const state = session.store.getState();
    expect(state).toMatchObject({ actual: 4, shown: 2, following: 2 });
    expect(state.entries).toHaveLength(2);
    expect(state.shownView.scores.A).toBe(6);
    expect(session.busy()).toBe(false);
  });

  it('plays on from there, action by action, to the game as it is', async () => {
    const session = await played();
    unwrap(session.seek(1));
    session.resume();
    session.tick(1.5);
    expect(tokenAt(session)).toBeCloseTo(2.5);
    expect(session.store.getState()).toMatchObject({ shown: 2, following: 'live' });
    session.tick(1.5);
    expect(isLive(session.store.getState())).toBe(true);
    expect(session.busy()).toBe(false);
  });

  it('is left at once for the game as it is', async () => {
    const session = await played();
    unwrap(session.seek(0));
    session.live();
    expect(session.store.getState()).toMatchObject({ shown: 4, following: 'live' });
    expect(tokenAt(session)).toBe(4);
  });

  it('is stepped through: back at once, forward moving, even when paused', async () => {
    const session = await played();
    session.pause();
    session.stepBack();
    session.stepBack();
    expect(tokenAt(session)).toBe(2);
    session.stepForward();
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(2.5);
    session.stepBack();
    expect(tokenAt(session)).toBe(2);
    session.stepForward();
    session.tick(9);
    expect(session.store.getState()).toMatchObject({ shown: 3, following: 3, playback: { playing: false } });
    session.stepForward();
    session.stepForward();
    expect(session.store.getState()).toMatchObject({ shown: 4, following: 'live' });
    session.stepForward();
    expect(session.store.getState().shown).toBe(4);
  });

  it('does not begin before the first action', () => {
    const session = alone();
    session.stepBack();
    expect(session.store.getState()).toMatchObject({ shown: 0, following: 'live' });
  });

  it.each([-1, 5, 1.5, Number.NaN])('has no state after %s actions', async (count) => {
    const session = await played();
    expect(session.seek(count).ok).toBe(false);
    expect(session.store.getState().shown).toBe(4);
  });

  it('keeps the log the same array while it says the same', async () => {
    const session = await played();
    const { entries } = session.store.getState();
    session.setSpeed(2);
    expect(session.store.getState().entries).toBe(entries);
  });

  it('begins a new epoch with each jump', async () => {
    const session = await played();
    const { epoch } = session.director;
    unwrap(session.seek(1));
    expect(session.director.epoch).toBeGreaterThan(epoch);
  });
});

describe('playback', () => {
  it('pauses in the middle of an action and goes on', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(0.5);
    session.pause();
    session.tick(10);
    expect(tokenAt(session)).toBeCloseTo(0.5);
    expect(session.untilNext).toBeUndefined();
    session.play();
    session.tick(0.25);
    expect(tokenAt(session)).toBeCloseTo(0.75);
  });

  it('runs at a speed from a half to eight', async () => {
    const session = alone();
    session.setSpeed(2);
    unwrap(await session.act(lay3));
    session.tick(0.25);
    expect(tokenAt(session)).toBeCloseTo(0.5);
    expect(session.untilNext).toBeCloseTo(0.25);
    session.setSpeed(100);
    expect(session.store.getState().playback.speed).toBe(8);
    session.setSpeed(0);
    expect(session.store.getState().playback.speed).toBe(0.5);
  });

  it('skips one action, or goes to the end at once', async () => {
    const session = alone();
    for (let i = 0; i < 3; i++) unwrap(await session.act(lay3));
    unwrap(session.seek(0));
    session.skip();
    expect(session.store.getState().shown).toBe(0);
    session.resume();
    session.tick(0.5);
    session.skip();
    expect(tokenAt(session)).toBe(1);
    session.live();
    expect(tokenAt(session)).toBe(3);
    expect(session.busy()).toBe(false);
  });

  it('shows less when motion is to be reduced', async () => {
    const session = alone();
    session.setReducedMotion(true);
    unwrap(await session.act(lay3));
    expect(session.untilNext).toBe(0.25);
  });

  it.each([-0.1, Number.NaN, Number.POSITIVE_INFINITY])('cannot let %s seconds pass', (seconds) => {
    expect(() => alone().tick(seconds)).toThrow(RangeError);
  });
});

describe('bots', () => {
  const watch = () => toySession({ A: [1, 2], B: [2, 1] }, { bots: { A: 'greedy', B: 'greedy' } });

  it('act when the table has rested for a while, on the same clock', async () => {
    const session = watch();
    expect(session.busy()).toBe(true);
    await session.pass(BOT_DELAY - 0.01);
    expect(session.store.getState().actual).toBe(0);
    await session.pass(0.02);
    expect(session.store.getState().actual).toBe(1);
    await session.pass(0.98);
    expect(session.store.getState()).toMatchObject({ actual: 1, shown: 0 });
    await session.pass(0.02);
    expect(session.store.getState()).toMatchObject({ actual: 1, shown: 1 });
    await session.pass(BOT_DELAY);
    expect(session.store.getState().actual).toBe(2);
  });

  it('act faster at a higher speed', async () => {
    const session = watch();
    session.setSpeed(2);
    await session.pass(BOT_DELAY / 2 + 0.001);
    expect(session.store.getState().actual).toBe(1);
  });

  it('play the same game however time is cut into frames', async () => {
    const whole = watch();
    await whole.pass(100);
    expect(whole.store.getState()).toMatchObject({ over: true, deciding: null });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { maxLength: 200 }),
        async (frames) => {
          const session = watch();
          for (const seconds of frames) await session.pass(seconds);
          await session.pass(100);
          expect(session.store.getState().entries).toEqual(whole.store.getState().entries);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('wait while paused and while the viewer is in the past', async () => {
    const session = watch();
    session.pause();
    await session.pass(10);
    expect(session.store.getState().actual).toBe(0);
    session.play();
    await session.pass(BOT_DELAY + 1);
    expect(session.store.getState().shown).toBe(1);
    unwrap(session.seek(0));
    await session.pass(10);
    expect(session.store.getState()).toMatchObject({ actual: 1, shown: 0 });
    session.resume();
    await session.pass(1 + BOT_DELAY + 0.001);
    expect(session.store.getState().actual).toBe(2);
  });

  it('choose the same after a reload', async () => {
    let latest: SessionSnapshot<Toy> | undefined;
    const whole = toySession({ A: [0, 1, 2], B: [2, 1, 0] }, { bots: { A: 'random', B: 'random' }, seed: 5 });
    await whole.pass(200);
    const first = toySession(
      { A: [0, 1, 2], B: [2, 1, 0] },
      {
        bots: { A: 'random', B: 'random' },
        seed: 5,
        onSnapshot: (snapshot) => {
          latest = snapshot;
        },
      },
    );
    await first.pass(4);
    const match = unwrap(Match.restore(toyGame, latest!.record));
    const second = toySession({ A: [], B: [] }, { match, seats: latest!.seats, seed: latest!.seed });
    await second.pass(200);
    expect(second.store.getState().entries).toEqual(whole.store.getState().entries);
  });
});

describe('snapshots', () => {
  it('come at the beginning and with every action, before it is shown', async () => {
    const lengths: [number, boolean][] = [];
    const session = toySession(
      { A: [3, 1], B: [] },
      { onSnapshot: ({ record, over }) => lengths.push([record.actions.length, over]) },
    );
    session.reveal();
    unwrap(await session.act({ lay: 3 }));
    unwrap(await session.act({ lay: 1 }));
    await session.pass(9);
    expect(lengths).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
  });

  it('do not come with a match that was restored', () => {
    const match = new Match(toyGame, toyPosition({ A: [1, 1], B: [1] }));
    unwrap(match.act({ lay: 1 }));
    let count = 0;
    const session = toySession({ A: [], B: [] }, { match, onSnapshot: () => count++ });
    expect(count).toBe(0);
    expect(session.store.getState()).toMatchObject({ actual: 1, shown: 1 });
    expect(tokenAt(session)).toBe(1);
  });
});

describe('the store', () => {
  it('changes with actions and settings, never with frames', async () => {
    const session = toySession({ A: [1, 2], B: [2, 1] }, { bots: { A: 'greedy', B: 'greedy' } });
    let updates = 0;
    session.store.subscribe(() => updates++);
    for (let frame = 0; frame < 60 * 30; frame++) await session.pass(1 / 60);
    const { actual, over } = session.store.getState();
    expect(over).toBe(true);
    // Each action is begun once and ended once.
    expect(updates).toBe(2 * actual);
  });

  it('tells who may act', async () => {
    const session = toySession({ A: [1], B: [1] }, { bots: { B: 'random' } });
    expect(actingSeat(session.store.getState())).toBe('A');
    unwrap(await session.act({ lay: 1 }));
    expect(actingSeat(session.store.getState())).toBeNull();
  });
});
