import type { Broadcast } from './broadcast';
import { CODE_LENGTH, CODE_LETTERS, WATCH_CODE_LENGTH } from './request';
import type { RoomInfo } from './responses';

/**
 * A feed publishes a match as files that never change, except its head, so that any web server or CDN can
 * deliver it to an audience of any size:
 *
 *     /feed/CODE/head.json          the room, and how many steps there are
 *     /feed/CODE/0/opening.json     how the first match began
 *     /feed/CODE/0/17.json          what its 18th step was
 *     /feed/CODE/0/bundle-2.json    its steps from 64 to 95 together, for those who come late
 */
export const FEED_PATH = '/feed/';

/** Number of steps in a bundle. */
export const FEED_BUNDLE = 32;

/** Cache lifetime of a head, seconds. */
export const FEED_HEAD_AGE = 1;

/** The only file of a feed that changes. Its numbers never decrease. */
export interface FeedHead {
  readonly version: number;
  readonly room: RoomInfo;
  /** Settings of the broadcast. */
  readonly broadcast: Broadcast;
  /** Number of steps of the match so far. */
  readonly steps: number;
}

/** One of the files of a feed. */
export type FeedFile =
  | { readonly file: 'head' }
  | { readonly file: 'opening'; readonly match: number }
  | { readonly file: 'step'; readonly match: number; readonly step: number }
  | { readonly file: 'bundle'; readonly match: number; readonly bundle: number };

/** Address of a feed file on its server. @param code the audience code of the room */
export function feedAddress(code: string, file: FeedFile): string {
  const folder = `${FEED_PATH}${code}`;
  switch (file.file) {
    case 'head':
      return `${folder}/head.json`;
    case 'opening':
      return `${folder}/${file.match}/opening.json`;
    case 'step':
      return `${folder}/${file.match}/${file.step}.json`;
    case 'bundle':
      return `${folder}/${file.match}/bundle-${file.bundle}.json`;
  }
}

const COUNT = '0|[1-9]\\d{0,5}';
const ADDRESS = new RegExp(
  `^${FEED_PATH}([${CODE_LETTERS}]{${WATCH_CODE_LENGTH}}|[${CODE_LETTERS}]{${CODE_LENGTH}})/(?:head|(${COUNT})/(?:(opening)|bundle-(${COUNT})|(${COUNT})))\\.json$`,
);

/** Parses the address of a feed file; null for any other address. Rooms without an audience code use the room code. */
export function parseFeedAddress(path: string): { readonly code: string; readonly file: FeedFile } | null {
  const found = ADDRESS.exec(path);
  if (found === null) return null;
  const [, code = '', match, opening, bundle, step] = found;
  if (match === undefined) return { code, file: { file: 'head' } };
  const at = { match: Number(match) };
  if (opening !== undefined) return { code, file: { file: 'opening', ...at } };
  if (bundle !== undefined) return { code, file: { file: 'bundle', ...at, bundle: Number(bundle) } };
  return { code, file: { file: 'step', ...at, step: Number(step) } };
}
