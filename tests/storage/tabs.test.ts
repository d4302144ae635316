import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { MemoryStorage, type SavedGame, Saves, type TabChannel, Tabs } from '#storage';
import { toyPosition } from '../helpers/toy-game';

/** Pages of one browser: each hears at once what the others post. */
function browser() {
  const channels: TabChannel[] = [];
  return () => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage(word) {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.({ data: structuredClone(word) } as MessageEvent);
        }
      },
    };
    channels.push(channel);
    return new Tabs(channel);
  };
}

const elsewhere = (...pages: readonly Tabs[]) => pages.map((page) => page.elsewhere.getState().elsewhere);

describe('a game in two tabs', () => {
  it('is played in the one that had it first; the second is told', () => {
    const open = browser();
    const [first, second] = [open(), open()];
    first.open('game', false);
    second.open('game', false);
    expect(elsewhere(first, second)).toEqual([false, true]);
  });

  it('can be taken over, and back', () => {
    const open = browser();
    const [first, second, third] = [open(), open(), open()];
    first.open('game', false);
    second.open('game', false);
    second.open('game', true);
    expect(elsewhere(first, second)).toEqual([true, false]);
    first.open('game', true);
    expect(elsewhere(first, second)).toEqual([false, true]);
    third.open('game', false);
    expect(elsewhere(first, second, third)).toEqual([false, true, true]);
  });

  it('is free again once it was left', () => {
    const open = browser();
    const [first, second] = [open(), open()];
    first.open('game', false);
    first.close();
    second.open('game', false);
    first.open('another', false);
    expect(elsewhere(first, second)).toEqual([false, false]);
  });

  it('is played although the pages cannot hear each other', () => {
    const tabs = new Tabs({
      onmessage: null,
      postMessage() {
        throw new DOMException('closed', 'InvalidStateError');
      },
    });
    tabs.open('game', false);
    expect(elsewhere(tabs)).toEqual([false]);
  });

  it.each([undefined, null, 'game', { type: 'taken' }, { type: 'opened', game: 7 }])(
    'takes no notice of %j on the channel',
    (data) => {
      const channel: TabChannel = { onmessage: null, postMessage: () => undefined };
      const tabs = new Tabs(channel);
      tabs.open('game', false);
      channel.onmessage?.({ data } as MessageEvent);
      expect(elsewhere(tabs)).toEqual([false]);
    },
  );

  it('is lost to a page that was not heard', () => {
    const tabs = browser()();
    tabs.open('game', false);
    tabs.lose('another');
    expect(elsewhere(tabs)).toEqual([false]);
    tabs.lose('game');
    expect(elsewhere(tabs)).toEqual([true]);
    tabs.close();
    expect(elsewhere(tabs)).toEqual([false]);
  });
});

describe('two pages with one storage', () => {
  const game = (updatedAt: number, actions: readonly unknown[] = []): SavedGame => ({
    id: 'game',
    game: 'toy',
    version: 1,
    record: { game: 'toy', initial: toyPosition({ A: [1, 2], B: [3] }), actions: [...actions] },
    seats: [
      { seat: 'A', name: 'Ann', controller: 'human' },
      { seat: 'B', name: 'Ben', controller: 'human' },
    ],
    seed: 1,
    createdAt: 0,
    updatedAt,
    over: false,
  });

  /** Both pages have the game as it was at 1, then the first goes on with it. */
  async function pages() {
    const storage = new MemoryStorage();
    const [first, second] = [new Saves(storage), new Saves(storage)];
    first.save(game(1));
    unwrap(await first.load('game'));
    unwrap(await second.load('game'));
    first.save(game(2, [{ lay: 1 }]));
    unwrap(await first.flush());
    return { first, second, stored: async () => unwrap(await new Saves(storage).load('game')).updatedAt };
  }

  it('never write over what the other has gone on with, and say so', async () => {
    const { first, second, stored } = await pages();
    second.save(game(3, [{ lay: 2 }]));
    unwrap(await second.flush());
    expect(await stored()).toBe(2);
    expect(second.overtaken.getState()).toEqual({ game: 'game' });
    expect(first.overtaken.getState()).toEqual({ game: null });
    first.save(game(4));
    unwrap(await first.flush());
    expect(await stored()).toBe(4);
  });

  it('do so with a clock that stands still, too', async () => {
    const { first, second } = await pages();
    unwrap(await second.load('game'));
    second.save(game(2, [{ lay: 3 }]));
    unwrap(await second.flush());
    first.save(game(2, [{ lay: 1 }, { lay: 2 }]));
    unwrap(await first.flush());
    expect(first.overtaken.getState()).toEqual({ game: 'game' });
    expect(unwrap(await second.load('game')).record.actions).toEqual([{ lay: 3 }]);
  });

  it('may go on with what they have read anew', async () => {
    const { first, second, stored } = await pages();
    unwrap(await second.load('game'));
    second.save(game(3));
    unwrap(await second.flush());
    expect(await stored()).toBe(3);
    first.save(game(5));
    unwrap(await first.flush());
    expect(await stored()).toBe(3);
    expect(first.overtaken.getState()).toEqual({ game: 'game' });
  });

  it('save a game again that was removed meanwhile', async () => {
    const { first, second, stored } = await pages();
    await second.remove('game');
    first.save(game(3));
    unwrap(await first.flush());
    expect(await stored()).toBe(3);
  });
});
