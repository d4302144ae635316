import * as v from 'valibot';
import type { Memory } from '#module';
import { newDeviceKey } from '../client/newKey';

const NAME = 'crowd.viewer';
const KeyShape = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** This device's voting key, created on first use. */
export function viewerKey(memory: Memory, random: Crypto): string {
  const kept = v.safeParse(KeyShape, memory.recall(NAME));
  if (kept.success) return kept.output;
  const made = newDeviceKey(random);
  memory.remember(NAME, made);
  return made;
}
