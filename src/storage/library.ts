import { ok, type Result } from '#core';
import { storageFailure } from './problems';
import type { SaveStorage } from './save-storage';

export interface LibraryEntry<Value> {
  readonly id: string;
  /** Unreadable entries are listed with their problem. */
  readonly value: Result<Value>;
}

/** User content of one kind on this device, as plain JSON. */
export class Library<Value> {
  /** @param parse validates stored values */
  constructor(
    private readonly storage: SaveStorage,
    private readonly parse: (input: unknown) => Result<Value>,
  ) {}

  /** Whether the data survives the page. */
  get persistent(): boolean {
    return this.storage.persistent;
  }

  /** All entries, unreadable ones last. Fails if the storage does. */
  list(): Promise<Result<readonly LibraryEntry<Value>[]>> {
    return attempt(async () => {
      const entries = (await this.storage.readAll()).map(([id, value]) => ({ id, value: this.parse(value) }));
      return entries.sort((a, b) => Number(b.value.ok) - Number(a.value.ok));
    });
  }

  /** Writes or replaces an entry. Fails if the storage does. */
  keep(id: string, value: Value): Promise<Result<void>> {
    return attempt(() => this.storage.write(id, value));
  }

  /** Removes an entry if it exists. Fails if the storage does. */
  remove(id: string): Promise<Result<void>> {
    return attempt(() => this.storage.remove(id));
  }
}

async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return ok(await work());
  } catch (reason) {
    return storageFailure(reason);
  }
}
