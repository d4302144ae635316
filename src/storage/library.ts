import { ok, type Result } from '#core';
import { storageFailure } from './problems';
import type { SaveStorage } from './save-storage';

export interface LibraryEntry<Value> {
  readonly id: string;
  /** What cannot be read stays listed with what is wrong with it. */
  readonly value: Result<Value>;
}

/** The things of one kind that people have made and keep on this device, as plain JSON. */
export class Library<Value> {
  /** @param parse validates what comes out of the storage */
  constructor(
    private readonly storage: SaveStorage,
    private readonly parse: (input: unknown) => Result<Value>,
  ) {}

  /** Whether it outlives the page. */
  get persistent(): boolean {
    return this.storage.persistent;
  }

  /** Everything, those that cannot be read last. Fails with the reason of the storage. */
  list(): Promise<Result<readonly LibraryEntry<Value>[]>> {
    return attempt(async () => {
      const entries = (await this.storage.readAll()).map(([id, value]) => ({ id, value: this.parse(value) }));
      return entries.sort((a, b) => Number(b.value.ok) - Number(a.value.ok));
    });
  }

  /** Writes an entry, in the place of an earlier one with its id. Fails with the reason of the storage. */
  keep(id: string, value: Value): Promise<Result<void>> {
    return attempt(() => this.storage.write(id, value));
  }

  /** Forgets an entry; succeeds when there is none, too. Fails with the reason of the storage. */
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
