import { describe, expect, it, vi } from 'vitest';
import { Library, MemoryStorage } from '#storage';
import { formatHouseMonster, type HouseMonster, parseHouseMonster } from '#zorgl/rules';
import { Bench, isChanged, storedMonsters } from '../../../../../src/games/zorgl/pages/workshop/bench';
import { ALL_MIXES, houseMonster } from '../../../../helpers/house-monsters';
import { reasonFor } from '../../../../helpers/problems';

const MOSS = houseMonster(ALL_MIXES[3]!, { id: 'moss', name: 'Moss' });
const FERN = houseMonster(ALL_MIXES[40]!, { id: 'fern', name: 'Fern', model: 'xman' });

async function benchWith(...kept: readonly HouseMonster[]) {
  const storage = new MemoryStorage();
  for (const monster of kept) await storage.write(monster.id, monster);
  const bench = new Bench(new Library(storage, parseHouseMonster));
  const names = () => storedMonsters(bench.store.getState().entries).map(({ name }) => name);
  return { bench, storage, names, state: () => bench.store.getState() };
}

const fileOf = (text: string) => new File([text], 'gift.kaiju-monster.json');

describe('a device that does not let its monsters be read', () => {
  it('is told, and a new monster can be made all the same', async () => {
    const { bench, storage, state } = await benchWith(MOSS);
    const reading = vi.spyOn(storage, 'readAll').mockRejectedValue(new Error('the disk is gone'));
    await bench.begin(null);
    expect(state().problem?.params).toEqual({ detail: 'the disk is gone' });
    expect(state().work.kept).toBeNull();
    bench.change({ name: 'Fern' });
    expect(await bench.keep()).toBe(true);
    expect(state().work.kept?.name).toBe('Fern');
    reading.mockRestore();
  });

  it('or deleted tells that, and the monster stays on the bench', async () => {
    const { bench, storage, state } = await benchWith(MOSS);
    await bench.begin(null);
    vi.spyOn(storage, 'remove').mockRejectedValue(new Error('the disk is locked'));
    await bench.remove(MOSS);
    expect(state().problem?.params).toEqual({ detail: 'the disk is locked' });
    expect(state().notice).toBeNull();
    expect(state().work.kept).toEqual(MOSS);
  });
});

describe('the workbench', () => {
  it('begins with the first of the monsters that are kept, by name', async () => {
    const { bench, names, state } = await benchWith(MOSS, FERN);
    await bench.begin(null);
    expect(names()).toEqual(['Fern', 'Moss']);
    expect(state().work.kept).toEqual(FERN);
    expect(isChanged(state().work)).toBe(false);
  });

  it('keeps a new monster under an id of its name', async () => {
    const { bench, storage, state } = await benchWith(MOSS);
    await bench.begin(null);
    bench.fresh();
    bench.change({ name: 'Moss', mega: 'ink' });
    expect(await bench.keep()).toBe(true);
    expect(state().work.kept?.id).toBe('moss-2');
    expect(await storage.read('moss')).toEqual(MOSS);
    expect(await storage.read('moss-2')).toMatchObject({ name: 'Moss', mega: 'ink' });
    expect(state().notice).toEqual({ kind: 'kept', name: 'Moss' });
  });

  it('keeps a changed monster in its place, under its id', async () => {
    const { bench, storage, names } = await benchWith(MOSS);
    await bench.begin(null);
    bench.change({ name: 'Mossy', colours: { body: '#3fa06b' } });
    await bench.keep();
    expect(names()).toEqual(['Mossy']);
    expect(await storage.read('moss')).toMatchObject({
      id: 'moss',
      name: 'Mossy',
      colours: { body: '#3fa06b' },
    });
  });

  it('does not keep what has no name, and says so', async () => {
    const { bench, names, state } = await benchWith();
    await bench.begin(null);
    expect(await bench.keep()).toBe(false);
    expect(state().problem?.field).toBe('name');
    expect(names()).toEqual([]);
  });

  it('asks before changes are lost, and stays with them, keeps them or gives them up', async () => {
    const { bench, names, state } = await benchWith(MOSS, FERN);
    await bench.begin(null);
    bench.change({ name: 'Bracken' });
    bench.open(MOSS);
    expect(state().work.kept).toEqual(FERN);
    await bench.answer('stay');
    expect(state().waiting).toBeNull();
    expect(state().work.draft.name).toBe('Bracken');
    bench.open(MOSS);
    await bench.answer('keep');
    expect(state().work.kept).toEqual(MOSS);
    expect(names()).toEqual(['Bracken', 'Moss']);
    bench.change({ mega: 'missile' });
    bench.fresh();
    await bench.answer('discard');
    expect(state().work.kept).toBeNull();
    expect(names()).toEqual(['Bracken', 'Moss']);
  });

  it('lays a copy on the bench that is kept beside the first', async () => {
    const { bench, names } = await benchWith(MOSS);
    await bench.begin(null);
    bench.duplicate();
    expect(names()).toEqual(['Moss']);
    await bench.keep();
    expect(names()).toEqual(['Moss', 'Moss 2']);
  });

  it('removes a monster, and brings it back', async () => {
    const { bench, storage, names, state } = await benchWith(MOSS, FERN);
    await bench.begin(null);
    await bench.remove(FERN);
    expect(names()).toEqual(['Moss']);
    expect(state().work.kept).toEqual(MOSS);
    await bench.undo();
    expect(names()).toEqual(['Fern', 'Moss']);
    expect(await storage.read('fern')).toEqual(FERN);
  });

  it('names an entry that cannot be read, and keeps it until it is removed', async () => {
    const { bench, storage, names, state } = await benchWith(MOSS);
    await storage.write('torn', { ...FERN, mega: 'flood' });
    await bench.begin(null);
    expect(names()).toEqual(['Moss']);
    const torn = state().entries?.find(({ id }) => id === 'torn')?.value;
    expect(torn?.ok === false && torn.error.field).toBe('mega');
    bench.fresh();
    bench.change({ name: 'Torn' });
    await bench.keep();
    expect(state().work.kept?.id).toBe('torn-2');
    expect(await storage.read('torn')).toEqual({ ...FERN, mega: 'flood' });
    await bench.removeBroken('torn');
    expect(await storage.read('torn')).toBeUndefined();
  });
});

describe('a monster from a file', () => {
  it('moves in beside the others, under another id where its own is taken', async () => {
    const { bench, storage, names, state } = await benchWith(MOSS);
    await bench.begin(null);
    await bench.importFile(fileOf(formatHouseMonster({ ...FERN, id: 'moss' })));
    await expect.poll(names).toEqual(['Fern', 'Moss']);
    expect(state().notice).toEqual({ kind: 'imported', name: 'Fern' });
    expect(await storage.read('moss')).toEqual(MOSS);
    expect(await storage.read('moss-2')).toEqual({ ...FERN, id: 'moss-2' });
  });

  it('is laid on the bench if it lives here already', async () => {
    const { bench, names, state } = await benchWith(MOSS, FERN);
    await bench.begin(null);
    await bench.importFile(fileOf(formatHouseMonster(MOSS)));
    expect(names()).toEqual(['Fern', 'Moss']);
    expect(state().work.kept).toEqual(MOSS);
    expect(state().notice).toEqual({ kind: 'known', name: 'Moss' });
  });

  it.each([
    ['{"format":', 'gift.kaiju-monster.json', 'is not JSON'],
    [JSON.stringify({ ...MOSS, mega: 'flood' }), 'gift.kaiju-monster.json: mega', '"flood" is not one of'],
    [JSON.stringify({ format: 'kaiju-city' }), 'gift.kaiju-monster.json: format', 'must be "kaiju-monster"'],
  ])('that is bad changes nothing: %s', async (text, field, reason) => {
    const { bench, names, state } = await benchWith(MOSS);
    await bench.begin(null);
    bench.change({ name: 'Half done' });
    await bench.importFile(fileOf(text));
    expect(state().problem?.field).toBe(field);
    const { problem } = state();
    expect(problem && reasonFor(problem)).toContain(reason);
    expect(state().work.draft.name).toBe('Half done');
    expect(names()).toEqual(['Moss']);
  });
});

describe('a monster that came by a link', () => {
  it('lies on the bench and is kept on demand', async () => {
    const { bench, names, state } = await benchWith(MOSS);
    await bench.begin(FERN);
    expect(state().work).toMatchObject({ kept: null, guest: FERN });
    expect(names()).toEqual(['Moss']);
    await bench.keep();
    expect(state().work.kept).toEqual(FERN);
    expect(names()).toEqual(['Fern', 'Moss']);
  });

  it('goes again if nobody wants it', async () => {
    const { bench, names, state } = await benchWith(MOSS);
    await bench.begin(FERN);
    bench.dismissGuest();
    expect(state().work.kept).toEqual(MOSS);
    expect(names()).toEqual(['Moss']);
  });

  it('is recognised if it lives here already', async () => {
    const { bench, state } = await benchWith(MOSS, FERN);
    await bench.begin({ ...MOSS, id: 'another-id' });
    expect(state().work.kept).toEqual(MOSS);
    expect(state().notice).toEqual({ kind: 'known', name: 'Moss' });
  });
});
