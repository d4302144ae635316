import { createStore } from 'zustand/vanilla';
import { ok, problem, type Result } from '#core';
import type { SaveStorage } from './save-storage';
import { parseSavedGame, type SavedGame } from './saved-game';

/** How many games are kept; the longest untouched give way. */
export const SAVES_KEPT = 30;

/** What people should be told about their games: they live as long as the page, or could not be written. */
export type SaveNotice = 'memory-only' | 'write-failed' | null;

export interface SaveListing {
  readonly id: string;
  /** A game that cannot be read stays listed with what is wrong with it. */
  readonly saved: Result<SavedGame>;
}

/**
 * The saved games of this device. Writes go one after another; of several waiting for the same game the latest
 * wins. A write that fails waits for the next {@link save} or {@link flush}. A game that another page has gone on with
 * since this one read or wrote it is not written over.
 */
export class Saves {
  /** Changes when there is something to tell. */
  readonly notice;
  /** The latest game that was not written because another page has gone on with it. */
  readonly overtaken = createStore<{ readonly game: string | null }>(() => ({ game: null }));
  /** When each game was last touched, as far as this page knows. */
  private readonly touched = new Map<string, number>();
  private readonly waiting = new Map<string, SavedGame>();
  private readonly met = new Set<string>();
  private draining: Promise<Result<void>> | undefined;

  constructor(private readonly storage: SaveStorage) {
    this.notice = createStore<SaveNotice>(() => (storage.lasting ? null : 'memory-only'));
  }

  /** Takes a game to be written soon; {@link flush} tells when it is. */
  save(game: SavedGame): void {
    this.waiting.set(game.id, game);
    void this.drain();
  }

  /** Waits until everything is written, trying again what failed. Fails with the reason of the storage. */
  async flush(): Promise<Result<void>> {
    if (this.draining !== undefined) await this.draining;
    return this.drain();
  }

  /** All games, the latest touched first; those that cannot be read come last. */
  async list(): Promise<readonly SaveListing[]> {
    await this.flush();
    const listings = (await this.storage.readAll()).map(([id, value]): SaveListing => {
      return { id, saved: this.parse(id, value) };
    });
    const touched = ({ saved }: SaveListing) => (saved.ok ? saved.value.updatedAt : Number.NEGATIVE_INFINITY);
    // Two bad ones are both infinitely old, and their difference is no number.
    return listings.sort((a, b) => touched(b) - touched(a) || 0);
  }

  /** Fails with the field at fault when the game is missing or cannot be read; nothing is deleted. */
  async load(id: string): Promise<Result<SavedGame>> {
    await this.flush();
    const value = await this.storage.read(id);
    return value === undefined ? problem('id', `there is no saved game "${id}"`) : this.parse(id, value);
  }

  async remove(id: string): Promise<void> {
    this.waiting.delete(id);
    if (this.draining !== undefined) await this.draining;
    await this.storage.remove(id);
    this.met.delete(id);
    this.touched.delete(id);
  }

  private parse(id: string, value: unknown): Result<SavedGame> {
    const saved = parseSavedGame(value);
    if (saved.ok) this.touched.set(id, saved.value.updatedAt);
    return saved;
  }

  /** Nothing lies there, or what this page knows. */
  private isKnown(id: string, old: unknown): boolean {
    if (old === undefined) return true;
    const saved = parseSavedGame(old);
    return saved.ok && saved.value.updatedAt === this.touched.get(id);
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
    }
  }

  private async writeWaiting(): Promise<Result<void>> {
    for (let next = firstOf(this.waiting); next !== undefined; next = firstOf(this.waiting)) {
      const [id, game] = next;
      try {
        const written = await this.storage.replace(id, game, (old) => this.isKnown(id, old));
        if (!written) {
          this.waiting.delete(id);
          this.overtaken.setState({ game: id }, true);
          continue;
        }
        this.touched.set(id, game.updatedAt);
        if (!this.met.has(id)) await this.forgetOldest(id);
      } catch (reason) {
        this.notice.setState('write-failed', true);
        return problem('storage', reason instanceof Error ? reason.message : String(reason));
      }
      this.met.add(id);
      if (this.waiting.get(id) === game) this.waiting.delete(id);
    }
    if (this.storage.lasting) this.notice.setState(null, true);
    return ok(undefined);
  }

  private async forgetOldest(newest: string): Promise<void> {
    const others: { id: string; touched: number }[] = [];
    for (const [id, value] of await this.storage.readAll()) {
      const saved = parseSavedGame(value);
      if (saved.ok && id !== newest) others.push({ id, touched: saved.value.updatedAt });
    }
    others.sort((a, b) => b.touched - a.touched);
    for (const { id } of others.slice(SAVES_KEPT - 1)) await this.storage.remove(id);
  }
}

function firstOf<Key, Value>(map: ReadonlyMap<Key, Value>): readonly [Key, Value] | undefined {
  for (const entry of map) return entry;
  return undefined;
}
