import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { actingSeat } from '#session';
import { RemoteToy } from '../helpers/remote-source';
import { toyPosition } from '../helpers/toy-game';
import { tokenAt, toySession } from '../helpers/toy-presentation';

const HANDS = { A: [3, 3, 1, 1], B: [3, 3, 2, 1] };

/** The device of A; B sits elsewhere. */
function device() {
  const source = new RemoteToy(toyPosition(HANDS), 'A');
  const session = toySession(HANDS, { source, elsewhere: new Set(['B']) });
  return { source, session, state: () => session.store.getState() };
}

describe('a match that is kept elsewhere', () => {
  it('takes an action from here when it has arrived there, and shows it at once', async () => {
    const { source, session, state } = device();
    const sent = session.act({ lay: 3 });
    expect(state().actual).toBe(0);
    session.tick(5);
    await source.arrive();
    expect(await sent).toEqual({ ok: true, value: undefined });
    expect(state()).toMatchObject({ actual: 1, shown: 0, current: { action: { lay: 3 } }, error: null });
    session.tick(0.5);
    const next = session.act({ lay: 1 });
    expect(tokenAt(session)).toBeCloseTo(0.5);
    await source.arrive();
    unwrap(await next);
    expect([tokenAt(session), state().shown]).toEqual([1, 1]);
  });

  it('shows what others do in order, one after the other, however it arrives', async () => {
    const { source, session, state } = device();
    const sent = session.act({ lay: 1 });
    await source.arrive();
    unwrap(await sent);
    session.tick(0.5);
    for (const lay of [3, 3, 2]) source.elsewhere({ lay });
    source.receive();
    expect(state()).toMatchObject({ actual: 4, shown: 0, current: { action: { lay: 1 } } });
    expect(tokenAt(session)).toBeCloseTo(0.5);
    const seen: unknown[] = [];
    for (let step = 0; step < 40; step++) {
      session.tick(0.1);
      const { action } = state().current ?? { action: null };
      if (seen.at(-1) !== action) seen.push(action);
    }
    expect(seen).toEqual([{ lay: 1 }, { lay: 3 }, { lay: 3 }, { lay: 2 }, null]);
    expect([tokenAt(session), actingSeat(state())]).toEqual([4, 'A']);
  });

  it('never shows the hands of others, nor the true position', () => {
    const { source, state } = device();
    expect(state().view.hands).toEqual({ A: HANDS.A, B: { count: 4 } });
    expect(state()).not.toHaveProperty('position');
    source.elsewhere({ lay: 1 });
    source.elsewhere({ lay: 3 });
    source.receive();
    expect(state().view.hands).toMatchObject({ B: { count: 3 } });
  });

  it('refuses what comes too late, and tells what has happened since', async () => {
    const { source, session, state } = device();
    const first = session.act({ lay: 3 });
    const hasty = session.act({ lay: 3 });
    await source.arrive();
    expect((await first).ok).toBe(true);
    expect(await hasty).toEqual({ ok: false, error: { field: 'number', code: 'steps.stale' } });
    expect(state()).toMatchObject({ actual: 1, error: { field: 'number' } });
    const late = source.send('A', { lay: 3 }, 0);
    await source.arrive();
    expect(await late).toMatchObject({
      ok: false,
      error: { since: [{ kind: 'action', number: 0, index: 0, entry: { seat: 'A', action: { lay: 3 } } }] },
    });
  });

  it('refuses what a seat sends that does not decide', async () => {
    const { source, session } = device();
    const foreign = source.send('B', { lay: 3 }, 0);
    await source.arrive();
    expect(await foreign).toMatchObject({ ok: false, error: { field: 'seat', since: [] } });
    source.elsewhere({ lay: 1 });
    source.receive();
    expect(await session.act({ lay: 3 })).toMatchObject({
      ok: false,
      error: { code: 'turn.elsewhere', params: { seat: 'B' } },
    });
  });

  it('goes back over what was taken back elsewhere, or never shows it', async () => {
    const { source, session, state } = device();
    source.elsewhere({ lay: 1 });
    source.elsewhere({ lay: 3 });
    source.receive();
    session.tick(9);
    source.elsewhere('undo');
    source.receive();
    expect([tokenAt(session), session.busy(), state().actual]).toEqual([2, true, 1]);
    session.tick(0.5);
    expect([tokenAt(session), session.busy()]).toEqual([1, false]);

    source.elsewhere({ lay: 3 });
    source.elsewhere('undo');
    source.elsewhere({ lay: 2 });
    source.receive();
    expect(state().history.map(({ action }) => action)).toEqual([{ lay: 1 }, { lay: 2 }]);
    session.tick(0.5);
    expect(state().current).toMatchObject({ action: { lay: 2 } });
    session.tick(9);
    expect([tokenAt(session), state().shown]).toEqual([2, 2]);
  });

  it('leaves whoever looks at the past where they are', async () => {
    const { source, session, state } = device();
    const sent = session.act({ lay: 1 });
    await source.arrive();
    unwrap(await sent);
    session.tick(1);
    unwrap(session.seek(0));
    source.elsewhere({ lay: 2 });
    source.receive();
    session.tick(9);
    expect(state()).toMatchObject({ actual: 2, shown: 0, inPast: true });
    session.resume();
    session.tick(9);
    expect(state()).toMatchObject({ shown: 2, inPast: false });
  });

  it('asks for an undo, which its step brings', async () => {
    const { source, session, state } = device();
    const sent = session.act({ lay: 3 });
    await source.arrive();
    unwrap(await sent);
    session.tick(1);
    const undone = session.undo();
    expect(state().actual).toBe(1);
    await source.arrive();
    unwrap(await undone);
    expect([state().actual, tokenAt(session), session.busy()]).toEqual([0, 1, true]);
    expect(source.steps).toBe(2);
  });
});
