import { type IDBPDatabase, openDB } from 'idb';

/** Where saved things of one kind lie, by id. What comes out is not trusted: an older program may have written it. */
export interface SaveStorage {
  /** Whether it outlives the page. */
  readonly lasting: boolean;
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
  readonly lasting: boolean = false;
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

const DATABASE = 'kaiju-tabletop';
/** Rises with every change of {@link STORES}. */
const DATABASE_VERSION = 2;

const STORES = ['games', 'cities', 'monsters'] as const;
/** The kinds of things that are saved, each in a store of its own. */
export type StoreName = (typeof STORES)[number];

class IndexedDbStorage implements SaveStorage {
  readonly lasting = true;
  private connection: Promise<IDBPDatabase> | undefined;

  constructor(private readonly store: StoreName) {}

  /** The connection; opened again if the browser or a newer page has closed it. */
  open(): Promise<IDBPDatabase> {
    const forget = () => {
      this.connection = undefined;
    };
    this.connection ??= openDB(DATABASE, DATABASE_VERSION, {
      upgrade: (database) => {
        for (const store of STORES) {
          if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
        }
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
    await (await this.open()).put(this.store, value, id);
  }

  async replace(id: string, value: unknown, mayGo: (old: unknown) => boolean): Promise<boolean> {
    const transaction = (await this.open()).transaction(this.store, 'readwrite');
    const allowed = mayGo(await transaction.store.get(id));
    if (allowed) await transaction.store.put(value, id);
    await transaction.done;
    return allowed;
  }

  async read(id: string): Promise<unknown> {
    return (await this.open()).get(this.store, id);
  }

  async readAll(): Promise<readonly (readonly [string, unknown])[]> {
    const transaction = (await this.open()).transaction(this.store);
    const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    return keys.map((key, index) => [String(key), values[index] as unknown] as const);
  }

  async remove(id: string): Promise<void> {
    await (await this.open()).delete(this.store, id);
  }
}

/** The browser's database or, where there is none or it is forbidden (some private windows), memory. */
export async function openSaveStorage(store: StoreName): Promise<SaveStorage> {
  try {
    const storage = new IndexedDbStorage(store);
    await storage.open();
    return storage;
  } catch {
    return new MemoryStorage();
  }
}
