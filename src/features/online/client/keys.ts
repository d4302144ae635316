import type { RoomKeys } from '#net';

/** The key in an address, `#key=…`; fragments are never sent to servers. Null for none. */
export function keyIn(hash: string): string | null {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get('key');
  return key !== null && /^[\w-]{43}$/.test(key) ? key : null;
}

/** The key that each page needs. */
export const KEY_OF = {
  watch: 'spectator',
  control: 'table',
  cast: 'caster',
} as const satisfies Record<string, keyof RoomKeys>;
export type WatchPart = keyof typeof KEY_OF;

/** Address of a room's page. @param query with its question mark, or empty */
export const linkTo = (origin: string, part: WatchPart, room: string, query: string, key: string): string =>
  `${origin}/${part}/${room}${query}#key=${key}`;
