import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSaveStorages } from '#storage';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const NAME = 'kaiju-tabletop';
/** Milliseconds; a database that does not answer must not hold the tests up. */
const LIMIT = 40;

describe('the browser’s database', () => {
  it('keeps things over the page, each kind in a store of its own', async () => {
    const { games, maps } = await openSaveStorages(['games', 'maps']);
    await games.write('one', { n: 1 });
    await maps.write('one', { n: 2 });
    expect(games.persistent).toBe(true);
    const again = await openSaveStorages(['games', 'maps']);
    expect(await again.games.readAll()).toEqual([['one', { n: 1 }]]);
    expect(await again.maps.read('one')).toEqual({ n: 2 });
    await again.games.remove('one');
    await again.games.remove('one');
    expect(await games.read('one')).toBeUndefined();
  });

  it('writes nothing over what must stay', async () => {
    const { games } = await openSaveStorages(['games']);
    await games.write('one', { n: 1 });
    expect(await games.replace('one', { n: 2 }, () => false)).toBe(false);
    expect(await games.read('one')).toEqual({ n: 1 });
    expect(await games.replace('one', { n: 3 }, (old) => (old as { n: number }).n === 1)).toBe(true);
    expect(await games.read('one')).toEqual({ n: 3 });
  });

  it('of an earlier program is read, and gets the stores that it has not yet', async () => {
    const old = await openDB(NAME, 2, { upgrade: (database) => void database.createObjectStore('games') });
    await old.put('games', { n: 1 }, 'one');
    old.close();
    const { games, maps } = await openSaveStorages(['games', 'maps']);
    expect(await games.read('one')).toEqual({ n: 1 });
    await maps.write('two', { n: 2 });
    expect(await maps.read('two')).toEqual({ n: 2 });
  });

  it('of a newer program is read as well', async () => {
    const newer = await openDB(NAME, 99, { upgrade: (database) => void database.createObjectStore('games') });
    await newer.put('games', { n: 1 }, 'one');
    newer.close();
    const { games } = await openSaveStorages(['games']);
    expect(games.persistent).toBe(true);
    expect(await games.read('one')).toEqual({ n: 1 });
  });

  it('that has answered while the page was busy is heard', async () => {
    const { games } = await openSaveStorages(['games'], LIMIT);
    await games.write('one', { n: 0 });
    const written = games.write('one', { n: 1 });
    // The database is asked, and has no chance yet to answer.
    for (let step = 0; step < 20; step++) await null;
    // Nothing else runs for longer than the database may take.
    const begun = performance.now();
    while (performance.now() - begun < 2 * LIMIT);
    await expect(written).resolves.toBeUndefined();
  });

  it('that an old page holds up fails in good time, and works when that page is gone', async () => {
    // A page of a program that knows fewer stores and does not let go.
    const old: IDBPDatabase = await openDB(NAME, 2, {
      upgrade: (database) => void database.createObjectStore('games'),
    });
    const { games, maps } = await openSaveStorages(['games', 'maps'], LIMIT);
    expect(maps.persistent).toBe(true);
    await expect(games.write('one', { n: 1 })).rejects.toThrow('does not answer');
    old.close();
    await vi.waitFor(() => games.write('one', { n: 2 }));
    expect(await games.read('one')).toEqual({ n: 2 });
  });

  it('lets a newer program have its way', async () => {
    const { games } = await openSaveStorages(['games']);
    await games.write('one', { n: 1 });
    const newer = await openDB(NAME, 7);
    newer.close();
    expect(await games.read('one')).toEqual({ n: 1 });
  });

  it('that aborts a write fails once, and nothing goes unheard', async () => {
    const { games } = await openSaveStorages(['games']);
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      this.transaction.abort();
      throw new DOMException('the disk is full', 'QuotaExceededError');
    });
    await expect(games.write('one', { n: 1 })).rejects.toThrow();
    put.mockRestore();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
    expect(await games.read('one')).toBeUndefined();
  });
});

describe('without a database', () => {
  it.each([
    ['that exists', undefined],
    [
      'that may be opened',
      {
        open: () => {
          throw new DOMException('not in a private window', 'InvalidStateError');
        },
      },
    ],
  ])('%s things lie in memory', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory);
    const { games, maps } = await openSaveStorages(['games', 'maps']);
    expect(games.persistent).toBe(false);
    await games.write('one', { n: 1 });
    expect(await games.read('one')).toEqual({ n: 1 });
    expect(await maps.readAll()).toEqual([]);
    await games.remove('one');
    expect(await games.read('one')).toBeUndefined();
  });
});

it('a database that never answers is done without until it does', async () => {
  vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
  const { games } = await openSaveStorages(['games'], LIMIT);
  expect(games.persistent).toBe(true);
  await expect(games.readAll()).rejects.toThrow('does not answer');
  await expect(games.remove('one')).rejects.toThrow('does not answer');
});
