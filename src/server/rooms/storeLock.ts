import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** How often to retry when another process is faster. */
const TRIES = 5;

/** Whether a process with this id is running; one of another user counts as well. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Start time of a process, in ticks since boot; empty if the system does not say. It tells a process from a later one
 * with the same id.
 */
function begunAt(pid: number): string {
  try {
    // Skip the name, which is in brackets and may contain anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

const own = (): string => `${process.pid} ${begunAt(process.pid)}`;

/** Whether the process that wrote a lock still runs. The lock of a killed one is void. */
function holds(text: string): boolean {
  const [pid = '', begun = ''] = text.trim().split(' ');
  const number = Number(pid);
  if (!Number.isSafeInteger(number) || number <= 0 || !runs(number)) return false;
  const now = begunAt(number);
  return begun === '' || now === '' || begun === now;
}

/**
 * Locks a file for this process by a lock file beside it.
 * @returns unlock; null if another running process holds the lock. Throws if the folder is not writable.
 */
export function lockStore(file: string): (() => void) | null {
  const lock = `${file}.lock`;
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      const opened = openSync(lock, 'wx');
      writeSync(opened, own());
      closeSync(opened);
      return () => rmSync(lock, { force: true });
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
      const text = readFileSync(lock, 'utf8');
      if (text !== own() && holds(text)) return null;
      rmSync(lock, { force: true });
    }
  }
  return null;
}
