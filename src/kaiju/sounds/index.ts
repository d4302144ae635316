import type { SoundMap } from '#audio';
import { HANDLING } from './handling';
import sounds from './sounds.json';

/** What kaiju games sound like, the touch of their buttons included. */
export const KAIJU_SOUNDS: SoundMap = {
  ...(sounds as unknown as Omit<SoundMap, 'handling'>),
  handling: HANDLING,
};
