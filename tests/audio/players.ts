import type { MusicLevels, Sounding, SoundPlayer } from '#audio';

/** A player that makes no sound but takes notes. */
export class NotingPlayer implements SoundPlayer {
  readonly played: { readonly key: string; readonly level: number }[] = [];
  levels: MusicLevels | undefined;
  gain = Number.NaN;
  held = false;

  play({ key, volume }: Sounding, gain: number): void {
    this.played.push({ key, level: volume * gain });
  }

  music(levels: MusicLevels | undefined): void {
    this.levels = levels;
  }

  master(gain: number): void {
    this.gain = gain;
  }

  hold(held: boolean): void {
    this.held = held;
  }
}
