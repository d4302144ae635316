import type { SaveStorage } from './save-storage';

/** Longest picture in characters of its `data:` URL: a good 30 kB. */
export const MAX_PICTURE_LENGTH = 45_000;

const PICTURE = /^data:image\/(?:jpeg|png|webp);base64,[\w+/]+=*$/;

function isPicture(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_PICTURE_LENGTH && PICTURE.test(value);
}

/**
 * Thumbnails of saved games, by the games' ids. They are stored beside the games and are not exported. Errors are
 * ignored.
 */
export class SavePictures {
  constructor(private readonly storage: SaveStorage) {}

  /** @param picture a `data:` URL of at most {@link MAX_PICTURE_LENGTH} characters; longer ones are not stored */
  async keep(id: string, picture: string): Promise<void> {
    if (isPicture(picture)) await quietly(this.storage.write(id, picture));
  }

  /** All valid thumbnails. */
  async all(): Promise<ReadonlyMap<string, string>> {
    const found = (await quietly(this.storage.readAll())) ?? [];
    return new Map(found.flatMap(([id, value]) => (isPicture(value) ? [[id, value] as const] : [])));
  }

  async remove(ids: Iterable<string>): Promise<void> {
    for (const id of ids) await quietly(this.storage.remove(id));
  }

  /** Removes all, to free space. Returns false if there was nothing to remove. */
  async clear(): Promise<boolean> {
    const found = (await quietly(this.storage.readAll())) ?? [];
    await this.remove(found.map(([id]) => id));
    return found.length > 0;
  }
}

async function quietly<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
