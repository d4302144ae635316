/** Where saved things of one kind lie, by id. What comes out is not trusted: an older program may have written it. */
export interface SaveStorage {
  /** Whether it outlives the page. */
  readonly persistent: boolean;
  write(id: string, value: unknown): Promise<void>;
  /** As {@link write}, but writes nothing and gives false when what lies there must stay. In one step, for all pages. */
  replace(id: string, value: unknown, mayGo: (old: unknown) => boolean): Promise<boolean>;
  /** Undefined when there is none. */
  read(id: string): Promise<unknown>;
  readAll(): Promise<readonly (readonly [id: string, value: unknown])[]>;
  /** Succeeds when there is none, too. */
  remove(id: string): Promise<void>;
}

/** Forgets everything with the page. Keeps copies, as a database does. */
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
