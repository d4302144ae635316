/** What a sound belongs to, for people to set it louder or softer. */
export const BUSES = ['effects', 'voices', 'music', 'interface'] as const;
export type Bus = (typeof BUSES)[number];

/** How loud people like it: each 0 (silent) … 1, and all of it on or off. */
export interface SoundSettings extends Readonly<Record<Bus | 'master', number>> {
  readonly muted: boolean;
  /** Muted buses; none if left out. */
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

/** Gain of a slider; squared, to sound even. @param value 0 … 1 */
const gainOf = (value: number): number => value * value;

/** By how much the sounds of a bus are multiplied before they are summed, 0 … 1. */
export const busGain = (settings: SoundSettings, bus: Bus): number =>
  settings.silenced?.includes(bus) ? 0 : gainOf(settings[bus]);

/** By how much the sum is multiplied, 0 … 1. */
export const masterGain = ({ muted, master }: SoundSettings): number => (muted ? 0 : gainOf(master));
