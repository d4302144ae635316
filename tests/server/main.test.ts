import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

function start(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'src/server/main.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
}

describe('the program', () => {
  it.each([
    { args: ['--port', 'door'], environment: {}, names: '--port: "door"' },
    { args: [], environment: { PORT: '70000' }, names: 'PORT: "70000"' },
    { args: ['--prot', '80'], environment: {}, names: 'arguments: "--prot 80"' },
    {
      args: [],
      environment: { REDIS_URL: 'redis://127.0.0.1:1' },
      names: 'REDIS_URL: no Redis server answers there',
    },
    { args: [], environment: { REDIS_URL: 'somewhere' }, names: 'REDIS_URL: no Redis server answers there' },
  ])('ends with status 2 and one line on $args $environment', ({ args, environment, names }) => {
    const { status, stdout, stderr } = start(args, environment);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(names);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('ends so, too, where another server has its file of rooms', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kaiju-rooms-'));
    const file = join(folder, 'rooms.sqlite');
    // A program that runs: the one of this test.
    writeFileSync(`${file}.lock`, String(process.pid));
    const { status, stdout, stderr } = start([], { ROOMS_FILE: file });
    rmSync(folder, { recursive: true });
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('ROOMS_FILE');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
