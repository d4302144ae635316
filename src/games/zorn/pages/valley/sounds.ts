import type { SoundMap } from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import type { DayHours } from '#zorn/view';

const TRIM = { sounds: 0, music: -4 };
const DAY = kaijuSounds(TRIM, 'valley-day', 'valley');
const NIGHT = kaijuSounds(TRIM, 'valley-night', 'valley');

/** What the valley sounds like: its music changes when there is more night than day. */
export const valleySounds = ({ day, night, terror }: DayHours): SoundMap =>
  night + terror > day ? NIGHT : DAY;

/** How near the end the music takes it to be, 0 … 1: a Night of Terror is not calm. */
export const tensionOf = ({ terror }: DayHours): number => 0.5 * terror;
