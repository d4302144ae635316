import * as v from 'valibot';
import type { Page } from '../../../page/page';
import { newDeviceKey } from '../client/newKey';

const NAME = 'crowd.viewer';
const KeyShape = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** This device's voting key, created on first use. */
export function viewerKey(page: Pick<Page, 'recall' | 'remember'>, random: Crypto): string {
  const kept = v.safeParse(KeyShape, page.recall(NAME));
  if (kept.success) return kept.output;
  const made = newDeviceKey(random);
  page.remember(NAME, made);
  return made;
}
