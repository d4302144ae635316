import type { CaptionCue, SoundCue } from '#director';
import type { BannerTone } from '#ui';
import { type Caption, nameOf, type SeatNames } from './words';

type Params = CaptionCue['params'];

/** A game's text for one caption cue. */
export interface CaptionEntry {
  readonly tone: BannerTone;
  /** Parameter that names the seat; default: the caption is about no seat. */
  readonly seat?: string;
  /** @param name of that seat; empty without one. Returns undefined if there is nothing to say. */
  text(name: string, params: Params): string | undefined;
}

/** The text of a caption cue by its key; null if it has none. */
export function captionOf(
  { key, params }: Pick<CaptionCue, 'key' | 'params'>,
  names: SeatNames,
  entries: Readonly<Record<string, CaptionEntry>>,
): Caption | null {
  const entry = entries[key];
  if (entry === undefined) return null;
  const seat = entry.seat === undefined ? undefined : params[entry.seat];
  if (entry.seat !== undefined && typeof seat !== 'string') return null;
  const who = seat === undefined ? {} : { seat: String(seat) };
  const text = entry.text(seat === undefined ? '' : nameOf(names, String(seat)), params);
  return text === undefined ? null : { text, tone: entry.tone, ...who };
}

/** Quieter sounds get no caption. */
const SOFT = 0.35;

/**
 * The caption of a sound, with the name of its source; null if it deserves none.
 * @param sounds captions by sound
 * @param nameOfVoice the name of a voice; undefined if it has none
 */
export function soundCaption(
  { sound, voice, volume }: Pick<SoundCue, 'sound' | 'voice' | 'volume'>,
  sounds: Readonly<Record<string, string>>,
  nameOfVoice: (voice: string) => string | undefined,
): string | null {
  const text = sounds[sound];
  if (text === undefined || volume < SOFT) return null;
  const name = voice === undefined ? undefined : nameOfVoice(voice);
  return name === undefined ? text : `${text} – ${name}`;
}
