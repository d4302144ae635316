import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';

/** The path of a program that the shell would find; undefined if there is none. */
export function programAt(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The first match in what a program says. Rejects when the program ends before. */
export function heard(child: ChildProcess, stream: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = '';
    stream.on('data', (part: Buffer) => {
      said += part;
      const match = pattern.exec(said);
      if (match !== null) resolve(match);
    });
    child.on('error', reject);
    child.on('exit', (status) => reject(new Error(`${child.spawnfile} ended with ${status}: ${said}`)));
  });
}

/** Ends a program and waits until it is gone. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}

/** A screen that nobody sees, on which WebGL works as on a real one. */
export interface Screen {
  /** What a program needs in its environment to draw there. */
  readonly env: NodeJS.ProcessEnv;
  /** A folder for what programs keep, removed with the screen. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Whether a screen can be opened here. */
export const hasScreen = (): boolean => programAt('Xvfb') !== undefined;

/** Opens a screen of 1600 × 1200 with its own number. */
export async function openScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, number] = await heard(server, server.stdout, /^(\d+)\n/);
  const folder = mkdtempSync(join(tmpdir(), 'kaiju-browser-'));
  return {
    // Its own home: what is set and kept in the one of whoever runs the tests is nothing to do with them.
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    folder,
    async close() {
      await ended(server);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
