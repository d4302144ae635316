import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import type { Presentation, Session } from '#session';
import { BOT_DELAY } from '#session';
import { RemoteToy } from '../helpers/remote-source';
import { type Toy, toyPosition } from '../helpers/toy-game';
import {
  LAY_SECONDS,
  type ToyTable,
  tokenAt,
  toyPresentation,
  toySession,
} from '../helpers/toy-presentation';

/** Twos are shown by themselves; all others that are laid in a row in the time of one. */
const presentation: Presentation<Toy, ToyTable> = {
  ...toyPresentation,
  passage: ({ action }) => ('lay' in action && action.lay !== 2 ? 'small' : null),
};

/** A is a person; the others lay ones as long as they have some. */
const HANDS = { A: [2, 2], B: [1, 1], C: [1, 2] };

type Decide = NonNullable<NonNullable<Parameters<typeof toySession>[1]>['decide']>;
const layLowest: Decide = async ({ legal }) => {
  const laid = legal.filter((action): action is { lay: number } => 'lay' in action);
  return laid.reduce((least, each) => (each.lay < least.lay ? each : least));
};

const withBots = () =>
  toySession(HANDS, { presentation, decide: layLowest, bots: { B: 'greedy', C: 'greedy' } });

/** How many actions are shown together from each that is set out for, as long as the table moves. */
async function spansOf(session: Session<Toy, ToyTable>): Promise<readonly (readonly [number, number])[]> {
  const spans = new Map<number, number>();
  while (session.busy()) {
    await session.pass(0.05);
    const { span, shown } = session.director;
    if (span > 0) spans.set(shown, span);
  }
  return [...spans];
}

async function finished(): Promise<Session<Toy, ToyTable>> {
  const session = withBots();
  for (let turn = 0; turn < 2; turn++) {
    unwrap(await session.act({ lay: 2 }));
    await spansOf(session);
  }
  return session;
}

describe('what others do in one passage', () => {
  it('is shown together and without rests, once all have done it', async () => {
    const session = withBots();
    const { director } = session;
    unwrap(await session.act({ lay: 2 }));
    await session.pass(LAY_SECONDS + BOT_DELAY);
    expect([session.store.getState().actual, director.shown, director.span]).toEqual([3, 1, 2]);
    await session.pass(LAY_SECONDS / 2);
    expect(tokenAt(session)).toBeCloseTo(2);
    await session.pass(LAY_SECONDS / 2);
    expect([session.store.getState().shown, tokenAt(session), director.span]).toEqual([3, 3, 0]);
  });

  it('is not mixed with what a person at the device does, nor with what is shown by itself', async () => {
    const session = withBots();
    unwrap(await session.act({ lay: 2 }));
    const first = await spansOf(session);
    unwrap(await session.act({ lay: 2 }));
    expect([...first, ...(await spansOf(session))]).toEqual([
      [0, 1],
      [1, 2],
      [3, 1],
      [4, 1],
      [5, 1],
    ]);
  });

  it('is shown together again when the game is replayed, and its length is measured so', async () => {
    const session = await finished();
    session.replay();
    expect((await spansOf(session)).map(([, span]) => span)).toEqual([1, 2, 1, 1, 1]);
    expect(session.store.getState().seconds).toBeCloseTo(5 * LAY_SECONDS);
    expect([1, 2, 3].map((action) => session.startOf(action))).toEqual([1, 1.5, 2]);
  });

  it('is gone through one by one with single steps, and ended as a whole where one skips', async () => {
    const session = await finished();
    unwrap(session.seek(1));
    session.stepForward();
    expect(session.director.span).toBe(1);
    await session.pass(LAY_SECONDS);
    expect(session.store.getState().shown).toBe(2);
    unwrap(session.seek(1));
    session.resume();
    await session.pass(0.5);
    expect(session.director.span).toBe(2);
    session.skip();
    expect([session.store.getState().shown, tokenAt(session)]).toEqual([3, 3]);
  });

  it('stops where it was taken back, however much of it was on its way', async () => {
    // Who lays a three goes on, and may take it back.
    const hands = { A: [2], B: [3, 3, 1] };
    const source = new RemoteToy(toyPosition(hands), 'A');
    const session = toySession(hands, { presentation, source, elsewhere: new Set(['B']) });
    const sent = session.act({ lay: 2 });
    await source.arrive();
    unwrap(await sent);
    session.tick(LAY_SECONDS);
    for (const lay of [3, 3]) source.elsewhere({ lay });
    source.receive();
    session.tick(0.4);
    session.tick(0.2);
    expect(session.director.span).toBe(2);
    source.elsewhere('undo');
    source.receive();
    expect([tokenAt(session), session.director.shown, session.director.busy]).toEqual([2, 2, false]);
  });

  it('of other devices waits a moment for more, and no longer', async () => {
    const hands = { ...HANDS, D: [1] };
    const source = new RemoteToy(toyPosition(hands), 'A');
    const session = toySession(hands, { presentation, source, elsewhere: new Set(['B', 'C', 'D']) });
    const sent = session.act({ lay: 2 });
    await source.arrive();
    unwrap(await sent);
    session.tick(LAY_SECONDS);
    source.elsewhere({ lay: 1 });
    source.receive();
    session.tick(0.3);
    expect(session.director.busy).toBe(false);
    source.elsewhere({ lay: 1 });
    source.receive();
    session.tick(0.3);
    expect(session.director.busy).toBe(false);
    session.tick(0.2);
    expect(session.director.span).toBe(2);
    expect(tokenAt(session)).toBeCloseTo(1.2);
  });
});
