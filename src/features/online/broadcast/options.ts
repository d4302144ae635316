import * as v from 'valibot';
import { err, LANGUAGES, type Problem, parseShape, type Result } from '#core';
import {
  BROADCAST_CAMERAS,
  BROADCAST_THEMES,
  type Broadcast,
  DEFAULT_BROADCAST,
  MAX_DELAY,
  MAX_MARGIN,
  WEBCAM_CORNERS,
} from '#net';

/** Broadcast options in an address; the rest comes from the control room. */
export interface WatchOptions {
  readonly camera?: Broadcast['camera'];
  /** Additional delay, seconds. */
  readonly delay?: number;
  /** Visible hands to show; all by default. */
  readonly hands?: readonly string[] | 'all';
  readonly lang?: Exclude<Broadcast['language'], null>;
  readonly theme?: Broadcast['theme'];
  readonly margins?: number;
  readonly webcam?: Broadcast['webcam'];
  /** Whether to follow the room's feed, which any web server can host and which needs no key. */
  readonly from?: 'feed';
  /** Overlay only, on a transparent background. */
  readonly bg?: 'none';
}

const Whole = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN)),
    v.number(),
    v.safeInteger(),
    v.minValue(0),
    v.maxValue(most),
  );

const Hands = v.pipe(
  v.string(),
  v.transform((text) => (text === 'all' ? text : text === 'none' ? [] : text.split(','))),
  v.union([v.literal('all'), v.pipe(v.array(v.pipe(v.string(), v.regex(/^\w{1,20}$/))), v.maxLength(9))]),
);

const OptionsShape = v.object({
  camera: v.exactOptional(v.picklist(BROADCAST_CAMERAS)),
  delay: v.exactOptional(Whole(MAX_DELAY)),
  hands: v.exactOptional(Hands),
  lang: v.exactOptional(v.picklist(LANGUAGES)),
  theme: v.exactOptional(v.picklist(BROADCAST_THEMES)),
  margins: v.exactOptional(Whole(MAX_MARGIN)),
  webcam: v.exactOptional(v.picklist(WEBCAM_CORNERS)),
  from: v.exactOptional(v.literal('feed')),
  bg: v.exactOptional(v.literal('none')),
});

/** Query parameters of a broadcast. */
const WATCH_OPTIONS = Object.keys(OptionsShape.entries) as readonly (keyof WatchOptions)[];

/**
 * Parses the options of an address; other parameters are ignored. Fails with one problem per parameter at
 * fault.
 */
export function readOptions(search: string): Result<WatchOptions, readonly Problem[]> {
  const query = new URLSearchParams(search);
  const problems: Problem[] = [];
  const options: Record<string, unknown> = {};
  for (const name of WATCH_OPTIONS) {
    const text = query.get(name);
    if (text === null) continue;
    const read = parseShape(OptionsShape, { [name]: text });
    if (read.ok) Object.assign(options, read.value);
    else problems.push({ ...read.error, field: name });
  }
  return problems.length > 0 ? err(problems) : { ok: true, value: options as WatchOptions };
}

/** Effective settings: the address overrides the control room. */
export function shownAs(options: WatchOptions, broadcast: Broadcast): Broadcast {
  const { camera, lang, theme, margins, webcam, hands = 'all' } = options;
  return {
    ...broadcast,
    hands: hands === 'all' ? broadcast.hands : broadcast.hands.filter((seat) => hands.includes(seat)),
    camera: camera ?? broadcast.camera,
    language: lang ?? broadcast.language,
    theme: theme ?? broadcast.theme,
    margins: margins ?? broadcast.margins,
    webcam: webcam ?? broadcast.webcam,
  };
}

/** Query string that fixes a broadcast's current settings, whatever the control room changes later. */
export function queryOf({ camera, theme, margins, webcam, language }: Broadcast): string {
  const usual = DEFAULT_BROADCAST;
  const query = new URLSearchParams();
  if (camera !== usual.camera) query.set('camera', camera);
  if (theme !== usual.theme) query.set('theme', theme);
  if (margins !== usual.margins) query.set('margins', String(margins));
  if (webcam !== usual.webcam) query.set('webcam', webcam);
  if (language !== null) query.set('lang', language);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
