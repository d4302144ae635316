import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '#core';
import { type RunningServer, startServer } from '#server';
import type { OpenRooms } from '../../../src/server/rooms/socket';

/** A folder with a page of nothing, for a server of rooms and its files. */
export function pageFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'kaiju-rooms-'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server of rooms on this machine, at any port. */
export const serve = async (directory: string, hosted: OpenRooms): Promise<RunningServer> =>
  unwrap(await startServer({ directory, port: 0, host: 'localhost', hosted }));
