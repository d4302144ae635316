import fs from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { type RunningServer, startServer } from '#server';
import { createGuardedServer } from '../../src/server/connections';
import { ask, sendRaw } from './raw';
import { type SiteFolder, siteFolder } from './site-folder';

const SCRIPT = '0123456789';
const LARGE = Buffer.alloc(8_000_000, 'kaiju');

let folder: SiteFolder;
let server: RunningServer;

/** @param silence milliseconds; far from the other limits, or what is noticed first depends on how busy the machine is */
const serve = async (silence: number) =>
  unwrap(
    await startServer({ directory: folder.directory, port: 0, limits: { head: 250, request: 300, silence } }),
  );

beforeEach(async () => {
  folder = siteFolder({
    'index.html': '<title>the page</title>',
    'assets/main-1234.js': SCRIPT,
    'models/large.glb': LARGE,
    'inner/index.html': 'the inner page',
  });
  server = await serve(1500);
});

afterEach(async () => {
  vi.restoreAllMocks();
  expect((await fetch(server.localAddress)).status, 'the server lives').toBe(200);
  await server.close();
  folder.remove();
});

const get = (path: string, headers: readonly string[] = []) => ask(server.port, `GET ${path}`, headers);

describe('a server under attack', () => {
  it.each(['bytes=5-2', 'bytes=5-1e400', 'bytes=99-', 'bytes=-0', 'bytes=-', 'bytes=NaN-NaN'])(
    'answers the senseless range %s',
    async (range) => {
      const { status, head, body } = await get('/assets/main-1234.js', [`Range: ${range}`]);
      if (status === 416) {
        expect(head).toContain('Content-Range: bytes */10');
        expect(head).toContain('text/html');
      } else {
        expect(status).toBe(200);
        expect(body).toBe(SCRIPT);
      }
    },
  );

  it.each([90, 2000, 15_000])('is not slowed by a path of %i characters full of dots', async (length) => {
    expect((await get(`/${'a.'.repeat(length / 2)}!`)).status).toBe(404);
    expect((await get(`/${'.'.repeat(length)}`)).status).toBe(404);
    expect((await get(`/${'%2e/'.repeat(length / 4)}`)).status).toBe(404);
  });

  it('answers 404 for a file that has gone since it started', async () => {
    fs.rmSync(join(folder.directory, 'assets'), { recursive: true });
    const { status, head, body } = await get('/assets/main-1234.js');
    expect(status).toBe(404);
    expect(head).not.toContain('immutable');
    expect(body).toContain('Page not found.');
  });

  it('answers 503 while the page is built anew, and goes on with the new build', async () => {
    fs.rmSync(join(folder.directory, 'index.html'));
    const { status, head } = await get('/table');
    expect(status).toBe(503);
    expect(head).toContain('Retry-After');
    folder.write('index.html', 'the new page');
    expect((await get('/table')).body).toBe('the new page');
  });

  it('answers 503 when the disk has no handle left', async () => {
    vi.spyOn(fs, 'createReadStream').mockImplementation(() => {
      const failing = new Readable({ read: () => undefined });
      failing.destroy(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
      return failing as fs.ReadStream;
    });
    const { status, head, body } = await get('/assets/main-1234.js');
    expect(status).toBe(503);
    expect(head).not.toContain('immutable');
    expect(body).toContain('cannot be read');
  });

  it('cuts the connection when a file ends too early, or fails half-way', async () => {
    const original = fs.createReadStream;
    const spy = vi.spyOn(fs, 'createReadStream');
    spy.mockImplementation((path) => original(path, { start: 0, end: 99 }));
    const short = await get('/models/large.glb');
    expect(short.head).toContain(`Content-Length: ${LARGE.length}`);
    expect(short.body.length).toBeLessThanOrEqual(100);

    spy.mockImplementation(() => {
      const chunks = [
        Buffer.alloc(50_000, 'a'),
        Object.assign(new Error('the disk is ill'), { code: 'EIO' }),
      ];
      return new Readable({
        read() {
          const next = chunks.shift();
          if (next instanceof Error) this.destroy(next);
          else this.push(next);
        },
      }) as fs.ReadStream;
    });
    const broken = await get('/models/large.glb');
    expect(broken.body.length).toBeLessThan(LARGE.length);
    expect(broken.body).not.toContain('<html');
  });

  it('closes the file when the reader leaves', async () => {
    const spy = vi.spyOn(fs, 'createReadStream');
    await sendRaw(server.port, 'GET /models/large.glb HTTP/1.1\r\nHost: localhost\r\n\r\n', (socket) => {
      socket.once('readable', () => socket.destroy());
    });
    await vi.waitFor(() => {
      const [opened] = spy.mock.results;
      expect(opened?.value).toMatchObject({ destroyed: true });
    });
  });

  it.each(['/../secret.txt', '/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%5c..%5csecret.txt'])(
    'gives nothing from outside its folder: %s',
    async (path) => {
      await server.close();
      folder.write('secret.txt', 'the secret');
      server = unwrap(await startServer({ directory: join(folder.directory, 'inner'), port: 0 }));
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body).not.toContain('the secret');
    },
  );

  it.each(['/%00', '/index.html%00.js', '/%', '/%c3%28', '/a%0d%0aSet-Cookie:x', '*', 'nowhere'])(
    'refuses the unreadable address %s',
    async (path) => {
      const { status, head } = await get(path);
      expect(status).toBe(400);
      expect(head).not.toContain('Set-Cookie');
    },
  );

  it.each(['/.env', '/.vite/license.md', '/package.json', '/assets/', '/models'])(
    'answers 404 to %s',
    async (path) => {
      folder.write('.vite/license.md', 'hidden');
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'does not take %s',
    async (method) => {
      const { status, head, body } = await ask(server.port, `${method} /`, [
        'Content-Length: 0',
        'X-Mine: echoed',
      ]);
      expect(status).toBe(405);
      expect(head).toContain('Allow: GET, HEAD');
      expect(body).not.toContain('echoed');
    },
  );

  it('refuses an address that is too long, and a head that is, with pages of its own', async () => {
    for (const [path, headers, expected] of [
      [`/table?position=${'x'.repeat(16_100)}`, [], 414],
      [`/table?position=${'x'.repeat(200_000)}`, [], 431],
      ['/', [`Cookie: ${'x'.repeat(200_000)}`], 431],
    ] as const) {
      const { status, head, body } = await get(path, headers);
      expect(status).toBe(expected);
      expect(head).toContain('nosniff');
      expect(body).toContain('too long');
      expect(body).toContain('trop longue');
    }
  });

  it('refuses what is not HTTP, also on a connection that was answered before', async () => {
    expect((await sendRaw(server.port, '\x16\x03\x01\x02\x00\r\n\r\n')).status).toBe(400);
    const twice = await sendRaw(server.port, 'GET /x.js HTTP/1.1\r\nHost: a\r\n\r\n', (socket) => {
      socket.once('data', () => socket.write('nonsense\r\n\r\n'));
    });
    expect(twice.status).toBe(404);
    expect(twice.body).toContain('HTTP/1.1 400');
  });

  it('closes connections that send nothing, or never come to the end of a request', async () => {
    const silent = sendRaw(server.port, '');
    const half = sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: loc');
    const body = sendRaw(server.port, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nab');
    expect((await half).status).toBe(408);
    expect((await body).status).toBe(405);
    await silent;
  });

  it('closes a connection whose reader stopped reading', async () => {
    const impatient = await serve(600);
    const socket = connect(impatient.port, 'localhost');
    socket.on('error', () => undefined);
    socket.write('GET /models/large.glb HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => socket.once('readable', resolve));
    socket.pause();
    // Reading goes on only after the server gave up: what was under way arrives, then the end.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(socket.bytesRead).toBeLessThan(LARGE.length);
    await impatient.close();
  });

  it('answers anything whatsoever with a page, a file or a refusal', async () => {
    const words = fc.constantFrom(
      '..',
      '%2e',
      '%',
      '%00',
      'assets',
      'main-1234.js',
      '/',
      '\\',
      'a.',
      '?',
      '#',
      '*',
      ' ',
    );
    const path = fc.array(fc.oneof(words, fc.string({ maxLength: 5 })), { maxLength: 12 });
    const numbers = fc.oneof(fc.integer(), fc.constantFrom('', '1e400', 'x', '99999999999999999999'));
    const ranges = fc.array(fc.tuple(numbers, numbers), { maxLength: 3 });
    const encodings = fc.constantFrom('gzip', 'gzip;q=0', '*;q=0', ';;;', 'identity;q=nan', '\t');
    const printable = (text: string) => text.replace(/[^!-~]/g, '_');
    await fc.assert(
      fc.asyncProperty(path, ranges, encodings, async (parts, pairs, encoding) => {
        const range = pairs.map(([from, to]) => `${from}-${to}`).join(',');
        const { status } = await get(`/${printable(parts.join(''))}`, [
          `Range: bytes=${range}`,
          `Accept-Encoding: ${encoding}`,
          `If-None-Match: ${printable(parts.join(','))}`,
        ]);
        expect([200, 206, 304, 400, 404, 416]).toContain(status);
      }),
      { numRuns: 300 },
    );
  });
});

it('survives a fault of its own: the one request gets 500', async () => {
  const guarded = createGuardedServer(() => {
    throw new Error('planted');
  });
  await new Promise<void>((resolve) => guarded.listen(0, resolve));
  const address = guarded.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect((await ask(port, 'GET /')).status).toBe(500);
  expect((await ask(port, 'GET /')).status).toBe(500);
  await new Promise((resolve) => guarded.close(resolve));
});
