import { type IDBPDatabase, openDB } from 'idb';

/** Where saved games lie, by id. What comes out is not trusted: an older program may have written it. */
export interface SaveStorage {
  /** Whether it outlives the page. */
  readonly lasting: boolean;
  write(id: string, value: unknown): Promise<void>;
  /** Undefined when there is none. */
  read(id: string): Promise<unknown>;
  readAll(): Promise<readonly (readonly [id: string, value: unknown])[]>;
  /** Succeeds when there is none, too. */
  remove(id: string): Promise<void>;
}

/** Forgets everything with the page. Keeps copies, as a database does. */
export class MemoryStorage implements SaveStorage {
  readonly lasting: boolean = false;
  private readonly values = new Map<string, string>();

  async write(id: string, value: unknown): Promise<void> {
    this.values.set(id, JSON.stringify(value));
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

const DATABASE = 'kaiju-tabletop';
const STORE = 'games';

class IndexedDbStorage implements SaveStorage {
  readonly lasting = true;
  private connection: Promise<IDBPDatabase> | undefined;

  /** The connection; opened again if the browser or a newer page has closed it. */
  open(): Promise<IDBPDatabase> {
    const forget = () => {
      this.connection = undefined;
    };
    this.connection ??= openDB(DATABASE, 1, {
      upgrade: (database) => {
        database.createObjectStore(STORE);
      },
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    }).catch((reason: unknown) => {
      forget();
      throw reason;
    });
    return this.connection;
  }

  async write(id: string, value: unknown): Promise<void> {
    await (await this.open()).put(STORE, value, id);
  }

  async read(id: string): Promise<unknown> {
    return (await this.open()).get(STORE, id);
  }

  async readAll(): Promise<readonly (readonly [string, unknown])[]> {
    const transaction = (await this.open()).transaction(STORE);
    const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    return keys.map((key, index) => [String(key), values[index] as unknown] as const);
  }

  async remove(id: string): Promise<void> {
    await (await this.open()).delete(STORE, id);
  }
}

/** The browser's database or, where there is none or it is forbidden (some private windows), memory. */
export async function openSaveStorage(): Promise<SaveStorage> {
  try {
    const storage = new IndexedDbStorage();
    await storage.open();
    return storage;
  } catch {
    return new MemoryStorage();
  }
}
