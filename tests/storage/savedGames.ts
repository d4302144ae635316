import { MemoryStorage, type SavedGame, type TabMemory } from '#storage';
import { toyPosition } from '../helpers/toy-game';

/** A persistent storage that keeps a diary and may fail. */
export class TestStorage extends MemoryStorage {
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
export function memory(): TabMemory {
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

/** A saved game of two that was written down by hand. */
export function saved(id: string, actions: readonly unknown[], updatedAt = 0): SavedGame {
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
