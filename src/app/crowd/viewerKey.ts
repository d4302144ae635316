import * as v from 'valibot';
import type { Page } from '../page';

const NAME = 'crowd.viewer';
const KeyShape = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const KEY_BYTES = 32;

/** The key of this device in all crowds, made where there is none: 256 bits as 43 characters. */
export function viewerKey(page: Pick<Page, 'recall' | 'remember'>, random: Crypto): string {
  const kept = v.safeParse(KeyShape, page.recall(NAME));
  if (kept.success) return kept.output;
  const bytes = random.getRandomValues(new Uint8Array(KEY_BYTES));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  page.remember(NAME, made);
  return made;
}
