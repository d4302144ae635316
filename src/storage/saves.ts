import { createStore } from 'zustand/vanilla';
import { ok, type Result } from '#core';
import { fail, storageFailure } from './problems';
import { Retry, type RunLater } from './retry';
import { gamesToForget } from './save-limit';
import { SavePictures } from './save-pictures';
import { MemoryStorage, type SaveStorage } from './save-storage';
import { parseSavedGame, type SavedGame, type SaveFault, saveFault, touchedAt } from './saved-game';
import type { TabMemory } from './tab-memory';
import { readHeld, type TabSnapshot, versionOf } from './tab-snapshot';

/**
 * Storage problems that people should know about: games last only as long as the tab, could not be written, or could
 * not be read.
 */
export type SaveTrouble = 'memory-only' | 'write-failed' | 'read-failed' | null;

export interface SaveListing {
  readonly id: string;
  /** Unreadable games are listed with their problem. */
  readonly saved: Result<SavedGame>;
  /** Why it cannot be read; null if it can. */
  readonly fault: SaveFault | null;
  /** When it was last played, milliseconds since 1970; null if unknown. */
  readonly touched: number | null;
  /** Thumbnail of its table as a `data:` URL; null if there is none. */
  readonly picture: string | null;
}

export interface SavesOptions {
  /** Storage of thumbnails; if left out, they last as long as the page. */
  readonly pictures?: SaveStorage;
  /** Memory of the tab for unwritten games; without it, a reload loses them. */
  readonly memory?: TabMemory;
  /** Schedules retries; if left out, there are no automatic ones. */
  readonly later?: RunLater;
  /** Called when a played game was saved: a good time to ask for persistent storage. */
  readonly onWritten?: () => void;
}

/**
 * The saved games of this device. Writes are sequential; of several queued for one game, the latest wins. A failed
 * write is retried automatically, by the next {@link save} and by {@link retry}; until then the game is still listed
 * and loaded, and kept by the tab. A game that another page has continued since this one read or wrote it is not
 * overwritten.
 */
export class Saves {
  /** Changes when there is something to report. */
  readonly notice;
  /** The latest game that was not written because another page has continued it. */
  readonly overtaken = createStore<{ readonly game: string | null }>(() => ({ game: null }));
  /** Versions of each game that this page may overwrite. */
  private readonly known = new Map<string, readonly string[]>();
  private readonly waiting = new Map<string, SavedGame>();
  private readonly met = new Set<string>();
  private readonly held: Map<string, TabSnapshot>;
  private unreadable = false;
  /** Identifies this page among all that write. */
  private readonly page = randomTag();
  private writes = 0;
  private draining: Promise<Result<void>> | undefined;
  private tidying = Promise.resolve();
  private readonly pictures: SavePictures;
  private picturing = Promise.resolve();
  private readonly again: Retry;

  constructor(
    private readonly storage: SaveStorage,
    private readonly options: SavesOptions = {},
  ) {
    this.notice = createStore<SaveTrouble>(() => (storage.persistent ? null : 'memory-only'));
    this.pictures = new SavePictures(options.pictures ?? new MemoryStorage());
    this.again = new Retry(options.later, () => void this.retry());
    this.held = options.memory === undefined ? new Map() : readHeld(options.memory);
    for (const [id, { game, due, over }] of this.held) {
      if (!due) continue;
      this.known.set(id, over);
      this.waiting.set(id, game);
    }
  }

  /** Queues a game to be written; {@link flush} waits for it. */
  save(game: SavedGame): void {
    this.waiting.set(game.id, game);
    void this.drain();
  }

  /** Keeps a game in the tab until somebody acts; a reload of the tab finds it. */
  hold(game: SavedGame): void {
    this.holdInTab({ game, due: false, over: [] });
  }

  /**
   * Saves a thumbnail of a game, if the game itself is saved.
   * @param picture a `data:` URL of at most `MAX_PICTURE_LENGTH` characters
   */
  keepPicture(id: string, picture: string): Promise<void> {
    this.picturing = this.picturing.then(async () => {
      await this.flush();
      const game = await this.storage.read(id).catch(() => undefined);
      if (game !== undefined) await this.pictures.keep(id, picture);
    });
    return this.picturing;
  }

  /** Stores unwritten games in the tab for its next page, since this one may close at any moment. */
  holdWaiting(): void {
    for (const [id, game] of this.waiting) this.holdDue(game, this.known.get(id) ?? []);
  }

  /** Waits until everything is written, retrying failures. Fails if the storage does. */
  async flush(): Promise<Result<void>> {
    if (this.draining !== undefined) await this.draining;
    return this.drain();
  }

  /** Retries failed writes. */
  async retry(): Promise<void> {
    await this.flush();
    if (this.unreadable) await this.readAll();
  }

  /** All games, latest first and unreadable ones last. Errors are reported by {@link notice}. */
  async list(): Promise<readonly SaveListing[]> {
    await this.flush();
    await this.tidying;
    await this.picturing;
    const [pictures, stored] = await Promise.all([this.pictures.all(), this.readAll()]);
    const all = new Map([...stored, ...this.waiting]);
    const listings = [...all].map(([id, value]): SaveListing => {
      const saved = this.parse(id, value);
      const fault = saved.ok ? null : saveFault(value);
      return { id, saved, fault, touched: touchedAt(value), picture: pictures.get(id) ?? null };
    });
    return listings.sort(
      (a, b) => Number(b.saved.ok) - Number(a.saved.ok) || (b.touched ?? 0) - (a.touched ?? 0),
    );
  }

  /** Fails with the invalid field, or if the game is missing; deletes nothing. */
  async load(id: string): Promise<Result<SavedGame>> {
    const value = await this.raw(id);
    return value.ok ? this.parse(id, value.value) : value;
  }

  /** The stored value of a game, valid or not. Fails if it is missing. */
  async raw(id: string): Promise<Result<unknown>> {
    await this.flush();
    const own = this.waiting.get(id) ?? this.held.get(id)?.game;
    if (own !== undefined) return ok(own);
    try {
      const value = await this.storage.read(id);
      return value === undefined ? fail('id', 'save.gone', { id }) : ok(value);
    } catch (reason) {
      this.note(true);
      return storageFailure(reason);
    }
  }

  /** Removes a game if it exists. Fails if the storage does. */
  async remove(id: string): Promise<Result<void>> {
    this.waiting.delete(id);
    if (this.draining !== undefined) await this.draining;
    this.release(id);
    try {
      await this.storage.remove(id);
    } catch (reason) {
      return storageFailure(reason);
    }
    await this.pictures.remove([id]);
    this.met.delete(id);
    this.known.delete(id);
    return ok(undefined);
  }

  private parse(id: string, value: unknown): Result<SavedGame> {
    const saved = parseSavedGame(value);
    if (saved.ok && !this.waiting.has(id)) this.known.set(id, [versionOf(saved.value)]);
    return saved;
  }

  /** The content of the storage; empty if it cannot be read, which is reported and retried. */
  private async readAll(): Promise<readonly (readonly [string, unknown])[]> {
    try {
      const all = await this.storage.readAll();
      this.note(false);
      return all;
    } catch {
      this.note(true);
      return [];
    }
  }

  private holdDue(game: SavedGame, over: readonly string[]): void {
    this.holdInTab({ game, due: true, over });
  }

  /** Besides unwritten games, the tab has room only for the latest game. */
  private holdInTab(held: TabSnapshot): void {
    for (const id of this.held.keys()) if (!this.waiting.has(id)) this.held.delete(id);
    this.held.set(held.game.id, held);
    this.rememberHeld();
  }

  private release(id: string): void {
    if (this.held.delete(id)) this.rememberHeld();
  }

  private rememberHeld(): void {
    if (this.held.size === 0) this.options.memory?.clear();
    else this.options.memory?.write([...this.held.values()]);
  }

  private drain(): Promise<Result<void>> {
    if (this.waiting.size === 0) return Promise.resolve(ok(undefined));
    this.draining ??= this.writeAll();
    return this.draining;
  }

  private async writeAll(): Promise<Result<void>> {
    try {
      return await this.writeWaiting();
    } finally {
      this.draining = undefined;
      this.note(this.unreadable);
    }
  }

  private async writeWaiting(): Promise<Result<void>> {
    for (let next = firstOf(this.waiting); next !== undefined; next = firstOf(this.waiting)) {
      const [id, latest] = next;
      const game = { ...latest, revision: `${this.page}.${++this.writes}` };
      const over = this.known.get(id) ?? [];
      // A write that seems to fail may still have reached the storage.
      const known = [...over, versionOf(game)];
      this.known.set(id, known);
      if (this.held.has(id)) this.holdDue(game, known);
      try {
        if (!(await this.write(id, game, known))) {
          this.waiting.delete(id);
          this.release(id);
          this.overtaken.setState({ game: id }, true);
          continue;
        }
        this.known.set(id, [versionOf(game)]);
      } catch (reason) {
        // A later version may be waiting by now.
        this.holdDue(this.waiting.get(id) ?? game, known);
        return storageFailure(reason);
      }
      if (!this.met.has(id)) this.tidy(id);
      this.met.add(id);
      if (this.waiting.get(id) === latest) this.waiting.delete(id);
      if (!this.storage.persistent) this.holdDue(game, known);
      else if (!this.waiting.has(id)) this.release(id);
      if (game.record.actions.length > 0) this.options.onWritten?.();
    }
    return ok(undefined);
  }

  /** Writes a game, deleting thumbnails if there is no space for it. */
  private async write(id: string, game: SavedGame, over: readonly string[]): Promise<boolean> {
    const mayGo = (old: unknown) => isOneOf(over, old);
    try {
      return await this.storage.replace(id, game, mayGo);
    } catch (reason) {
      if (Object(reason).name !== 'QuotaExceededError' || !(await this.pictures.clear())) throw reason;
      return this.storage.replace(id, game, mayGo);
    }
  }

  /** Updates {@link notice}. @param unreadable whether the latest read failed */
  private note(unreadable: boolean): void {
    this.unreadable = unreadable;
    const unwritten = this.draining === undefined && this.waiting.size > 0;
    if (unwritten || unreadable) this.again.ask();
    else this.again.settle();
    this.notice.setState(this.word(unwritten), true);
  }

  private word(unwritten: boolean): SaveTrouble {
    if (!this.storage.persistent) return 'memory-only';
    if (unwritten) return 'write-failed';
    return this.unreadable ? 'read-failed' : null;
  }

  /** Deletes old games in the background, so that writing need not wait. */
  private tidy(newest: string): void {
    // Too many games do no harm; the next new one tries again.
    this.tidying = this.tidying.then(() => this.forgetOldest(newest)).catch(() => undefined);
  }

  private async forgetOldest(newest: string): Promise<void> {
    const pictured = await this.pictures.all();
    const all = await this.storage.readAll();
    const given = gamesToForget(all).filter((id) => id !== newest);
    for (const id of given) await this.storage.remove(id);
    const kept = new Set(all.map(([id]) => id));
    await this.pictures.remove([...given, ...[...pictured.keys()].filter((id) => !kept.has(id))]);
  }
}

/** Whether there is no old value, or one of the versions that may be overwritten. */
function isOneOf(stamps: readonly string[], old: unknown): boolean {
  if (old === undefined) return true;
  const saved = parseSavedGame(old);
  return saved.ok && stamps.includes(versionOf(saved.value));
}

function randomTag(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');
}

function firstOf<Key, Value>(map: ReadonlyMap<Key, Value>): readonly [Key, Value] | undefined {
  for (const entry of map) return entry;
  return undefined;
}
