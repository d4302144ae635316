import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { autosave, MemoryStorage, restoreSaved, SAVES_KEPT, Saves } from '#storage';
import { described } from '../helpers/problems';
import { toyGame } from '../helpers/toy-game';
import { tokenAt, toySession } from '../helpers/toy-presentation';
import { memory, saved, TestStorage } from './savedGames';

describe('saved games', () => {
  it('come back as they went', async () => {
    const saves = new Saves(new MemoryStorage());
    const game = { ...saved('one', [{ lay: 1 }], 5), launch: '?seed=7' };
    saves.save(game);
    expect(unwrap(await saves.load('one'))).toMatchObject(game);
    expect(unwrap(restoreSaved(toyGame, game)).position.scores).toEqual({ A: 1, B: 0 });
  });

  it('are written in order, the latest of those waiting', async () => {
    const storage = new TestStorage();
    const saves = new Saves(storage);
    saves.save(saved('one', []));
    saves.save(saved('one', [1]));
    saves.save(saved('two', [1]));
    saves.save(saved('one', [1, 2]));
    unwrap(await saves.flush());
    expect(storage.writes).toEqual(['one:0', 'one:2', 'two:1']);
    saves.save(saved('one', [1, 2, 3]));
    unwrap(await saves.flush());
    expect(storage.writes.at(-1)).toBe('one:3');
  });

  it('lose nothing when a write fails, and say so until it succeeds', async () => {
    const storage = new TestStorage();
    const saves = new Saves(storage);
    expect(saves.notice.getState()).toBeNull();
    storage.failures = 2;
    saves.save(saved('one', [1]));
    const failed = await saves.flush();
    expect(failed.ok ? '' : described(failed.error)).toBe('storage: saving failed: the disk is full');
    expect(saves.notice.getState()).toBe('write-failed');
    saves.save(saved('two', []));
    unwrap(await saves.flush());
    expect(storage.writes).toEqual(['one:1', 'two:0']);
    expect(saves.notice.getState()).toBeNull();
  });

  it('say that memory does not last', () => {
    expect(new Saves(new MemoryStorage()).notice.getState()).toBe('memory-only');
  });

  it('are listed with the latest first, and removed for good', async () => {
    const saves = new Saves(new MemoryStorage());
    saves.save(saved('old', [], 1));
    saves.save(saved('new', [], 3));
    saves.save(saved('middle', [], 2));
    expect((await saves.list()).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    saves.save(saved('middle', [], 4));
    await saves.remove('middle');
    expect((await saves.list()).map(({ id }) => id)).toEqual(['new', 'old']);
    expect((await saves.load('middle')).ok).toBe(false);
  });

  it('that are finished or were never played give way to newer ones, the longest untouched first', async () => {
    const saves = new Saves(new MemoryStorage());
    for (let n = 0; n < SAVES_KEPT; n++) saves.save({ ...saved(`game ${n}`, [1], n), over: n % 2 === 0 });
    const idle = SAVES_KEPT / 2;
    for (let n = 0; n < idle; n++) saves.save(saved(`unplayed ${n}`, [], 50 + n));
    saves.save({ ...saved('newest', [1], 101), over: true });
    const ids = (await saves.list()).map(({ id }) => id);
    expect(ids).toHaveLength(SAVES_KEPT + idle);
    expect(ids).not.toContain('game 0');
    expect(ids).toContain('game 2');
  });

  it('that somebody is in the middle of never give way', async () => {
    const saves = new Saves(new MemoryStorage());
    saves.save(saved('mine', [1], 1));
    for (let n = 0; n < 2 * SAVES_KEPT; n++) saves.save(saved(`later ${n}`, [], 2 + n));
    const ids = (await saves.list()).map(({ id }) => id);
    expect(ids).toContain('mine');
    expect(ids).toHaveLength(SAVES_KEPT + 1);
  });
});

describe('a game that was handed on', () => {
  const identity = { id: 'lent', createdAt: 0, borrowed: true };

  it('is saved when somebody plays, and held by the tab until then', async () => {
    const storage = new TestStorage();
    const tab = memory();
    const saves = new Saves(storage, { memory: tab });
    const session = toySession({ A: [3, 1], B: [2] }, { onSnapshot: autosave(saves, identity, () => 1) });
    unwrap(await saves.flush());
    expect(storage.writes).toEqual([]);
    expect(await saves.list()).toEqual([]);
    const after = new Saves(storage, { memory: tab });
    expect(unwrap(await after.load('lent')).record.actions).toEqual([]);
    session.reveal();
    unwrap(await session.command(session.legal()[0]!));
    unwrap(await saves.flush());
    expect(storage.writes).toEqual(['lent:1']);
    expect(tab.read()).toBeUndefined();
  });

  it('tells when the first game is worth keeping well', async () => {
    const onWritten = vi.fn();
    const saves = new Saves(new MemoryStorage(), { onWritten });
    saves.save(saved('one', []));
    unwrap(await saves.flush());
    expect(onWritten).not.toHaveBeenCalled();
    saves.save(saved('one', [1]));
    unwrap(await saves.flush());
    expect(onWritten).toHaveBeenCalledOnce();
  });
});

describe('a reload in the middle of an animation', () => {
  it('goes on with the same game, at rest after the latest action', async () => {
    const storage = new MemoryStorage();
    const saves = new Saves(storage);
    let clock = 1000;
    const identity = { id: 'table', createdAt: 1000, launch: '?seed=1' };
    const session = toySession(
      { A: [3, 3, 1], B: [2, 1] },
      { bots: { B: 'greedy' }, onSnapshot: autosave(saves, identity, () => clock++) },
    );
    unwrap(await session.act({ lay: 3 }));
    session.tick(1);
    unwrap(await session.act({ lay: 3 }));
    session.tick(0.3);
    unwrap(await saves.flush());

    const loaded = unwrap(await new Saves(storage).load('table'));
    expect(loaded).toMatchObject({ ...identity, updatedAt: 1002, seed: 1, over: false });
    const match = unwrap(restoreSaved(toyGame, loaded));
    const again = toySession({ A: [], B: [] }, { match, seats: loaded.seats, seed: loaded.seed });
    expect(again.store.getState().view).toEqual(session.store.getState().view);
    expect(again.store.getState()).toMatchObject({ actual: 2, shown: 2 });
    expect(tokenAt(again)).toBe(2);
    unwrap(await session.act({ lay: 1 }));
    unwrap(await again.act({ lay: 1 }));
    await session.pass(60);
    await again.pass(60);
    expect(again.store.getState().entries).toEqual(session.store.getState().entries);
  });
});
