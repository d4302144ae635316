import { type GameTypes, ok, type RedactedStep, type Result, unwrap } from '#core';
import { PlaybackClock } from './playbackClock';
import { fail } from './problems';
import type { ShownStep } from './state';

/** Seeks, steps and follows the live game. Takes no actions. */
export class PlaybackController<T extends GameTypes, Table> extends PlaybackClock<T, Table> {
  /** Whether the past is being replayed up to the live game. */
  get replaying(): boolean {
    return this.lookingBack && this.playing && this.heading === 'live';
  }

  /** Shows the latest action, taken on this device, immediately; cuts an earlier animation short. */
  showLatest(): void {
    const before = this.source.length - 1;
    if (this.playhead.shown !== before || this.playhead.animating) this.playhead.jump(before);
    this.present();
    this.startNext();
  }

  /** Shows the undo of the latest action. @param here whether it was undone on this device */
  rewind(step: RedactedStep<T>, here: boolean): void {
    if (here) this.present();
    this.playhead.rewind(step, this.settings, here);
    if (this.heading !== 'live' && this.heading > this.source.length) this.follow('live');
    if (this.resting) this.lookingBack = false;
  }

  /** Seeks to the state after a number of actions and pauses. Fails if there are fewer. */
  seek(count: number): Result<void> {
    const { length } = this.source;
    if (!(Number.isInteger(count) && count >= 0 && count <= length)) {
      return fail('', 'moment.unknown', { count, length });
    }
    this.playhead.jump(count);
    this.lookingBack = count < length;
    this.reviewing = false;
    this.skipping = false;
    this.follow(this.lookingBack ? count : 'live');
    this.players.arrived();
    return ok(undefined);
  }

  /**
   * As {@link seek}, but keeps replaying from there if a replay was running.
   * @param step starts at this step of the next action, from 0; at the beginning of the action if it has no such step
   */
  scrub(count: number, step = 0): Result<void> {
    const { replaying } = this;
    const sought = this.seek(count);
    if (!sought.ok) return sought;
    const within = this.enter(step);
    if (replaying) this.follow('live');
    else if (within) this.pause();
    return sought;
  }

  /**
   * Shows an action, then stops, or plays on if a replay was running.
   * @param step where to start within the action, from 0
   */
  watch(action: number, step = 0): Result<void> {
    const { replaying } = this;
    const sought = this.seek(action);
    if (!sought.ok) return sought;
    const within = this.enter(step);
    if (replaying) this.follow('live');
    else if (within) this.stepping = true;
    else this.stepForward();
    return sought;
  }

  /** Starts the next action at one of its later steps. Returns whether it has that step. */
  private enter(step: number): boolean {
    const { playhead, source, settings } = this;
    const { shown, director } = playhead;
    const isThere = step > 0 && shown < source.length && step < playhead.stepsOf(shown, settings).length;
    if (!isThere) return false;
    this.follow(shown + 1);
    this.startNext();
    director.goToBeat(step);
    return true;
  }

  /** The steps of an action's animation; empty if it has only one. @param action 0 … length−1 */
  stepsOf(action: number): readonly ShownStep[] {
    return this.playhead.stepsOf(action, this.settings);
  }

  /** Replays the actions from an index on, fast, then continues. Fails if there are fewer. */
  review(from: number): Result<void> {
    const sought = this.seek(from);
    if (!sought.ok) return sought;
    this.reviewing = this.lookingBack;
    this.resume();
    return sought;
  }

  /** Skips other players' actions until a person at this device has to decide. */
  skipOthers(): void {
    unwrap(this.seek(this.source.length));
    this.pace.setPlaying(true);
    this.skipping = this.players.botDecides();
  }

  /** Resumes playback and then follows the live game. */
  resume(): void {
    this.follow('live');
    this.pace.setPlaying(true);
  }

  /**
   * Goes back by one action, or to the beginning of the current one; within a long action, to the beginning of its step.
   */
  stepBack(): void {
    if (this.playhead.director.stepBack()) {
      this.pause();
      this.players.begun();
      return;
    }
    const { shown, animating } = this.playhead;
    unwrap(this.seek(animating ? shown : Math.max(0, shown - 1)));
  }

  /**
   * Shows the next known action and stops there, even while playing; cuts the current animation short. Shows an action with
   * several steps step by step.
   */
  stepForward(): void {
    const { shown, animating, rewinding, director } = this.playhead;
    if (rewinding) this.skip();
    else if (animating && director.current?.beats !== undefined) this.stepWithin();
    else if (animating) unwrap(this.seek(shown + this.playhead.director.span));
    else if (shown < this.source.length) {
      this.follow(shown + 1);
      this.stepping = true;
      this.startNext();
    }
  }

  /** Shows the next step of the current action; cuts a running step short. */
  private stepWithin(): void {
    if (this.moving) {
      this.skip();
      this.pause();
      return;
    }
    this.follow(this.playhead.shown + this.playhead.director.span);
    this.stepping = true;
  }

  play(): void {
    this.pace.setPlaying(true);
  }

  /** Stops the table and the bots where they are. */
  pause(): void {
    this.pace.setPlaying(false);
    this.stepping = false;
  }

  /** Ends the current action at once, or its current step if it has several. */
  skip(): void {
    const { playhead } = this;
    if (!playhead.animating) return;
    const { shown } = playhead;
    playhead.director.skip();
    if (playhead.animating && playhead.shown === shown) this.players.begun();
    else this.finish();
  }

  /** Fast-forwards the rest of the current action; ends it if it is already fast. */
  hurry(): void {
    if (!this.playhead.animating || this.pace.hurry()) return;
    this.playhead.director.skipAction();
    this.finish();
  }

  /** Resumes the live game, viewer included. */
  private present(): void {
    this.lookingBack = false;
    this.reviewing = false;
    this.skipping = false;
    this.resume();
  }
}
