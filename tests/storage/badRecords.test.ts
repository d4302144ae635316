import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { MemoryStorage, restoreSaved, Saves } from '#storage';
import { described } from '../helpers/problems';
import { toyGame } from '../helpers/toy-game';
import { saved } from './savedGames';

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
