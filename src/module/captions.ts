import type { CaptionCue, SoundCue } from '#director';
import type { BannerTone } from '#ui';
import { type Caption, nameOf, type SeatNames } from './words';

type Params = CaptionCue['params'];

/** A caption of the show, as a game puts it. */
export interface CaptionEntry {
  readonly tone: BannerTone;
  /** The parameter that names the seat it is about; there is no caption for a cue without one. */
  readonly seat?: string;
  /** @param name of that seat; empty without one. Returns undefined where there is nothing to say. */
  text(name: string, params: Params): string | undefined;
}

/** The words of a caption cue by its key; null for one that has none. */
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

/** Too soft to be worth words. */
const SOFT = 0.35;

/**
 * A sound in words, with the name of whom it comes from; null for what is not worth words.
 * @param sounds in words, by name
 * @param nameOfVoice the name of a voice; undefined where it has none
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
