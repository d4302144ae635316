import type { MusicState, PlaceState, Sounding, SoundMap, SoundPlayer } from '#audio';

/** A player that makes no sound but takes notes. */
export class NotingPlayer implements SoundPlayer {
  readonly played: { readonly key: string; readonly level: number }[] = [];
  readonly loaded: SoundMap[] = [];
  state: MusicState | undefined;
  heard: PlaceState | undefined;
  gain = Number.NaN;
  held = false;

  load(map: SoundMap): void {
    this.loaded.push(map);
  }

  play({ key, volume }: Sounding, gain: number): void {
    this.played.push({ key, level: volume * gain });
  }

  music(state: MusicState | undefined): void {
    this.state = state;
  }

  place(state: PlaceState | undefined): void {
    this.heard = state;
  }

  master(gain: number): void {
    this.gain = gain;
  }

  hold(held: boolean): void {
    this.held = held;
  }
}
