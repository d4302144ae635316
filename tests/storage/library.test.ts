import { expect, it } from 'vitest';
import { fail, ok, type Result, unwrap } from '#core';
import { Library, MemoryStorage } from '#storage';

const parse = (input: unknown): Result<number> =>
  typeof input === 'number' ? ok(input) : fail('value', 'type.number');

it('keeps entries by id, the latest of each', async () => {
  const library = new Library(new MemoryStorage(), parse);
  await library.keep('one', 1);
  await library.keep('two', 2);
  await library.keep('one', 3);
  expect(unwrap(await library.list())).toEqual([
    { id: 'one', value: ok(3) },
    { id: 'two', value: ok(2) },
  ]);
  await library.remove('one');
  await library.remove('one');
  expect(unwrap(await library.list()).map(({ id }) => id)).toEqual(['two']);
});

it('lists what cannot be read last, with what is wrong with it, and keeps it', async () => {
  const storage = new MemoryStorage();
  await storage.write('broken', 'half a numb');
  const library = new Library(storage, parse);
  await library.keep('good', 7);
  const entries = unwrap(await library.list());
  expect(entries.map(({ id }) => id)).toEqual(['good', 'broken']);
  expect(entries[1]?.value).toEqual(fail('value', 'type.number'));
  expect(await storage.read('broken')).toBe('half a numb');
});

it('tells when the storage refuses, and whether it lasts', async () => {
  class Full extends MemoryStorage {
    override async write(): Promise<void> {
      throw new Error('the disk is full');
    }

    override async readAll(): Promise<never> {
      throw new Error('the disk is gone');
    }

    override async remove(): Promise<void> {
      throw new Error('the disk is locked');
    }
  }
  const library = new Library(new Full(), parse);
  const failed = (detail: string) => ({
    ok: false,
    error: { field: 'storage', code: 'storage.failed', params: { detail } },
  });
  expect(await library.keep('one', 1)).toEqual(failed('the disk is full'));
  expect(await library.list()).toEqual(failed('the disk is gone'));
  expect(await library.remove('one')).toEqual(failed('the disk is locked'));
  expect(library.persistent).toBe(false);
});
