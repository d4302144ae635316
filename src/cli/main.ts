import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describeProblem } from '#core';
import { COMMANDS } from './commands';

const FAILED = 2;

/** Waits when the reader is slower, so that a long trace does not pile up in memory. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

function fail(message: string): void {
  process.stderr.write(`${message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = FAILED;
}

// A reader that has seen enough, such as `head`, closes the pipe: no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : FAILED);
});

const [name, ...words] = process.argv.slice(2);
const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  fail(`command: "${name ?? ''}" is not one of ${Object.keys(COMMANDS).join(', ')}`);
} else {
  const result = await command(words, () => text(process.stdin), print);
  if (!result.ok) fail(describeProblem({ ...result.error, field: result.error.field || 'input' }));
}
