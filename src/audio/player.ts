import type { Sounding } from './desk';
import type { MusicState } from './musicBed';
import type { PlaceState } from './placeBed';
import type { SoundMap } from './soundMap';

/** Plays sounds: in a browser, or as a recorder in tests. */
export interface SoundPlayer {
  /** Loads the sounds of a map, replacing those of the previous one. */
  load(map: SoundMap): void;
  /** Plays a sound at once, or not at all. @param gain of its bus, 0 … 1 */
  play(sounding: Sounding, gain: number): void;
  /** Sets the state of the music, which starts when loaded; undefined stops it. Call often. */
  music(state: MusicState | undefined): void;
  /** Sets the state of the ambience; undefined stops it. Call often. */
  place(state: PlaceState | undefined): void;
  /** Sets the master level, 0 … 1. */
  master(gain: number): void;
  /** Pauses or resumes all sounds, e.g. while the page is hidden. */
  hold(held: boolean): void;
}
