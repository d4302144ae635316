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

  /** Everything, those that cannot be read last. */
  async list(): Promise<readonly LibraryEntry<Value>[]> {
    const entries = (await this.storage.readAll()).map(([id, value]) => ({ id, value: this.parse(value) }));
    return entries.sort((a, b) => Number(b.value.ok) - Number(a.value.ok));
  }

  /** Writes an entry, in the place of an earlier one with its id. Fails with the reason of the storage. */
  async keep(id: string, value: Value): Promise<Result<void>> {
    try {
      await this.storage.write(id, value);
      return ok(undefined);
    } catch (reason) {
      return storageFailure(reason);
    }
  }

  /** Forgets an entry; succeeds when there is none, too. */
  remove(id: string): Promise<void> {
    return this.storage.remove(id);
  }
}
