import type { SoundMap } from '#audio';
import { HANDLING } from './handling';
import sounds from './sounds.json';

/**
 * What a kaiju game sounds like, the touch of its buttons included.
 * @param trim decibels, 0 or less: how much softer its single sounds and its music are than others'
 */
export const kaijuSounds = (trim: SoundMap['trim']): SoundMap => ({
  ...(sounds as unknown as Omit<SoundMap, 'handling' | 'trim'>),
  handling: HANDLING,
  trim,
});
