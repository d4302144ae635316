import type { SoundCue } from '#director';
import type { ZorglMessages } from '../messages';

/** Too soft to be worth words. */
const SOFT = 0.35;

/** A sound in words, with the name of whom it comes from; null for what is not worth words. */
export function soundCaption(
  { sound, voice, volume }: Pick<SoundCue, 'sound' | 'voice' | 'volume'>,
  { sounds, monsters }: ZorglMessages,
): string | null {
  const words: Readonly<Record<string, string>> = sounds;
  const text = words[sound];
  if (text === undefined || volume < SOFT) return null;
  if (voice === undefined) return text;
  const named: Readonly<Record<string, { readonly name: string }>> = monsters;
  const figure = named[voice] ?? monsters.zorgl;
  return `${text} – ${figure.name}`;
}
