import { describe, expect, it } from 'vitest';
import { simulatorOf } from '#core';
import {
  BOT_DELAY,
  type DriverDeps,
  installDriver,
  type KaijuDriver,
  localDecider,
  type Session,
} from '#session';
import { described } from '../helpers/problems';
import { type Toy, toyGame, toyGuesses } from '../helpers/toy-game';
import { LAY_SECONDS, type ToyTable, tokenAt, toySession } from '../helpers/toy-presentation';

const STATS = { calls: 1, triangles: 2, geometries: 3, textures: 4, commits: 5, frames: 6, jsMs: 7 };

function drive(session: Session<Toy, ToyTable>) {
  const target: { kaiju?: KaijuDriver } = {};
  const frames: { seconds: number; token: number }[] = [];
  const deps: DriverDeps<Toy> = {
    session: () => session,
    position: () => session.store.getState().view,
    parseAction: toyGame.parseAction,
    describe: described,
    ready: () => Promise.resolve(),
    render: (seconds) => frames.push({ seconds, token: tokenAt(session) }),
    project: (name) => (name === 'c3' ? { x: 10, y: 20 } : null),
    stats: () => STATS,
  };
  const uninstall = installDriver(target, deps);
  if (target.kaiju === undefined) throw new Error('no driver');
  return { kaiju: target.kaiju, frames, target, uninstall };
}

const person = () => toySession({ A: [3, 1], B: [0, 1] }, { bots: { B: 'greedy' } });
const watch = () => toySession({ A: [1, 2], B: [2, 1] }, { bots: { A: 'greedy', B: 'greedy' } });

describe('the driver of the page', () => {
  it('shows the position that the page gives it and the legal actions', async () => {
    const session = person();
    const { kaiju } = drive(session);
    await kaiju.ready();
    expect(kaiju.position()).toBe(session.store.getState().view);
    expect(kaiju.legal()).toEqual([{ lay: 1 }, { lay: 3 }, { pass: true }]);
    expect(kaiju.busy()).toBe(false);
    expect(kaiju.project('c3')).toEqual({ x: 10, y: 20 });
    expect(kaiju.project('z9')).toBeNull();
    expect(kaiju.stats()).toEqual(STATS);
  });

  it('advances the session, then draws one picture', async () => {
    const { kaiju, frames } = drive(person());
    await kaiju.act({ lay: 3 });
    expect(kaiju.busy()).toBe(true);
    await kaiju.advance(0.5);
    expect(frames).toEqual([{ seconds: 0.5, token: 0.5 }]);
  });

  it('draws only after the store’s listeners have had a macrotask', async () => {
    const session = person();
    const order: string[] = [];
    const { kaiju, frames } = drive(session);
    await kaiju.act({ lay: 3 });
    session.store.subscribe(() => queueMicrotask(() => order.push(`commit before ${frames.length + 1}`)));
    await kaiju.advance(1);
    expect(order).toEqual(['commit before 1']);
  });

  it('acts for whoever decides', async () => {
    const { kaiju } = drive(watch());
    await kaiju.act({ lay: 2 });
    expect(kaiju.position()).toMatchObject({ scores: { A: 2, B: 0 }, turn: 'B' });
  });

  it('rejects an illegal action with its problem on one line', async () => {
    const { kaiju } = drive(person());
    await expect(kaiju.act({ lay: 2 })).rejects.toThrow(new Error('lay: 2 is not in the hand (T1)'));
    await expect(kaiju.act({ lay: 'x' })).rejects.toThrow(new Error('lay: must be a number'));
    await expect(kaiju.act(null)).rejects.toThrow(new Error('must be an object'));
  });

  it('settles: shows what is to be shown and lets bots act, with one picture', async () => {
    const session = watch();
    const { kaiju, frames } = drive(session);
    await kaiju.settle();
    const state = session.store.getState();
    expect(state).toMatchObject({ over: true, shown: state.actual });
    expect(kaiju.busy()).toBe(false);
    expect(frames).toEqual([
      { seconds: expect.closeTo(state.actual * (LAY_SECONDS + BOT_DELAY)), token: state.actual },
    ]);
  });

  it('settles at once when there is nothing to do', async () => {
    const { kaiju, frames } = drive(person());
    await kaiju.settle();
    expect(frames).toEqual([]);
  });

  it('settles beside a clock of the page', async () => {
    const session = watch();
    const { kaiju } = drive(session);
    const settled = kaiju.settle();
    for (let frame = 0; frame < 50; frame++) {
      await Promise.resolve();
      session.tick(1 / 60);
    }
    await settled;
    expect(session.store.getState().over).toBe(true);
  });

  it('does not wait for what is paused', async () => {
    const session = watch();
    session.pause();
    await expect(drive(session).kaiju.settle()).rejects.toThrow('settle: the playback is paused');
  });

  it('does not wait for a game without end', async () => {
    // Bots that hold on to their cards pass forever.
    const simulator = simulatorOf(toyGame, {
      ...toyGuesses,
      score: (position, seat) => position.hands[seat]?.length ?? 0,
    });
    const session = toySession(
      { A: [0], B: [0] },
      { bots: { A: 'greedy', B: 'greedy' }, decide: localDecider(simulator) },
    );
    await expect(drive(session).kaiju.settle()).rejects.toThrow('settle: still busy after 10000 actions');
  });

  it('seeks, and rejects if there is nothing', async () => {
    const session = person();
    const { kaiju, frames } = drive(session);
    await kaiju.act({ lay: 3 });
    await kaiju.settle();
    await kaiju.seek(0);
    expect(frames.at(-1)?.token).toBe(0);
    expect(kaiju.position()).toMatchObject({ scores: { A: 3 } });
    await expect(kaiju.seek(7)).rejects.toThrow('7 is not a number of actions from 0 to 1');
  });

  it('leaves the page when it is told to, unless another has taken its place', () => {
    const first = drive(person());
    first.uninstall();
    expect(first.target.kaiju).toBeUndefined();
    const second = drive(person());
    const replaced = second.kaiju;
    installDriver(second.target, depsOf(person()));
    second.uninstall();
    expect(second.target.kaiju).toBeDefined();
    expect(second.target.kaiju).not.toBe(replaced);
  });
});

function depsOf(session: Session<Toy, ToyTable>): DriverDeps<Toy> {
  return {
    session: () => session,
    position: () => session.store.getState().view,
    parseAction: toyGame.parseAction,
    describe: described,
    ready: () => Promise.resolve(),
    render: () => undefined,
    project: () => null,
    stats: () => STATS,
  };
}
