import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import type { Timeline } from '#director';
import { LAY_SECONDS, tokenAt, toyPresentation, toySession } from '../helpers/toy-presentation';

/** Each action is told in four steps of the same length. */
const STEPS = ['one', 'two', 'three', 'four'];
const inSteps: typeof toyPresentation = {
  ...toyPresentation,
  timeline(table, events, settings): Timeline {
    const timeline = toyPresentation.timeline(table, events, settings);
    const beats = STEPS.map((name, index) => ({
      name,
      at: (timeline.duration * index) / STEPS.length,
      from: 0,
    }));
    return { ...timeline, beats };
  },
};
const QUARTER = LAY_SECONDS / 4;

/** A game of two people, of which one action has just been taken. */
async function begun() {
  const session = toySession({ A: [1, 1], B: [1, 1] }, { presentation: inSteps });
  unwrap(await session.act({ lay: 1 }));
  return session;
}
const stepOf = (session: Awaited<ReturnType<typeof begun>>) => session.store.getState().step?.number ?? null;

describe('an action that is told in steps', () => {
  it('says which one is shown as they go by', async () => {
    const session = await begun();
    const seen = [];
    for (let tenth = 0; tenth < 10; tenth++) {
      seen.push(stepOf(session));
      session.tick(LAY_SECONDS / 10);
    }
    expect(seen).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 4, 4]);
    session.tick(QUARTER);
    expect(stepOf(session)).toBeNull();
  });

  it('is gone through step by step while the table is paused', async () => {
    const session = await begun();
    session.tick(QUARTER / 2);
    session.pause();
    for (const step of [1, 2, 3]) {
      session.stepForward();
      session.tick(5);
      expect(tokenAt(session)).toBeCloseTo(step / 4, 4);
    }
    session.stepForward();
    session.tick(5);
    expect([tokenAt(session), session.busy(), session.store.getState().shown]).toEqual([1, false, 1]);
  });

  it('is cut short step by step while it is shown, and stays there', async () => {
    const session = await begun();
    session.tick(QUARTER / 2);
    session.stepForward();
    session.tick(5);
    expect([tokenAt(session), stepOf(session)]).toEqual([0.25, 2]);
  });

  it('is skipped step by step, and goes on', async () => {
    const session = await begun();
    session.skip();
    expect([tokenAt(session), stepOf(session)]).toEqual([0.25, 2]);
    session.tick(QUARTER);
    expect(stepOf(session)).toBe(3);
    session.skip();
    session.skip();
    expect([tokenAt(session), session.busy()]).toEqual([1, false]);
  });

  it('goes back step by step, then to its beginning, and stays there', async () => {
    const session = await begun();
    session.tick(2.5 * QUARTER);
    session.stepBack();
    session.tick(5);
    expect([tokenAt(session), stepOf(session)]).toEqual([0.5, 3]);
    session.stepBack();
    expect(tokenAt(session)).toBe(0.25);
    session.stepBack();
    session.tick(5);
    expect([tokenAt(session), session.store.getState().shown]).toEqual([0, 0]);
  });

  it('is hurried, and then ended, as a whole', async () => {
    const session = await begun();
    session.hurry();
    session.hurry();
    expect([tokenAt(session), session.busy()]).toEqual([1, false]);
  });

  it('is scrubbed to step by step: the table stands where one begins, paused', async () => {
    const session = await begun();
    session.tick(2 * LAY_SECONDS);
    unwrap(session.scrub(0, 2));
    session.tick(5);
    expect([tokenAt(session), stepOf(session), session.store.getState().shown]).toEqual([0.5, 3, 0]);
    session.stepForward();
    session.tick(5);
    expect(stepOf(session)).toBe(3);
    expect(tokenAt(session)).toBeCloseTo(0.75, 4);
    session.resume();
    session.tick(LAY_SECONDS);
    expect([tokenAt(session), session.store.getState().inPast]).toEqual([1, false]);
  });

  it('plays on from the step that is scrubbed to, if the past was being played', async () => {
    const session = await begun();
    session.tick(2 * LAY_SECONDS);
    unwrap(await session.command({ lay: 1 }));
    session.tick(2 * LAY_SECONDS);
    session.replay();
    unwrap(session.scrub(0, 1));
    session.tick(QUARTER / 2);
    expect([stepOf(session), session.busy()]).toEqual([2, true]);
    session.tick(LAY_SECONDS);
    expect(session.store.getState().shown).toBe(1);
    expect(stepOf(session)).not.toBeNull();
  });

  it('is watched from one of its steps on, once', async () => {
    const session = await begun();
    session.tick(2 * LAY_SECONDS);
    unwrap(session.watch(0, 3));
    expect([tokenAt(session), stepOf(session)]).toEqual([0.75, 4]);
    session.tick(LAY_SECONDS);
    expect([tokenAt(session), session.busy(), session.store.getState().inPast]).toEqual([1, false, false]);
  });

  it('has no more steps than it is told in, and begins at its beginning for any other', async () => {
    const session = await begun();
    session.tick(2 * LAY_SECONDS);
    expect(session.stepsOf(0).map(({ name, number, count }) => [name, number, count])).toEqual(
      STEPS.map((name, index) => [name, index + 1, STEPS.length]),
    );
    unwrap(session.scrub(0, 4));
    expect([tokenAt(session), stepOf(session)]).toEqual([0, null]);
  });
});

it('an action that is shown as one has no steps', async () => {
  const session = toySession({ A: [1, 1], B: [1, 1] });
  unwrap(await session.act({ lay: 1 }));
  expect(session.stepsOf(0)).toEqual([]);
});
