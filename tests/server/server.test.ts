import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { type RunningServer, type ServerOptions, startServer } from '#server';

const SCRIPT = 'console.log("a city");\n'.repeat(100);
let directory = '';
const open: { close(): unknown }[] = [];

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'kaiju-page-'));
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, 'inner'));
  writeFileSync(join(directory, 'inner', 'index.html'), 'another folder');
  writeFileSync(join(directory, 'index.html'), '<title>the page</title>');
  writeFileSync(join(directory, 'assets', 'main-1234.js'), SCRIPT);
  writeFileSync(join(directory, 'assets', 'main-1234.js.gz'), gzipSync(SCRIPT));
});

afterAll(() => rmSync(directory, { recursive: true }));

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
    expect(result).toEqual({ ok: false, error: { field: 'port', reason: `${taken} is in use` } });
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
