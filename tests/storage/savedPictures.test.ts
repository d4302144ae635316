import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { MAX_PICTURE_LENGTH, MemoryStorage, SAVES_KEPT, Saves } from '#storage';
import { saved, TestStorage } from './savedGames';

describe('the pictures of saved games', () => {
  const PICTURE = 'data:image/jpeg;base64,AAAA';

  /** A storage of games that is full as long as there are pictures. */
  class FullStorage extends TestStorage {
    constructor(private readonly pictures: MemoryStorage) {
      super();
    }

    override async write(id: string, value: unknown): Promise<void> {
      if ((await this.pictures.readAll()).length > 0) throw new DOMException('full', 'QuotaExceededError');
      await super.write(id, value);
    }
  }

  it('are listed with them, are no part of them, and go with them', async () => {
    const pictures = new MemoryStorage();
    const saves = new Saves(new MemoryStorage(), { pictures });
    saves.save(saved('one', [1]));
    saves.save(saved('two', [1], 1));
    void saves.keepPicture('one', PICTURE);
    expect((await saves.list()).map(({ id, picture }) => [id, picture])).toEqual([
      ['two', null],
      ['one', PICTURE],
    ]);
    expect(JSON.stringify(unwrap(await saves.raw('one')))).not.toContain(PICTURE);
    await saves.remove('one');
    expect(await pictures.readAll()).toEqual([]);
  });

  it('are none of a game that nobody has played, of what is too long, and of what is no picture', async () => {
    const pictures = new MemoryStorage();
    const saves = new Saves(new MemoryStorage(), { pictures });
    saves.hold(saved('held', []));
    await saves.keepPicture('held', PICTURE);
    saves.save(saved('one', [1]));
    await saves.keepPicture('one', PICTURE + 'A'.repeat(MAX_PICTURE_LENGTH));
    await saves.keepPicture('one', 'https://elsewhere.example/spy.png');
    expect(await pictures.readAll()).toEqual([]);
    await pictures.write('one', '<script>');
    expect((await saves.list()).map(({ picture }) => picture)).toEqual([null]);
  });

  it('give way where there is no room for a game', async () => {
    const pictures = new MemoryStorage();
    const storage = new FullStorage(pictures);
    const saves = new Saves(storage, { pictures });
    saves.save(saved('one', [1]));
    await saves.keepPicture('one', PICTURE);
    saves.save(saved('one', [1, 2]));
    unwrap(await saves.flush());
    expect(storage.writes).toEqual(['one:1', 'one:2']);
    expect(saves.notice.getState()).toBeNull();
    expect(await pictures.readAll()).toEqual([]);
  });

  it('that cannot be kept, read or removed are no reason to complain', async () => {
    class Broken extends MemoryStorage {
      override write = () => Promise.reject(new Error('broken'));
      override readAll = () => Promise.reject(new Error('broken'));
      override remove = () => Promise.reject(new Error('broken'));
    }
    const saves = new Saves(new TestStorage(), { pictures: new Broken() });
    saves.save(saved('one', [1]));
    await saves.keepPicture('one', PICTURE);
    expect((await saves.list()).map(({ id, picture }) => [id, picture])).toEqual([['one', null]]);
    unwrap(await saves.remove('one'));
    expect(saves.notice.getState()).toBeNull();
  });

  it('go with the games that give way to newer ones', async () => {
    const pictures = new MemoryStorage();
    const saves = new Saves(new MemoryStorage(), { pictures });
    for (let n = 0; n < SAVES_KEPT; n++) saves.save({ ...saved(`game ${n}`, [1], n), over: true });
    await saves.flush();
    for (let n = 0; n < SAVES_KEPT; n++) await saves.keepPicture(`game ${n}`, PICTURE);
    saves.save({ ...saved('newest', [1], 101), over: true });
    await saves.list();
    const ids = (await pictures.readAll()).map(([id]) => id);
    expect(ids).toHaveLength(SAVES_KEPT - 1);
    expect(ids).not.toContain('game 0');
  });
});
