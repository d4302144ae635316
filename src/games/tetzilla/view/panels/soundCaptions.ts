import type { SoundCue } from '#director';
import type { TetMessages } from '../messages';

/** Too soft to be worth words. */
const SOFT = 0.35;

/** A sound in words, with the name of the kaiju that makes it; null for what is not worth words. */
export function soundCaption(
  { sound, voice, volume }: Pick<SoundCue, 'sound' | 'voice' | 'volume'>,
  { sounds, things }: TetMessages,
): string | null {
  const words: Readonly<Record<string, string>> = sounds;
  const text = words[sound];
  if (text === undefined || volume < SOFT) return null;
  const figures: Readonly<Record<string, string>> = things.figures;
  const figure = voice === undefined ? undefined : figures[voice];
  return figure === undefined ? text : `${text} – ${figure}`;
}
