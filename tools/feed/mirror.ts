/**
 * `npm run feed:mirror -- ORIGIN CODE FOLDER`: copies a room's feed into a folder as it grows, to be served by any web
 * server.
 */
import { setTimeout as pass } from 'node:timers/promises';
import { copyFeed } from './copy';

const [origin, code, folder] = process.argv.slice(2);
if (origin === undefined || code === undefined || folder === undefined || !URL.canParse(origin)) {
  console.error(
    'usage: npm run feed:mirror -- ORIGIN CODE FOLDER, such as http://localhost:3000 ABCDEFGH public',
  );
  process.exit(2);
}

/** Polling interval, ms. */
const EVERY = 1000;

async function read(address: string): Promise<string | undefined> {
  const answer = await fetch(new URL(address, origin));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return answer.text();
}

for (;;) {
  try {
    await copyFeed({ code, folder, read });
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : String(thrown));
  }
  await pass(EVERY);
}
