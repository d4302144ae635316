import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { createClient } from 'redis';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** A Redis of its own for tests, which writes each command to disk before it answers. */
export class TestRedis {
  private program: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort(), mkdtempSync(join(tmpdir(), 'kaiju-redis-')));
    await redis.again();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it again where it was killed, with what it had kept. */
  async again(): Promise<void> {
    const { folder, port } = this;
    const options = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
    const program = spawn(
      'redis-server',
      ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, ...options],
      {
        stdio: 'ignore',
      },
    );
    await once(program, 'spawn').catch(() => {
      throw new Error('redis-server is missing; "npm test" installs it');
    });
    this.program = program;
    const client = createClient({ url: this.url, socket: { reconnectStrategy: () => 20 } });
    client.on('error', () => {});
    await client.connect();
    // It answers before it has read what it kept.
    while (!(await client.ping().catch(() => ''))) await pass(5);
    client.destroy();
  }

  /** Takes everything out of it. */
  async empty(): Promise<void> {
    const client = await createClient({ url: this.url }).connect();
    await client.flushAll();
    client.destroy();
  }

  /** Kills it as a power cut would. */
  async kill(): Promise<void> {
    const { program } = this;
    if (program === null) return;
    this.program = null;
    program.kill('SIGKILL');
    await once(program, 'exit');
  }

  /** Kills it and removes what it kept. */
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
