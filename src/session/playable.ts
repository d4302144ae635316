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
   * As {@link seek}, but the past plays on from there if it was being played.
   * @param step the table stands where this step of the next action begins, from 0; at its beginning where there is none such
   */
  scrub(count: number, step = 0): Result<void> {
    return this.look(() => this.viewer.scrub(count, step));
  }

  /** Shows an action, then stays, or plays on if the past was being played. @param step from which one on, from 0 */
  watch(action: number, step = 0): Result<void> {
    return this.look(() => this.viewer.watch(action, step));
  }

  /** Plays the whole game from its beginning. */
  replay(): void {
    this.look(() => {
      unwrap(this.viewer.seek(0));
      this.viewer.resume();
    });
  }

  /** Replays the actions after a number of them, fast, then continues. Fails if there are fewer. */
  review(from: number): Result<void> {
    return this.look(() => this.viewer.review(from));
  }

  /** Skips other players' actions until a person at this device has to decide. */
  skipOthers(): void {
    this.look(() => this.viewer.skipOthers());
  }

  /** Goes to the end of what is known, at once. */
  live(): void {
    unwrap(this.seek(this.source.length));
  }

  /** Resumes playback and then follows the live game. */
  resume(): void {
    this.look(() => this.viewer.resume());
  }

  /** Goes back by one action, or to the beginning of the one being shown. */
  stepBack(): void {
    this.look(() => this.viewer.stepBack());
  }

  /** Shows the next known action and stops there, paused or not; what is being shown is cut short. */
  stepForward(): void {
    this.look(() => this.viewer.stepForward());
  }

  play(): void {
    this.look(() => this.viewer.play());
  }

  /** Stops table and bots where they are. */
  pause(): void {
    this.look(() => this.viewer.pause());
  }

  /** Ends the action being shown at once. */
  skip(): void {
    this.look(() => this.viewer.skip());
  }

  /** @param speed taken into 0.5 … 8 */
  setSpeed(speed: number): void {
    this.look(() => this.viewer.pace.setSpeed(speed));
  }

  /** Whether what people at the device do is shown fast from the next action on; bots and the past keep their speed. */
  setHurriesOwn(hurriesOwn: boolean): void {
    this.look(() => this.viewer.pace.setHurriesOwn(hurriesOwn));
  }

  /** How fast what others do is shown from the next action on, and how long the table rests before a bot acts. */
  setOthersPace(pace: OthersPace): void {
    this.look(() => this.viewer.pace.setOthersPace(pace));
  }

  /** Shows the rest of the current action faster; ends it at once if it is fast already. */
  hurry(): void {
    this.look(() => this.viewer.hurry());
  }

  /** Takes effect with the next action shown. */
  setReducedMotion(reducedMotion: boolean): void {
    this.look(() => this.viewer.pace.setReducedMotion(reducedMotion));
  }

  /** Looks at the match in another way, and says so. */
  private look<Outcome>(change: () => Outcome): Outcome {
    const outcome = change();
    this.publish();
    return outcome;
  }
}
