import { describe, expect, it, vi } from 'vitest';
import { type Game, Match, unwrap } from '#core';
import { BOT_DELAY, localDecider, type Presentation, type SessionSnapshot } from '#session';
import { type Toy, toyGame, toyPosition, toySimulator } from '../helpers/toy-game';
import {
  type ToySessionOptions,
  type ToyTable,
  tokenAt,
  toyPresentation,
  toySession,
} from '../helpers/toy-presentation';

const lay3 = { lay: 3 };

/** One person who goes on and on, on a table whose presentation is broken somewhere. */
function broken(part: Partial<Presentation<Toy, ToyTable>>, options: ToySessionOptions = {}) {
  const session = toySession(
    { A: [3, 3, 3, 1], B: [1] },
    { bots: { B: 'random' }, presentation: { ...toyPresentation, ...part }, ...options },
  );
  return { session, state: () => session.store.getState() };
}

describe('nothing stops the table', () => {
  it('not a choreography that throws: the table is where it should be, and says so once', async () => {
    const { session, state } = broken({
      timeline(table, events, settings) {
        if (table === 1) throw new Error('moved twice');
        return toyPresentation.timeline(table, events, settings);
      },
    });
    unwrap(await session.act(lay3));
    session.tick(1);
    unwrap(await session.act(lay3));
    expect(state()).toMatchObject({ actual: 2, shown: 2, current: null });
    expect(tokenAt(session)).toBe(2);
    const fault = { code: 'show', action: 1, detail: 'moved twice' };
    expect(state().faults).toEqual([fault]);
    unwrap(await session.act(lay3));
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(2.5);
    session.replay();
    session.tick(9);
    expect(state()).toMatchObject({ shown: 3, faults: [fault] });
    session.dismissFaults();
    expect(state().faults).toEqual([]);
  });

  it('not one that throws when it is to be shown backwards', async () => {
    let healthy = true;
    const { session, state } = broken({
      timeline(table, events, settings) {
        if (!healthy) throw new Error('moved twice');
        return toyPresentation.timeline(table, events, settings);
      },
    });
    unwrap(await session.act(lay3));
    session.tick(1);
    healthy = false;
    unwrap(await session.undo());
    expect([tokenAt(session), state().actual, session.busy()]).toEqual([0, 0, false]);
    expect(state().faults).toMatchObject([{ code: 'show', action: 0 }]);
  });

  it('not a table that cannot be told from what happened: it is told anew', async () => {
    const { session, state } = broken({
      begin: (view) => 10 * (view.scores.A ?? 0),
      advance: (table, events) => {
        if (table === 0) throw new Error('not on the table');
        return toyPresentation.advance(table, events);
      },
    });
    unwrap(await session.act(lay3));
    session.tick(1);
    unwrap(session.seek(1));
    expect(tokenAt(session)).toBe(30);
    unwrap(await session.act(lay3));
    session.tick(1);
    expect([tokenAt(session), state().shown]).toEqual([31, 2]);
    expect(state().faults).toMatchObject([{ code: 'table', action: 0, detail: 'not on the table' }]);
  });

  it('not a table that cannot be laid out: the picture stays as it is', async () => {
    const { session, state } = broken({
      layout(table) {
        if (table === 1) throw new Error('no place');
        return toyPresentation.layout(table);
      },
    });
    unwrap(await session.act(lay3));
    session.tick(1);
    unwrap(await session.act(lay3));
    session.tick(1);
    unwrap(session.seek(1));
    expect([tokenAt(session), state().shown]).toEqual([2, 1]);
    expect(state().faults).toMatchObject([{ code: 'layout', action: 0, detail: 'no place' }]);
    session.live();
    expect(state()).toMatchObject({ shown: 2, following: 'live' });
  });

  it('not somebody who listens to the show', async () => {
    const { session, state } = broken({
      timeline(table, events, settings) {
        const timeline = toyPresentation.timeline(table, events, settings);
        return { ...timeline, cues: [{ kind: 'sound', sound: 'thud', at: 0.2, volume: 1, x: 0 }] };
      },
    });
    session.director.onCue(() => {
      throw new Error('no loudspeaker');
    });
    unwrap(await session.act(lay3));
    for (let frame = 0; frame < 80; frame++) session.tick(1 / 60);
    expect(state()).toMatchObject({ shown: 1, faults: [{ code: 'session', detail: 'no loudspeaker' }] });
  });

  it('not a bot that throws, or wants what it may not: something legal is done for it', async () => {
    const answers = [() => Promise.reject(new Error('out of ideas')), () => Promise.resolve({ lay: 7 })];
    for (const decide of answers) {
      const session = toySession({ A: [2, 1], B: [1, 2] }, { bots: { A: 'greedy', B: 'greedy' }, decide });
      await session.pass(60);
      const { over, faults, history } = session.store.getState();
      expect(over).toBe(true);
      expect(history.length).toBeGreaterThanOrEqual(4);
      expect(faults[0]).toMatchObject({ code: 'bot', action: 0 });
    }
  });

  it('not rules that break off: the action is refused, the game stays whole', async () => {
    const rules: Game<Toy> = {
      ...toyGame,
      apply(position, action) {
        if ('lay' in action && action.lay === 1) throw new Error('no such square');
        return toyGame.apply(position, action);
      },
    };
    const snapshots: SessionSnapshot<Toy>[] = [];
    const match = new Match(rules, toyPosition({ A: [3, 1], B: [1] }));
    const { session, state } = broken({}, { match, onSnapshot: (snapshot) => snapshots.push(snapshot) });
    expect(await session.act({ lay: 1 })).toEqual({
      ok: false,
      error: { field: '', code: 'turn.thrown', params: { detail: 'no such square' } },
    });
    unwrap(await session.act(lay3));
    session.tick(1);
    expect(state()).toMatchObject({ actual: 1, shown: 1, error: null });
    expect(snapshots.at(-1)?.record.actions).toEqual([lay3]);
  });

  it('and a bot that no rule lets go on is left alone', async () => {
    const rules: Game<Toy> = {
      ...toyGame,
      apply() {
        throw new Error('no such square');
      },
    };
    const match = new Match(rules, toyPosition({ A: [1], B: [1] }));
    const session = toySession({ A: [1], B: [1] }, { match, bots: { A: 'greedy', B: 'greedy' } });
    await session.pass(60);
    const { faults, actual } = session.store.getState();
    expect([actual, session.busy()]).toEqual([0, false]);
    expect(faults.map(({ code }) => code)).toEqual(['bot', 'rules']);
  });
});

it('rules that cannot say what is to be seen leave what was seen, until they can again', async () => {
  let healthy = true;
  const rules: Game<Toy> = {
    ...toyGame,
    view(position, viewer) {
      if (!healthy) throw new Error('no such view');
      return toyGame.view(position, viewer);
    },
  };
  const match = new Match(rules, toyPosition({ A: [3, 1], B: [1] }));
  const { session, state } = broken({}, { match });
  const seen = state().view;
  healthy = false;
  unwrap(await session.act(lay3));
  expect(() => session.tick(1)).not.toThrow();
  expect(state()).toMatchObject({
    actual: 0,
    view: seen,
    faults: [{ code: 'rules', detail: 'no such view' }],
  });
  healthy = true;
  session.tick(1);
  session.dismissFaults();
  expect(state()).toMatchObject({ actual: 1, shown: 1, faults: [] });
});

describe('bots that take their time', () => {
  it('hold up no picture, and what they do does not depend on how long they think', async () => {
    const here = localDecider(toySimulator);
    const hands = { A: [1, 2, 3], B: [2, 1, 0] };
    const bots = { A: 'random', B: 'random' } as const;
    const quick = toySession(hands, { bots });
    await quick.pass(60);
    const answers: (() => void)[] = [];
    const decide: typeof here = async (question) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return here(question, () => {});
    };
    const slow = toySession(hands, { bots, decide });
    slow.tick(BOT_DELAY + 5);
    expect(slow.store.getState().actual).toBe(0);
    expect(slow.busy()).toBe(true);
    for (let moment = 0; moment < 400; moment++) {
      if (moment % 7 === 0) answers.shift()?.();
      await Promise.resolve();
      slow.tick(0.2);
    }
    expect(slow.store.getState().over).toBe(true);
    expect(slow.store.getState().history).toEqual(quick.store.getState().history);
  });

  it('forget what they were asked when that is taken back', async () => {
    const answers: ((action: { lay: number }) => void)[] = [];
    const decide = vi.fn(() => new Promise<{ lay: number }>((resolve) => answers.push(resolve)));
    const session = toySession({ A: [1, 3], B: [1, 2] }, { bots: { B: 'greedy' }, decide });
    unwrap(await session.command({ lay: 1 }));
    expect(decide).toHaveBeenCalledTimes(1);
    answers.shift()?.({ lay: 2 });
    unwrap(await session.command({ lay: 1 }));
    await Promise.resolve();
    session.tick(9);
    expect(session.store.getState().history.map(({ action }) => action)).toEqual([{ lay: 1 }, { lay: 1 }]);
    expect(session.store.getState().faults).toEqual([]);
  });
});
