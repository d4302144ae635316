import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { kaiju, messageOf } from './kaiju';

const FAILED = 2;

/** Waits for a slow reader, so that a long trace does not pile up in memory. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

// A reader that has seen enough, such as `head`, closes the pipe, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : FAILED);
});

const result = await kaiju(process.argv.slice(2), { input: () => text(process.stdin), print });
if (!result.ok) {
  process.stderr.write(`${messageOf(result)}\n`);
  process.exitCode = FAILED;
}
