import { afterEach, expect, it, vi } from 'vitest';
import { openSaveStorage } from '#session';

afterEach(() => vi.unstubAllGlobals());

it('without a database the games lie in memory', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const storage = await openSaveStorage('games');
  expect(storage.lasting).toBe(false);
  await storage.write('one', { n: 1 });
  expect(await storage.read('one')).toEqual({ n: 1 });
  expect(await storage.readAll()).toEqual([['one', { n: 1 }]]);
  await storage.remove('one');
  await storage.remove('one');
  expect(await storage.read('one')).toBeUndefined();
});

it('a database that refuses to open is done without', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not in a private window', 'InvalidStateError');
    },
  });
  expect((await openSaveStorage('games')).lasting).toBe(false);
});
