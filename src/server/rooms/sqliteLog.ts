import Database from 'libsql';
import type { RoomEntry } from './entry';
import { type Calendar, type RoomLog, readEntries } from './log';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (room, number)
  ) WITHOUT ROWID`;

/** Audience code of a room from its first entry; null if that cannot be read. */
const WATCH = `CASE WHEN json_valid(entry) THEN json_extract(entry, '$.watch') END`;
const WATCH_INDEX = `CREATE INDEX IF NOT EXISTS watched ON entries (${WATCH}) WHERE number = 0`;

/** Kind of an entry; null if it cannot be read. */
const KIND = `CASE WHEN json_valid(entry) THEN json_extract(entry, '$.do') END`;
const BEGUN_INDEX = `CREATE INDEX IF NOT EXISTS begun ON entries (room) WHERE ${KIND} = 'start'`;

/** Date of the latest entry in the room of `first`. */
const LATEST = '(SELECT at FROM entries WHERE room = first.room ORDER BY number DESC LIMIT 1)';

/** Wait for a lock held by another process, ms. */
const BUSY_TIMEOUT = 1500;

/** Keeps logs in an SQLite file, created if missing. Throws if it cannot be opened. */
export class SqliteLog implements RoomLog {
  private readonly database: Database.Database;
  private readonly inserting: Database.Statement;
  private readonly reading: Database.Statement;
  private readonly counting: Database.Statement;
  private readonly finding: Database.Statement;
  private readonly forgetting: Database.Statement;
  private readonly using: Database.Statement;
  private readonly pruning: Database.Statement;

  constructor(
    file: string,
    private readonly calendar: Calendar,
  ) {
    this.database = new Database(file);
    this.database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
    this.database.pragma('journal_mode = WAL');
    this.database.pragma('synchronous = FULL');
    this.database.exec(SCHEMA);
    this.database.exec(WATCH_INDEX);
    this.database.exec(BEGUN_INDEX);
    this.inserting = this.database.prepare(
      `INSERT INTO entries SELECT ?1, ?2, ?3, ?4
       WHERE ?2 = coalesce((SELECT max(number) + 1 FROM entries WHERE room = ?1), 0)`,
    );
    this.reading = this.database.prepare(
      'SELECT number, entry FROM entries WHERE room = ? AND number >= ? ORDER BY number',
    );
    this.finding = this.database.prepare(`SELECT room FROM entries WHERE number = 0 AND ${WATCH} = ?`);
    this.counting = this.database.prepare('SELECT count(*) AS rooms FROM entries WHERE number = 0');
    this.forgetting = this.database.prepare('DELETE FROM entries WHERE room = ?');
    this.using = this.database.prepare(
      `UPDATE entries SET at = max(at, ?1)
       WHERE room = ?2 AND number = (SELECT max(number) FROM entries WHERE room = ?2)`,
    );
    this.pruning = this.database.prepare(
      `SELECT room FROM entries AS first WHERE number = 0 AND (${LATEST} < ?1
       OR (${LATEST} < ?2 AND room NOT IN (SELECT room FROM entries WHERE ${KIND} = 'start')))`,
    );
  }

  async append(room: string, number: number, entry: RoomEntry): Promise<boolean> {
    return this.inserting.run(room, number, JSON.stringify(entry), this.calendar()).changes === 1;
  }

  async read(room: string, from = 0): Promise<readonly RoomEntry[]> {
    const rows = this.reading.all(room, from) as readonly {
      readonly number: number;
      readonly entry: string;
    }[];
    return readEntries(rows, from);
  }

  async roomWatchedBy(watch: string): Promise<string | undefined> {
    const row = this.finding.get(watch) as { readonly room: string } | undefined;
    return row?.room;
  }

  async count(): Promise<number> {
    return (this.counting.get() as { readonly rooms: number }).rooms;
  }

  async forget(room: string): Promise<void> {
    this.forgetting.run(room);
  }

  /** Date of the newest entry of all rooms, milliseconds since 1970; null if there is none. */
  get newest(): number | null {
    const asked = `SELECT max(${LATEST}) AS at FROM entries AS first WHERE number = 0`;
    return (this.database.prepare(asked).get() as { readonly at: number | null }).at;
  }

  async use(rooms: readonly string[]): Promise<void> {
    for (const room of rooms) this.using.run(this.calendar(), room);
  }

  async prune(before: number, unbegun: number): Promise<readonly string[]> {
    const old = this.pruning.all(before, unbegun) as readonly { readonly room: string }[];
    for (const { room } of old) await this.forget(room);
    return old.map(({ room }) => room);
  }

  async close(): Promise<void> {
    this.database.close();
  }
}
