/** Volume groups of sounds for the user's settings. */
export const BUSES = ['effects', 'voices', 'music', 'interface'] as const;
export type Bus = (typeof BUSES)[number];

/** Volume settings, each 0 (silent) … 1, and the global mute. */
export interface SoundSettings extends Readonly<Record<Bus | 'master', number>> {
  readonly muted: boolean;
  /** Muted buses. Default: none. */
  readonly silenced?: readonly Bus[];
}

export const DEFAULT_SOUND: SoundSettings = {
  muted: false,
  master: 1,
  effects: 1,
  voices: 1,
  music: 0.75,
  interface: 1,
};

/** Gain of a slider; squared, because hearing is not linear. @param value 0 … 1 */
const gainOf = (value: number): number => value * value;

/** Gain of a bus before summing, 0 … 1. */
export const busGain = (settings: SoundSettings, bus: Bus): number =>
  settings.silenced?.includes(bus) ? 0 : gainOf(settings[bus]);

/** Gain of the sum, 0 … 1. */
export const masterGain = ({ muted, master }: SoundSettings): number => (muted ? 0 : gainOf(master));
