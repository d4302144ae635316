import type { SoundMap } from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import type { DayHours } from '#zorn/view';

const TRIM = { sounds: 0, music: -4 };
const DAY = kaijuSounds(TRIM, 'valley-day', 'valley');
const NIGHT = kaijuSounds(TRIM, 'valley-night', 'valley');

/** Sounds of the valley; the music switches when it is more night than day. */
export const valleySounds = ({ day, night, terror }: DayHours): SoundMap =>
  night + terror > day ? NIGHT : DAY;

/** Tension for the music, 0 … 1; raised in a Night of Terror. */
export const tensionOf = ({ terror }: DayHours): number => 0.5 * terror;
