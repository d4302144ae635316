import type { Sounding } from './desk';
import type { MusicState } from './musicBed';
import type { PlaceState } from './placeBed';
import type { SoundMap } from './soundMap';

/** What makes sounds audible: a browser, or a test that takes notes. */
export interface SoundPlayer {
  /** Fetches the sounds of a map, in the place of those of another. */
  load(map: SoundMap): void;
  /** Plays a sound at once, or not at all. @param gain of its bus, 0 … 1 */
  play(sounding: Sounding, gain: number): void;
  /** Sets the state of the music, which starts when loaded; undefined stops it. Call often. */
  music(state: MusicState | undefined): void;
  /** Sets the state of the ambience; undefined stops it. Call often. */
  place(state: PlaceState | undefined): void;
  /** Sets the level of everything, 0 … 1. */
  master(gain: number): void;
  /** Stops time for all sounds, and lets it go on: the page is hidden. */
  hold(held: boolean): void;
}
