import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { type RunningServer, type ServerOptions, startServer } from '#server';
import { type SiteFolder, siteFolder } from './site-folder';

const SCRIPT = 'console.log("a city");\n'.repeat(100);
let folder: SiteFolder;
let directory = '';
const open: { close(): unknown }[] = [];

beforeAll(() => {
  folder = siteFolder({
    'index.html': '<title>the page</title>',
    'inner/index.html': 'another folder',
    'assets/main-1234.js': SCRIPT,
    'assets/main-1234.js.gz': gzipSync(SCRIPT),
    'models/army.glb': '0123456789',
  });
  directory = folder.directory;
});

afterAll(() => folder.remove());

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = unwrap(await startServer({ directory, port: 0, ...options }));
  open.push(server);
  return server;
}

/** A foreign server that holds some port of its own. */
async function occupy(port = 0): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  open.push(server);
  return (server.address() as AddressInfo).port;
}

describe('the addresses of this computer', () => {
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const { port } = new URL(address);
    return new Promise<unknown>((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, path: '/network.json', headers }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => {
          text += part.toString();
        });
        response.on('end', () => resolve(JSON.parse(text)));
      });
      request.on('error', reject);
    });
  };

  it('are told to the page on this computer, and to no page of another name', async () => {
    const server = await start();
    const addresses = server.networkAddresses;
    expect(await ask(server.localAddress, { host: `localhost:${server.port}` })).toEqual({ addresses });
    const none = { addresses: [] };
    expect(await ask(server.localAddress, { host: `evil.example:${server.port}` })).toEqual(none);
    const alone = await start({ host: '127.0.0.1' });
    expect(await ask(alone.localAddress)).toEqual(none);
  });
});

describe('startServer', () => {
  it('serves the page on every route, so that a link may lead anywhere in it', async () => {
    const { localAddress } = await start();
    for (const path of ['', 'table', 'table?seed=3&bots=A:greedy', 'index.html']) {
      const response = await fetch(`${localAddress}${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('the page');
    }
  });

  it('announces what the build says a page will ask for, and nothing where it says nothing', async () => {
    const links = '</assets/main-1234.js>; rel=modulepreload; crossorigin';
    folder.write('links.json', JSON.stringify({ '/table': links }));
    const { localAddress } = await start();
    const linkOf = async (path: string) => (await fetch(`${localAddress}${path}`)).headers.get('link');
    expect(await linkOf('table?seed=3')).toBe(links);
    expect(await linkOf('')).toBeNull();
    expect(await linkOf('assets/main-1234.js')).toBeNull();
    folder.write('links.json', '{"/table":');
    expect(await linkOf('table')).toBeNull();
  });

  it('serves a script for ever, compressed to whoever can read it', async () => {
    const { localAddress } = await start();
    const address = `${localAddress}assets/main-1234.js`;
    const compressed = await fetch(address);
    expect(compressed.headers.get('content-type')).toContain('javascript');
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('cache-control')).toContain('immutable');
    expect(await compressed.text()).toBe(SCRIPT);
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
  });

  it.each([
    ['gzip', 'gzip'],
    ['br, gzip;q=0.5', 'gzip'],
    ['*', 'gzip'],
    ['gzip;q=0', null],
    ['br', null],
    ['identity, gzip;q=0.1', null],
  ])('reads what encodings a client takes: %s', async (accepted, chosen) => {
    const { localAddress } = await start();
    const address = `${localAddress}assets/main-1234.js`;
    const response = await fetch(address, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(chosen);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  it.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['lines=1-2', 200, '0123456789', null],
    ['bytes=0-1,5-6', 200, '0123456789', null],
  ])('serves the range %s', async (range, status, body, told) => {
    const { localAddress } = await start();
    const response = await fetch(`${localAddress}models/army.glb`, { headers: { range } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(told);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await response.text()).toBe(body);
  });

  it('refuses a range behind the end', async () => {
    const { localAddress } = await start();
    const response = await fetch(`${localAddress}models/army.glb`, { headers: { range: 'bytes=10-' } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });

  it('sends nothing again that has not changed', async () => {
    const { localAddress } = await start();
    const address = `${localAddress}models/army.glb`;
    const first = await fetch(address);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const modified = first.headers.get('last-modified') ?? '';
    const status = async (headers: Readonly<Record<string, string>>) =>
      (await fetch(address, { headers: { 'cache-control': 'max-age=0', ...headers } })).status;
    expect(await status({ 'if-none-match': etag })).toBe(304);
    expect(await status({ 'if-none-match': `"another", ${etag}` })).toBe(304);
    expect(await status({ 'if-none-match': '*' })).toBe(304);
    expect(await status({ 'if-none-match': '"another"' })).toBe(200);
    expect(await status({ 'if-modified-since': modified })).toBe(304);
    expect(await status({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
    expect(await status({ 'if-match': '"another"' })).toBe(412);
    expect(await status({ 'if-range': '"another"', range: 'bytes=0-0' })).toBe(200);
  });

  it('tells the head of a file alone', async () => {
    const { localAddress } = await start();
    const response = await fetch(`${localAddress}models/army.glb`, {
      method: 'HEAD',
      headers: { range: 'bytes=0-3' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('10');
    expect(response.headers.get('content-type')).toBe('model/gltf-binary');
    expect(await response.text()).toBe('');
  });

  it('lets the page load nothing but its own, and nobody frame it, whatever is asked', async () => {
    const { localAddress } = await start();
    for (const path of ['', 'assets/main-1234.js', 'assets/gone.js', '%']) {
      const { headers } = await fetch(`${localAddress}${path}`);
      const policy = headers.get('content-security-policy')?.split('; ') ?? [];
      expect(policy, path).toEqual(expect.arrayContaining(["default-src 'self'", "frame-ancestors 'none'"]));
      expect(policy.join(' ')).not.toMatch(/'unsafe-(inline|eval)'|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('shows lessons in frames in a page of their own, where the build has one', async () => {
    const site = siteFolder({ 'index.html': 'all', 'embed.html': 'frames' });
    const { localAddress } = await start({ directory: site.directory });
    const ask = async (path: string) => (await fetch(`${localAddress}${path}`)).text();
    expect(await ask('embed/zorgl/combo?step=2')).toBe('frames');
    for (const path of ['', 'embed', 'embed/zorgl', 'learn/zorgl/combo']) expect(await ask(path)).toBe('all');
    site.remove();
  });

  it('lets anybody frame a lesson that is made for frames, and nothing else', async () => {
    const { localAddress } = await start();
    const ask = async (path: string) => (await fetch(`${localAddress}${path}`)).headers;
    for (const path of ['embed/zorgl/combo', 'embed/zorgl/combo/', 'embed/zorgl/combo?step=2&lang=fr']) {
      const headers = await ask(path);
      expect(headers.get('content-security-policy'), path).toContain("default-src 'self'");
      expect(headers.get('content-security-policy'), path).not.toContain('frame-ancestors');
      expect(headers.get('x-frame-options')).toBeNull();
    }
    const others = [
      'table',
      'learn/zorgl/combo',
      'embed',
      'embed/zorgl',
      'embed/zorgl/combo/more',
      '?embed/a/b',
    ];
    const disguised = [
      'embed/zorgl/..%2ftable',
      'embed%2fzorgl/a.js',
      'assets/embed/zorgl/combo',
      '/embed/zorgl/combo',
    ];
    for (const path of [...others, ...disguised])
      expect((await ask(path)).get('content-security-policy'), path).toContain("frame-ancestors 'none'");
  });

  it('finds the files of a build that was made since it started', async () => {
    const { localAddress } = await start();
    const ask = async () => (await fetch(`${localAddress}assets/later-99.js`)).status;
    folder.write('assets/later-99.js', 'later');
    await vi.waitFor(async () => expect(await ask()).toBe(200), { timeout: 4000, interval: 300 });
  });

  it('listens only where it is told to', async () => {
    const server = await start({ host: '127.0.0.1' });
    expect(server.localAddress).toBe(`http://127.0.0.1:${server.port}/`);
    expect(server.networkAddresses).toEqual([]);
    expect((await fetch(server.localAddress)).status).toBe(200);
    const nowhere = await startServer({ directory, port: 0, host: '203.0.113.7' });
    expect(nowhere).toMatchObject({ ok: false, error: { field: 'host' } });
  });

  it('answers 404 to a missing file', async () => {
    const { localAddress } = await start();
    for (const path of ['assets/gone-99.js', 'model.glb']) {
      expect((await fetch(`${localAddress}${path}`)).status, path).toBe(404);
    }
  });

  it('gives no file from outside its folder', async () => {
    const { localAddress } = await start({ directory: join(directory, 'inner') });
    for (const path of ['..%2Findex.html', '%2e%2e/index.html', 'a/..%2F..%2Findex.html']) {
      expect(await (await fetch(`${localAddress}${path}`)).text(), path).not.toContain('the page');
    }
  });

  it('fails when there is no page', async () => {
    const missing = join(directory, 'nowhere');
    const result = await startServer({ directory: missing, port: 0 });
    expect(result).toMatchObject({ ok: false, error: { field: 'page' } });
  });

  it('fails when the port is in use and no other will do', async () => {
    const taken = await occupy();
    const result = await startServer({ directory, port: taken });
    expect(result).toEqual({
      ok: false,
      error: { field: 'port', code: 'port.inUse', params: { port: taken } },
    });
  });

  it('takes a later port when it may', async () => {
    const taken = await occupy();
    const server = await start({ port: taken, alternatives: 20 });
    expect(server.port).toBeGreaterThan(taken);
    expect((await fetch(server.localAddress)).status).toBe(200);
  });

  it('frees its port when it is closed, though a browser keeps a connection', async () => {
    const server = await start();
    await (await fetch(server.localAddress)).text();
    await server.close();
    await expect(fetch(server.localAddress)).rejects.toThrow();
    expect(await occupy(server.port)).toBe(server.port);
  });
});
