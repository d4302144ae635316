import type { OthersPace } from '#core';
import { type Director, MAX_SPEED } from '#director';
import type { PresentationSettings } from './presentation';
import type { Playback } from './state';

/** Speed factor of a fast-forwarded action, and of own actions if the player prefers that. */
const HURRIED = 3;

/** Speed factor of replayed missed actions. */
const REVIEWED = 2;

/** How long the table rests before a bot acts at the normal pace, in seconds at speed 1. */
export const BOT_DELAY = 0.25;

/** By pace: speed factor for other players' actions, and the rest before a bot acts in seconds at speed 1. */
const OTHERS: Readonly<Record<OthersPace, { readonly factor: number; readonly rest: number }>> = {
  brisk: { factor: 2, rest: 0.1 },
  normal: { factor: 1, rest: BOT_DELAY },
  unhurried: { factor: 0.6, rest: 2 },
};

/** Why an action is shown at another speed than the chosen one. */
export type FastForwardReason = 'own' | 'others' | 'review' | 'none';

/** How fast a match is shown, and whether it is animated. */
export class PlaybackSpeed {
  private latestPlayback: Playback;
  private latestSettings: PresentationSettings;
  private hurriesOwn = false;
  private others = OTHERS.normal;

  /** @param speed 0.5 … 8 */
  constructor(
    private readonly director: Director,
    speed: number,
    settings: PresentationSettings,
  ) {
    director.setSpeed(speed);
    this.latestPlayback = { playing: true, speed: director.speed };
    this.latestSettings = settings;
  }

  /** The same object until it changes. */
  get playback(): Playback {
    return this.latestPlayback;
  }

  /** The same object until it changes. */
  get settings(): PresentationSettings {
    return this.latestSettings;
  }

  setPlaying(playing: boolean): void {
    if (playing !== this.playback.playing) this.latestPlayback = { ...this.playback, playing };
  }

  /** @param speed clamped to 0.5 … 8 */
  setSpeed(speed: number): void {
    this.director.setSpeed(speed);
    this.latestPlayback = { ...this.playback, speed: this.director.speed };
  }

  /**
   * Whether actions of people on this device are fast-forwarded, from the next action on. Does not apply to bots and
   * replays.
   */
  setHurriesOwn(hurriesOwn: boolean): void {
    this.hurriesOwn = hurriesOwn;
  }

  /** How fast other players' actions are shown, from their next action on. Does not apply to replays. */
  setOthersPace(pace: OthersPace): void {
    this.others = OTHERS[pace];
  }

  /** The rest before a bot acts, in seconds at speed 1. */
  get rest(): number {
    return this.others.rest;
  }

  /** Takes effect with the next action. */
  setReducedMotion(reducedMotion: boolean): void {
    this.latestSettings = { ...this.settings, reducedMotion };
  }

  /** The next action begins. @param haste whose it is, in the live game, or which kind of replay */
  begin(haste: FastForwardReason): void {
    const own = this.hurriesOwn ? HURRIED : 1;
    const factors = { own, others: this.others.factor, review: REVIEWED, none: 1 };
    this.director.setSpeed(this.playback.speed * factors[haste]);
  }

  /** Fast-forwards the rest of the current action. Returns false if it is already fast. */
  hurry(): boolean {
    const { speed } = this.playback;
    if (this.director.speed > speed || speed * HURRIED > MAX_SPEED) return false;
    this.director.setSpeed(speed * HURRIED);
    return true;
  }
}
