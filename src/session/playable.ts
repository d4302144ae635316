import { type GameTypes, type OthersPace, type Result, unwrap } from '#core';
import type { PlaybackController } from './playbackController';
import type { MatchSource } from './source';

/** Playback commands of a session. Each publishes the new state. */
export abstract class PlaybackControls<T extends GameTypes, Table> {
  protected abstract readonly source: MatchSource<T>;
  protected abstract readonly viewer: PlaybackController<T, Table>;
  protected abstract publish(): void;

  /** Seeks to the state after a number of actions and pauses. Fails if there are fewer. */
  seek(count: number): Result<void> {
    return this.look(() => this.viewer.seek(count));
  }

  /**
   * As {@link seek}, but keeps replaying from there if a replay was running.
   * @param step starts at this step of the next action, from 0; at the beginning of the action if it has no such step
   */
  scrub(count: number, step = 0): Result<void> {
    return this.look(() => this.viewer.scrub(count, step));
  }

  /**
   * Shows an action, then stops, or plays on if a replay was running.
   * @param step where to start within the action, from 0
   */
  watch(action: number, step = 0): Result<void> {
    return this.look(() => this.viewer.watch(action, step));
  }

  /** Replays the whole game from the beginning. */
  replay(): void {
    this.look(() => {
      unwrap(this.viewer.seek(0));
      this.viewer.resume();
    });
  }

  /** Replays the actions from an index on, fast, then continues. Fails if there are fewer. */
  review(from: number): Result<void> {
    return this.look(() => this.viewer.review(from));
  }

  /** Skips other players' actions until a person at this device has to decide. */
  skipOthers(): void {
    this.look(() => this.viewer.skipOthers());
  }

  /** Jumps to the latest known state. */
  live(): void {
    unwrap(this.seek(this.source.length));
  }

  /** Resumes playback and then follows the live game. */
  resume(): void {
    this.look(() => this.viewer.resume());
  }

  /** Goes back by one action, or to the beginning of the current one. */
  stepBack(): void {
    this.look(() => this.viewer.stepBack());
  }

  /** Shows the next known action and stops there, even while playing; cuts the current animation short. */
  stepForward(): void {
    this.look(() => this.viewer.stepForward());
  }

  play(): void {
    this.look(() => this.viewer.play());
  }

  /** Stops the table and the bots where they are. */
  pause(): void {
    this.look(() => this.viewer.pause());
  }

  /** Ends the current animation at once. */
  skip(): void {
    this.look(() => this.viewer.skip());
  }

  /** @param speed clamped to 0.5 … 8 */
  setSpeed(speed: number): void {
    this.look(() => this.viewer.pace.setSpeed(speed));
  }

  /**
   * Whether actions of people on this device are fast-forwarded, from the next action on. Bots and replays keep their
   * speed.
   */
  setHurriesOwn(hurriesOwn: boolean): void {
    this.look(() => this.viewer.pace.setHurriesOwn(hurriesOwn));
  }

  /** How fast other players' actions are shown, from the next action on, and how long the table rests before a bot acts. */
  setOthersPace(pace: OthersPace): void {
    this.look(() => this.viewer.pace.setOthersPace(pace));
  }

  /** Fast-forwards the rest of the current action; ends it if it is already fast. */
  hurry(): void {
    this.look(() => this.viewer.hurry());
  }

  /** Takes effect with the next action. */
  setReducedMotion(reducedMotion: boolean): void {
    this.look(() => this.viewer.pace.setReducedMotion(reducedMotion));
  }

  /** Changes what is shown, then publishes the state. */
  private look<Outcome>(change: () => Outcome): Outcome {
    const outcome = change();
    this.publish();
    return outcome;
  }
}
