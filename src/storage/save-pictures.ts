import type { SaveStorage } from './save-storage';

/** The longest that a picture may be, in characters of its `data:` address: a good thirty kilobytes. */
export const MAX_PICTURE_LENGTH = 45_000;

const PICTURE = /^data:image\/(?:jpeg|png|webp);base64,[\w+/]+=*$/;

function isPicture(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_PICTURE_LENGTH && PICTURE.test(value);
}

/**
 * The small pictures of saved games, by the ids of those. They lie beside the games and are no part of them: what is
 * handed on has none. Nobody is told where one cannot be kept, read or removed.
 */
export class SavePictures {
  constructor(private readonly storage: SaveStorage) {}

  /** @param picture as a `data:` address of at most {@link MAX_PICTURE_LENGTH} characters; a longer one is not kept */
  async keep(id: string, picture: string): Promise<void> {
    if (isPicture(picture)) await quietly(this.storage.write(id, picture));
  }

  /** All that can be shown. */
  async all(): Promise<ReadonlyMap<string, string>> {
    const found = (await quietly(this.storage.readAll())) ?? [];
    return new Map(found.flatMap(([id, value]) => (isPicture(value) ? [[id, value] as const] : [])));
  }

  async remove(ids: Iterable<string>): Promise<void> {
    for (const id of ids) await quietly(this.storage.remove(id));
  }

  /** Makes room. Gives false if there is nothing to remove. */
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
