import type { GameTypes } from '#core';
import type { Fault } from './faults';
import { PlaybackSpeed } from './playbackSpeed';
import { ANYBODY, Playhead, ROUNDING } from './playhead';
import type { Presentation, PresentationSettings } from './presentation';
import type { MatchSource } from './source';
import type { Playback } from './state';

/** What playback needs from the players. */
export interface Players {
  /** The animation of an action begins. */
  readonly begun: () => void;
  /** The table has come to rest, or jumped to another point. */
  readonly arrived: () => void;
  /** Whether it is a bot's decision. */
  readonly botDecides: () => boolean;
  /** Whether that bot has decided. */
  readonly botIsReady: () => boolean;
  /** Lets that bot act. */
  readonly letBotAct: () => void;
  /** Whether a person on this device plays the seat. */
  readonly isHere: (seat: string) => boolean;
  /** Something could not be shown properly. */
  readonly report: (fault: Fault) => void;
}

/** Stepping stops this many seconds before a step begins, so that nothing of it is seen or heard yet. */
const BEFORE_BEAT = 1e-6;

/** How long the table waits for more of a passage to show together, in seconds at any speed. */
const GATHERING = 0.4;

/** The clock of playback: shown index, target index, speed. Nothing else advances the table's time. */
export abstract class PlaybackClock<T extends GameTypes, Table> {
  readonly playhead: Playhead<T, Table>;
  readonly pace: PlaybackSpeed;
  protected heading: 'live' | number = 'live';
  protected lookingBack = false;
  /** Whether the table moves to the next action although paused. */
  protected stepping = false;
  /** Whether missed actions are being replayed, fast. */
  protected reviewing = false;
  /** Whether other players' actions are skipped until a person on this device must decide. */
  protected skipping = false;
  /** Seconds at speed 1 since the table came to rest, not counting pauses. */
  private rested = 0;
  /** Seconds since a passage last grew, and the number of actions at that time. */
  private gathered = { seconds: 0, length: 0 };

  /** @param speed 0.5 … 8 */
  constructor(
    presentation: Presentation<T, Table>,
    protected readonly source: MatchSource<T>,
    protected readonly players: Players,
    speed: number,
    settings: PresentationSettings,
  ) {
    this.playhead = new Playhead(presentation, source, players.report);
    this.pace = new PlaybackSpeed(this.playhead.director, speed, settings);
  }

  /** The number of actions the viewer has gone back (or is stepping) to, or `live`. */
  get following(): 'live' | number {
    return this.heading;
  }

  get playback(): Playback {
    return this.pace.playback;
  }

  get settings(): PresentationSettings {
    return this.pace.settings;
  }

  /** Whether the viewer has gone back and the table has not caught up with the game yet. */
  get inPast(): boolean {
    return this.lookingBack;
  }

  /** The number of actions the table is heading for. */
  get goal(): number {
    return this.heading === 'live' ? this.source.length : this.heading;
  }

  /** Whether everything has been shown and the viewer is live. */
  get resting(): boolean {
    const { shown, animating } = this.playhead;
    return this.heading === 'live' && !animating && shown === this.source.length;
  }

  /** Whether something is left to show or a bot is due to act. */
  get busy(): boolean {
    return this.playhead.animating || this.playhead.shown < this.goal || this.botIsDue;
  }

  /** Seconds until the next action has been shown and the next bot has acted; undefined if waiting changes nothing. */
  get untilNext(): number | undefined {
    if (!this.busy || !this.moving) return undefined;
    const { playhead, gathered } = this;
    if (this.gathering && !this.players.botDecides()) return GATHERING - gathered.seconds;
    const showing = playhead.animating ? playhead.remaining : 0;
    const last =
      this.heading === 'live' && playhead.shown + Math.max(1, playhead.director.span) >= this.source.length;
    return showing + (last && this.players.botDecides() ? this.untilBot : 0);
  }

  /**
   * Advances time, but stops at a bot that is due and still thinking. Returns the seconds left over, else 0.
   * @param seconds real time, 0 or more
   */
  tick(seconds: number): number {
    let left = seconds;
    while (this.moving || !this.playhead.animating) {
      if (this.playhead.animating) {
        const { director } = this.playhead;
        const { beat, untilBeat } = director;
        if (!this.playing && untilBeat !== undefined && left >= untilBeat) {
          director.tick(Math.max(0, untilBeat - BEFORE_BEAT));
          this.stepping = false;
          return 0;
        }
        left = this.playhead.tick(left);
        if (this.playhead.animating) {
          if (director.beat !== beat) this.players.begun();
          if (this.gathers(this.playhead.passageOf(this.playhead.shown)) && this.players.botIsReady()) {
            this.players.letBotAct();
          }
          return 0;
        }
        this.finish();
      } else if (this.moving && this.playhead.shown < this.goal && !this.gathering) {
        this.startNext();
      } else if (this.playing && this.botIsDue && left >= this.untilBot) {
        left -= this.untilBot;
        this.playhead.rest(this.untilBot);
        this.rested = this.pace.rest;
        if (!this.players.botIsReady()) return left;
        this.players.letBotAct();
        if (this.resting) return left;
      } else if (this.gathering) {
        const wait = Math.min(left, GATHERING - this.gathered.seconds);
        this.rest(wait);
        left -= wait;
        if (this.gathering) return 0;
      } else {
        this.rest(left);
        return 0;
      }
    }
    return 0;
  }

  /** Whether a bot is due that is still thinking. */
  get waiting(): boolean {
    return this.playing && this.botIsDue && this.untilBot === 0 && !this.players.botIsReady();
  }

  /** Measures the animation of one more action. Returns whether there was one left. */
  measure(): boolean {
    return this.playhead.measure(this.settings);
  }

  /** Advances time over the table at rest, even if a bot is due. */
  rest(seconds: number): void {
    if (this.playing) this.rested += seconds * this.playback.speed;
    this.gathered.seconds += seconds;
    this.playhead.rest(seconds);
  }

  protected get playing(): boolean {
    return this.playback.playing;
  }

  protected get moving(): boolean {
    return this.playing || this.stepping;
  }

  /** Whether a bot should act now: the table is at rest, or waits for more of a passage. */
  private get botIsDue(): boolean {
    return (this.resting || this.gathering) && this.players.botDecides();
  }

  /** Whether the table is waiting for more of a passage before showing it. */
  private get gathering(): boolean {
    const { shown, animating } = this.playhead;
    if (animating || shown === this.source.length || !this.gathers(this.playhead.passageOf(shown)))
      return false;
    if (this.gathered.length !== this.source.length)
      this.gathered = { seconds: 0, length: this.source.length };
    return GATHERING - this.gathered.seconds > ROUNDING;
  }

  /** Whether a passage of other players may still grow: every known action not shown yet belongs to it. */
  private gathers(passage: string | null): boolean {
    const { source, playhead, heading, players } = this;
    if (passage === null || heading !== 'live' || this.lookingBack || !this.playing || this.skipping)
      return false;
    const { seat } = source;
    if (seat === undefined || players.isHere(seat)) return false;
    for (let index = playhead.shown; index < source.length; index++) {
      if (players.isHere(source.entries[index]!.seat) || playhead.passageOf(index) !== passage) return false;
    }
    return true;
  }

  /** Seconds left of the pause before a bot acts. */
  private get untilBot(): number {
    return this.skipping || this.gathering
      ? 0
      : Math.max(0, this.pace.rest - this.rested) / this.playback.speed;
  }

  protected follow(following: 'live' | number): void {
    this.heading = following;
    this.stepping = false;
    this.rested = 0;
  }

  /** Starts the next action, or jumps to its end if it cannot be animated. */
  protected startNext(): void {
    const entry = this.source.entries[this.playhead.shown];
    this.rested = 0;
    const own = entry !== undefined && this.players.isHere(entry.seat);
    if (this.skipping && !own) this.playhead.jump(this.playhead.shown + 1);
    else this.show(own);
    this.players.begun();
    if (!this.playhead.animating) this.finish();
  }

  private show(own: boolean): void {
    if (this.lookingBack) this.pace.begin(this.reviewing ? 'review' : 'none');
    else this.pace.begin(own ? 'own' : 'others');
    const others = this.lookingBack ? ANYBODY : (seat: string) => !this.players.isHere(seat);
    const span = this.playhead.spanFrom(this.playhead.shown, this.goal, others);
    this.playhead.startNext(this.settings, span);
  }

  protected finish(): void {
    const { goal } = this;
    if (this.playhead.shown === goal) this.follow(goal === this.source.length ? 'live' : goal);
    if (this.resting) {
      this.lookingBack = false;
      this.reviewing = false;
      this.skipping &&= this.players.botDecides();
    }
    this.players.arrived();
  }
}
