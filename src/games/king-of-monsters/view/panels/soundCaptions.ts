import type { SoundCue } from '#director';
import type { PlayMessages } from './messages';

/** Too soft to be worth words. */
const SOFT = 0.35;

/** A sound in words, and whose voice it is; null for what is not worth words. */
export function soundCaption(
  { sound, voice, volume }: Pick<SoundCue, 'sound' | 'voice' | 'volume'>,
  { sounds, king }: PlayMessages,
): string | null {
  const words: Readonly<Record<string, string>> = sounds;
  const text = words[sound];
  if (text === undefined || volume < SOFT) return null;
  // The King alone has a voice.
  return voice === undefined ? text : `${text} – ${king}`;
}
