import type { Sounding } from './desk';
import type { MusicState } from './musicBed';
import type { PlaceState } from './placeBed';
import type { SoundPlayer } from './player';
import type { SoundMap } from './soundMap';

/** A player that is opened later: silent until then, and forever if opening fails. */
export class LatePlayer implements SoundPlayer {
  private opening = false;
  private player: SoundPlayer | undefined;
  private map: SoundMap | undefined;
  private gain = 1;
  private held = false;

  /** @param open called once, by the first {@link begin} */
  constructor(private readonly open: () => Promise<SoundPlayer>) {}

  /** Opens the player; idempotent. Resolves to true once it is open, to false if that fails. */
  async begin(): Promise<boolean> {
    if (this.opening) return this.player !== undefined;
    this.opening = true;
    try {
      this.player = await this.open();
    } catch {
      // The game works without sound.
      return false;
    }
    if (this.map !== undefined) this.player.load(this.map);
    this.player.master(this.gain);
    if (this.held) this.player.hold(true);
    return true;
  }

  load(map: SoundMap): void {
    this.map = map;
    this.player?.load(map);
  }

  play(sounding: Sounding, gain: number): void {
    this.player?.play(sounding, gain);
  }

  music(state: MusicState | undefined): void {
    this.player?.music(state);
  }

  place(state: PlaceState | undefined): void {
    this.player?.place(state);
  }

  master(gain: number): void {
    this.gain = gain;
    this.player?.master(gain);
  }

  hold(held: boolean): void {
    this.held = held;
    this.player?.hold(held);
  }
}
