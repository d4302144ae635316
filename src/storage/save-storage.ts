/** Storage of one kind of data, by id. Stored values are not trusted: an older program may have written them. */
export interface SaveStorage {
  /** Whether the data survives the page. */
  readonly persistent: boolean;
  write(id: string, value: unknown): Promise<void>;
  /**
   * Like {@link write}, but atomically checks the old value first; writes nothing and returns false if it must stay.
   */
  replace(id: string, value: unknown, mayGo: (old: unknown) => boolean): Promise<boolean>;
  /** Undefined if there is none. */
  read(id: string): Promise<unknown>;
  readAll(): Promise<readonly (readonly [id: string, value: unknown])[]>;
  /** Also succeeds if there is none. */
  remove(id: string): Promise<void>;
}

/** Lasts as long as the page. Stores copies, like a database. */
export class MemoryStorage implements SaveStorage {
  readonly persistent: boolean = false;
  private readonly values = new Map<string, string>();

  async write(id: string, value: unknown): Promise<void> {
    this.values.set(id, JSON.stringify(value));
  }

  async replace(id: string, value: unknown, mayGo: (old: unknown) => boolean): Promise<boolean> {
    if (!mayGo(await this.read(id))) return false;
    await this.write(id, value);
    return true;
  }

  async read(id: string): Promise<unknown> {
    const text = this.values.get(id);
    return text === undefined ? undefined : JSON.parse(text);
  }

  async readAll(): Promise<readonly (readonly [string, unknown])[]> {
    return [...this.values].map(([id, text]) => [id, JSON.parse(text) as unknown] as const);
  }

  async remove(id: string): Promise<void> {
    this.values.delete(id);
  }
}
