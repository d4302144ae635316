import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** How often somebody else may be faster. */
const TRIES = 5;

/** Whether a program still runs that has left its number; one of another user counts as well. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a program began, in ticks since this machine did; empty if the system does not tell. The next one with its number began later. */
function begunAt(pid: number): string {
  try {
    // Behind the name, which may hold anything, in brackets.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

const own = (): string => `${process.pid} ${begunAt(process.pid)}`;

/** Whether the program that wrote a lock still runs: what a killed one has left counts for nothing. */
function holds(text: string): boolean {
  const [pid = '', begun = ''] = text.trim().split(' ');
  const number = Number(pid);
  if (!Number.isSafeInteger(number) || number <= 0 || !runs(number)) return false;
  const now = begunAt(number);
  return begun === '' || now === '' || begun === now;
}

/**
 * Marks a file as that of this program alone, by a file beside it.
 * @returns gives it back; null if another program that runs has it. Throws if the folder cannot be written.
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
