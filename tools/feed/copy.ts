import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FEED_BUNDLE, type FeedFile, feedAddress, parseFeedHead } from '#net';

export interface FeedCopyOptions {
  readonly code: string;
  /** Root of the feed's addresses. */
  readonly folder: string;
  /** Reads a file of the source feed; undefined if there is none. */
  readonly read: (address: string) => Promise<string | undefined>;
}

/**
 * Copies new files of a feed into a folder. Files never change once written; the head is replaced last, so that
 * everything it refers to exists.
 * @returns number of new files. Throws if the feed is invalid or incomplete.
 */
export async function copyFeed({ code, folder, read }: FeedCopyOptions): Promise<number> {
  let written = 0;
  async function get(file: FeedFile): Promise<string> {
    const text = await read(feedAddress(code, file));
    if (text === undefined) throw new Error(`${feedAddress(code, file)} is missing`);
    return text;
  }
  async function put(file: FeedFile, text: string): Promise<void> {
    const path = join(folder, feedAddress(code, file));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
    written++;
  }
  async function copy(file: FeedFile): Promise<void> {
    if (!existsSync(join(folder, feedAddress(code, file)))) await put(file, await get(file));
  }
  const text = await get({ file: 'head' });
  const head = parseFeedHead(JSON.parse(text));
  if (!head.ok) throw new Error(`the head is none: ${head.error.code} ${head.error.field}`);
  const { room, steps } = head.value;
  const { match } = room;
  await copy({ file: 'opening', match });
  for (let step = 0; step < steps; step++) await copy({ file: 'step', match, step });
  for (let bundle = 0; (bundle + 1) * FEED_BUNDLE <= steps; bundle++)
    await copy({ file: 'bundle', match, bundle });
  await put({ file: 'head' }, text);
  return written;
}
