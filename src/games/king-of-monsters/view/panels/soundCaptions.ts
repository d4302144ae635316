import type { SoundCue } from '#director';
import type { PlayMessages } from './messages';

/** Too soft to be worth words. */
const SOFT = 0.35;

/** A sound in words, and whose voice it is; null for what is not worth words. */
export function soundCaption(
  { sound, voice, volume }: Pick<SoundCue, 'sound' | 'voice' | 'volume'>,
  { sounds, king, seats }: PlayMessages,
): string | null {
  const words: Readonly<Record<string, string>> = sounds;
  const text = words[sound];
  if (text === undefined || volume < SOFT) return null;
  if (voice === undefined) return text;
  const heroes: Readonly<Record<string, string>> = seats;
  return `${text} – ${heroes[voice] ?? king}`;
}
