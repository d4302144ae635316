import { type IDBPDatabase, openDB } from 'idb';
import { MemoryStorage, type SaveStorage } from './save-storage';

const DATABASE = 'kaiju-tabletop';

/** Timeout of the browser's database, ms. */
const ANSWER_LIMIT = 3000;

/** The database did not answer in time. It still may, e.g. when another tab is closed. */
class OverdueError extends Error {
  constructor() {
    super('the browser’s database does not answer');
  }
}

/** Number of short waits into which the timeout is divided. */
const WAITS = 10;

/**
 * Rejects with an {@link OverdueError} if a promise takes longer than a limit in ms. Waits in several short steps, so
 * that after a long block of the page, answers that have arrived meanwhile are processed first.
 */
function withinLimit<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    let left = WAITS;
    let timer = setTimeout(function wait() {
      left -= 1;
      if (left === 0) reject(new OverdueError());
      else timer = setTimeout(wait, limit / WAITS);
    }, limit / WAITS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The browser's database, opened on first use, and reopened after the browser or a newer page has closed it. */
class Database {
  private opening: Promise<IDBPDatabase> | undefined;
  private overdue = false;

  constructor(
    private readonly stores: readonly string[],
    private readonly limit: number,
  ) {}

  /** Runs work on the database. Fails with its error, or with an {@link OverdueError} on timeout. */
  async run<Value>(work: (database: IDBPDatabase) => Promise<Value>): Promise<Value> {
    this.opening ??= this.open().then(
      (database) => {
        this.overdue = false;
        return database;
      },
      (reason: unknown) => {
        this.opening = undefined;
        throw reason;
      },
    );
    try {
      // After one timeout, do not wait again.
      const database = await withinLimit(this.opening, this.overdue ? 0 : this.limit);
      return await withinLimit(work(database), this.limit);
    } catch (reason) {
      if (reason instanceof OverdueError) this.overdue = true;
      throw reason;
    }
  }

  /**
   * Opens any version, so that data of a newer program can be read. The version is raised only to add a missing store.
   */
  private async open(version?: number): Promise<IDBPDatabase> {
    const forget = () => {
      this.opening = undefined;
    };
    const database = await openDB(DATABASE, version, {
      upgrade: (upgraded) => {
        for (const store of this.missing(upgraded)) upgraded.createObjectStore(store);
      },
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    if (this.missing(database).length === 0) return database;
    const next = database.version + 1;
    database.close();
    try {
      return await this.open(next);
    } catch (reason) {
      // Another page was faster, and may have added other stores.
      if (reason instanceof DOMException && reason.name === 'VersionError') return this.open();
      throw reason;
    }
  }

  private missing({ objectStoreNames }: IDBPDatabase): readonly string[] {
    return this.stores.filter((store) => !objectStoreNames.contains(store));
  }
}

class DatabaseStorage implements SaveStorage {
  readonly persistent = true;

  constructor(
    private readonly database: Database,
    private readonly store: string,
  ) {}

  async write(id: string, value: unknown): Promise<void> {
    await this.replace(id, value, () => true);
  }

  replace(id: string, value: unknown, mayGo: (old: unknown) => boolean): Promise<boolean> {
    return this.database.run(async (database) => {
      const transaction = database.transaction(this.store, 'readwrite');
      const work = async () => {
        const allowed = mayGo(await transaction.store.get(id));
        if (allowed) await transaction.store.put(value, id);
        return allowed;
      };
      // Awaited together: an error rejects both promises, and neither rejection may go unhandled.
      const [allowed] = await Promise.all([work(), transaction.done]);
      return allowed;
    });
  }

  read(id: string): Promise<unknown> {
    return this.database.run((database) => database.get(this.store, id));
  }

  readAll(): Promise<readonly (readonly [string, unknown])[]> {
    return this.database.run(async (database) => {
      const transaction = database.transaction(this.store);
      const { store } = transaction;
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll(), transaction.done]);
      return keys.map((key, index) => [String(key), values[index] as unknown] as const);
    });
  }

  remove(id: string): Promise<void> {
    return this.database.run((database) => database.delete(this.store, id));
  }
}

/**
 * The browser's database with a store for each name; other stores are left alone. If there is no database, or it is
 * blocked (some private windows), data is kept in memory. If it does not answer, its storages fail until it does.
 * @param limit timeout, ms
 */
export async function openSaveStorages<Name extends string>(
  names: readonly Name[],
  limit = ANSWER_LIMIT,
): Promise<Readonly<Record<Name, SaveStorage>>> {
  const database = new Database(names, limit);
  let open: (name: Name) => SaveStorage = (name) => new DatabaseStorage(database, name);
  try {
    await database.run(() => Promise.resolve());
  } catch (reason) {
    if (!(reason instanceof OverdueError)) open = () => new MemoryStorage();
  }
  return Object.fromEntries(names.map((name) => [name, open(name)])) as Record<Name, SaveStorage>;
}
