import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { Saves, type TabMemory } from '#storage';
import { memory, saved, TestStorage } from './savedGames';

describe('a storage that fails', () => {
  /** Things to be run later, and how much later. */
  function later() {
    const waits: number[] = [];
    let due: (() => void) | undefined;
    return {
      waits,
      run: (next: () => void, milliseconds: number) => {
        waits.push(milliseconds);
        due = next;
      },
      pass: () => due?.(),
    };
  }

  it('is tried again by itself, less and less often, until it works', async () => {
    const storage = new TestStorage();
    const timer = later();
    const saves = new Saves(storage, { later: timer.run });
    storage.failures = 3;
    saves.save(saved('one', [1]));
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(timer.waits).toHaveLength(count));
      expect(saves.notice.getState()).toBe('write-failed');
      timer.pass();
    }
    await vi.waitFor(() => expect(saves.notice.getState()).toBeNull());
    expect(storage.writes).toEqual(['one:1']);
    expect(timer.waits).toEqual([5000, 10_000, 20_000]);
  });

  it('hides no game that it has not taken', async () => {
    const storage = new TestStorage();
    storage.failures = 9;
    const saves = new Saves(storage);
    saves.save(saved('one', [1]));
    expect((await saves.list()).map(({ id }) => id)).toEqual(['one']);
    expect(unwrap(await saves.load('one')).record.actions).toEqual([1]);
  });

  it('when it is read says so, and the page goes on', async () => {
    const storage = new TestStorage();
    await storage.write('one', saved('one', [1]));
    const saves = new Saves(storage);
    const reading = vi.spyOn(storage, 'readAll').mockRejectedValue(new Error('the disk is gone'));
    expect(await saves.list()).toEqual([]);
    expect(saves.notice.getState()).toBe('read-failed');
    reading.mockRestore();
    await saves.retry();
    expect(saves.notice.getState()).toBeNull();
    expect(await saves.list()).toHaveLength(1);
  });

  it('does not lose the game of the tab over a reload', async () => {
    const storage = new TestStorage();
    const tab = memory();
    const before = new Saves(storage, { memory: tab });
    before.save(saved('one', [1], 1));
    unwrap(await before.flush());
    storage.failures = 9;
    before.save(saved('one', [1, 2], 2));
    expect((await before.flush()).ok).toBe(false);
    const after = new Saves(storage, { memory: tab });
    expect(unwrap(await after.load('one')).record.actions).toEqual([1, 2]);
    storage.failures = 0;
    await after.retry();
    expect(storage.writes).toEqual(['one:1', 'one:2']);
    expect(tab.read()).toBeUndefined();
  });

  it('may have taken what it said it had not', async () => {
    const storage = new TestStorage();
    const saves = new Saves(storage);
    const write = storage.replace.bind(storage);
    const slow = vi.spyOn(storage, 'replace').mockImplementation(async (...given) => {
      await write(...given);
      throw new Error('no answer');
    });
    saves.save(saved('one', [1], 5));
    expect((await saves.flush()).ok).toBe(false);
    slow.mockRestore();
    saves.save(saved('one', [1, 2], 6));
    unwrap(await saves.flush());
    expect(saves.overtaken.getState()).toEqual({ game: null });
    expect(storage.writes.at(-1)).toBe('one:2');
  });
});

describe('a page that goes at once', () => {
  /** A storage that has begun to write when the page goes. */
  async function leaving(storage: TestStorage, tab: TabMemory, reaches: boolean): Promise<void> {
    const before = new Saves(storage, { memory: tab });
    const write = storage.replace.bind(storage);
    const slow = vi.spyOn(storage, 'replace').mockImplementation(async (...given) => {
      if (reaches) await write(...given);
      return new Promise(() => undefined);
    });
    before.save(saved('one', [1], 1));
    before.save(saved('two', [1], 2));
    before.save(saved('one', [1, 2], 3));
    before.holdWaiting();
    await Promise.resolve();
    slow.mockRestore();
  }

  it.each([true, false])(
    'leaves to the next one what waited (the write before it came: %s)',
    async (reaches) => {
      const storage = new TestStorage();
      const tab = memory();
      await leaving(storage, tab, reaches);
      const after = new Saves(storage, { memory: tab });
      unwrap(await after.flush());
      expect(unwrap(await after.load('one')).record.actions).toEqual([1, 2]);
      expect(unwrap(await after.load('two')).record.actions).toEqual([1]);
      expect(after.overtaken.getState()).toEqual({ game: null });
      expect(storage.writes.slice(-2)).toEqual(['one:2', 'two:1']);
      expect(tab.read()).toBeUndefined();
    },
  );

  it('but came back has nothing more to leave once it is written', async () => {
    const tab = memory();
    const saves = new Saves(new TestStorage(), { memory: tab });
    saves.save(saved('one', [1]));
    saves.holdWaiting();
    expect(tab.read()).toBeDefined();
    unwrap(await saves.flush());
    expect(tab.read()).toBeUndefined();
  });
});
