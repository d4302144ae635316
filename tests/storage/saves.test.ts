import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import {
  autosave,
  MAX_PICTURE_LENGTH,
  MemoryStorage,
  restoreSaved,
  SAVES_KEPT,
  type SavedGame,
  Saves,
  type TabMemory,
} from '#storage';
import { described } from '../helpers/problems';
import { toyGame, toyPosition } from '../helpers/toy-game';
import { tokenAt, toySession } from '../helpers/toy-presentation';

/** A persistent storage that keeps a diary and may fail. */
class TestStorage extends MemoryStorage {
  override readonly persistent = true;
  readonly writes: string[] = [];
  failures = 0;

  override async write(id: string, value: unknown): Promise<void> {
    await Promise.resolve();
    if (this.failures > 0) {
      this.failures--;
      throw new Error('the disk is full');
    }
    this.writes.push(`${id}:${(value as SavedGame).record.actions.length}`);
    await super.write(id, value);
  }
}

/** The memory of a tab: what is written is there for whoever reads it later. */
function memory(): TabMemory {
  let text: string | undefined;
  return {
    read: () => (text === undefined ? undefined : (JSON.parse(text) as unknown)),
    write: (value) => {
      text = JSON.stringify(value);
    },
    clear: () => {
      text = undefined;
    },
  };
}

function saved(id: string, actions: readonly unknown[], updatedAt = 0): SavedGame {
  return {
    id,
    game: 'toy',
    version: 1,
    record: { game: 'toy', initial: toyPosition({ A: [1, 2], B: [3, 1] }), actions: [...actions] },
    seats: [
      { seat: 'A', name: 'Ann', controller: 'human' },
      { seat: 'B', name: 'Bot', controller: { bot: 'greedy' } },
    ],
    seed: 7,
    createdAt: 0,
    updatedAt,
    over: false,
  };
}

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

describe('a bad record', () => {
  it.each([
    ['record.actions', { record: { game: 'toy', initial: null, actions: 'none' } }],
    ['version', { version: 2 }],
    [
      'seats[1].controller',
      {
        seats: [
          { seat: 'A', name: '', controller: 'human' },
          { seat: 'B', name: '', controller: { bot: 'deep' } },
        ],
      },
    ],
    ['seed', { seed: 1.5 }],
    ['over', { over: undefined }],
  ])('is refused with %s named, listed last and kept', async (field, fault) => {
    const storage = new MemoryStorage();
    await storage.write('bad', { ...saved('bad', []), ...fault });
    const saves = new Saves(storage);
    saves.save(saved('good', []));
    const loaded = await saves.load('bad');
    expect(loaded.ok ? 'no problem' : loaded.error.field).toBe(field);
    const listed = await saves.list();
    expect(listed.map(({ id, fault }) => [id, fault])).toEqual([
      ['good', null],
      ['bad', field === 'version' ? 'newer' : 'damaged'],
    ]);
    expect(unwrap(await saves.raw('bad'))).toEqual(await storage.read('bad'));
    expect(await storage.read('bad')).toBeDefined();
  });

  it('that is no object at all is refused too', async () => {
    const storage = new MemoryStorage();
    await storage.write('bad', 'garbage');
    expect((await new Saves(storage).load('bad')).ok).toBe(false);
  });

  it('is told from one that is not there', async () => {
    const loaded = await new Saves(new MemoryStorage()).load('gone');
    expect(loaded.ok ? '' : described(loaded.error)).toBe('id: there is no saved game "gone"');
  });

  it.each([
    ['record.actions[1].lay', saved('x', [{ lay: 1 }, { lay: 2 }])],
    ['record.actions[0].lay', saved('x', [{ lay: 'two' }])],
    ['record.initial.order', { ...saved('x', []), record: { game: 'toy', initial: {}, actions: [] } }],
    ['record.game', { ...saved('x', []), record: { ...saved('x', []).record, game: 'chess' } }],
    ['game', { ...saved('x', []), game: 'chess' }],
    ['seats', { ...saved('x', []), seats: saved('x', []).seats.slice(1) }],
    [
      'seats[2].seat',
      {
        ...saved('x', []),
        seats: [...saved('x', []).seats, { seat: 'Z', name: '', controller: 'human' as const }],
      },
    ],
  ])('is not played: %s', (field, game) => {
    const restored = restoreSaved(toyGame, game);
    expect(restored.ok ? 'no problem' : restored.error.field).toBe(field);
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
