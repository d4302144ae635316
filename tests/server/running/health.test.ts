import { afterEach, beforeEach, expect, it } from 'vitest';
import { unwrap } from '#core';
import { type RunningServer, startServer } from '#server';
import { guestAddress } from '../../../src/server/rooms/origin';
import { type SiteFolder, siteFolder } from '../site-folder';

let folder: SiteFolder;
let server: RunningServer;
let wrong: string | null = null;

beforeEach(async () => {
  folder = siteFolder({ 'index.html': '<title>the page</title>' });
  const { directory } = folder;
  server = unwrap(await startServer({ directory, port: 0, host: 'localhost', health: async () => wrong }));
});

afterEach(async () => {
  await server.close();
  folder.remove();
});

it('is told to whoever balances the load', async () => {
  const ask = () => fetch(new URL('/health', server.localAddress));
  wrong = null;
  const well = await ask();
  expect([well.status, await well.json()]).toEqual([200, { status: 'ok' }]);
  expect(well.headers.get('cache-control')).toBe('no-store');
  wrong = 'log';
  const ill = await ask();
  expect([ill.status, await ill.json()]).toEqual([503, { status: 'log' }]);
});

it.each([
  { proxies: 0, forwarded: '1.1.1.1', address: '9.9.9.9' },
  { proxies: 1, forwarded: '1.1.1.1, 2.2.2.2', address: '2.2.2.2' },
  { proxies: 2, forwarded: '1.1.1.1,2.2.2.2', address: '1.1.1.1' },
  { proxies: 2, forwarded: '2.2.2.2', address: '9.9.9.9' },
  { proxies: 1, forwarded: undefined, address: '9.9.9.9' },
])(
  'behind $proxies proxies that say $forwarded a guest is at $address',
  ({ proxies, forwarded, address }) => {
    expect(guestAddress('9.9.9.9', forwarded, proxies)).toBe(address);
  },
);
