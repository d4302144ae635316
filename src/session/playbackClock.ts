import type { GameTypes } from '#core';
import type { Fault } from './faults';
import { PlaybackSpeed } from './playbackSpeed';
import { ANYBODY, Playhead, ROUNDING } from './playhead';
import type { Presentation, PresentationSettings } from './presentation';
import type { MatchSource } from './source';
import type { Playback } from './state';

/** What the viewer asks of those who play. */
export interface Players {
  /** An action begins to be shown. */
  readonly begun: () => void;
  /** The table has come to rest, or stands at another moment. */
  readonly arrived: () => void;
  /** A bot decides now. */
  readonly botDecides: () => boolean;
  /** That bot knows what to do. */
  readonly botIsReady: () => boolean;
  /** Lets that bot act. */
  readonly letBotAct: () => void;
  /** Whether a person at this device plays the seat. */
  readonly isHere: (seat: string) => boolean;
  /** Something could not be shown as it should. */
  readonly report: (fault: Fault) => void;
}

/** Stepping stops this long before a step begins, so that nothing of it shows or sounds yet; seconds. */
const BEFORE_BEAT = 1e-6;

/** For so long the table waits for more of a passage that is to be shown together, seconds whatever the speed. */
const GATHERING = 0.4;

/**
 * Playback clock: shown index, target index, speed. Nothing else lets the time of the table pass.
 */
export abstract class PlaybackClock<T extends GameTypes, Table> {
  readonly playhead: Playhead<T, Table>;
  readonly pace: PlaybackSpeed;
  protected heading: 'live' | number = 'live';
  protected lookingBack = false;
  /** On the way to the next action although paused. */
  protected stepping = false;
  /** Missed actions are being replayed, fast. */
  protected reviewing = false;
  /** Other players' actions are skipped until a person at this device has to decide. */
  protected skipping = false;
  /** Seconds at speed 1, pauses apart, since the table came to rest. */
  private rested = 0;
  /** Seconds since more came of a passage that is gathered, and of how many actions the game was then. */
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

  /** The number of actions the viewer has gone back (or is stepping) to, or the game as it goes on. */
  get following(): 'live' | number {
    return this.heading;
  }

  get playback(): Playback {
    return this.pace.playback;
  }

  get settings(): PresentationSettings {
    return this.pace.settings;
  }

  /** The viewer has gone back, and what was shown then has not caught up with the game yet. */
  get inPast(): boolean {
    return this.lookingBack;
  }

  /** Where the table is heading. */
  get goal(): number {
    return this.heading === 'live' ? this.source.length : this.heading;
  }

  /** All has been shown, and the viewer is not in the past. */
  get resting(): boolean {
    const { shown, animating } = this.playhead;
    return this.heading === 'live' && !animating && shown === this.source.length;
  }

  /** Something is left to show, or a bot is to act. */
  get busy(): boolean {
    return this.playhead.animating || this.playhead.shown < this.goal || this.botIsDue;
  }

  /** Seconds until the next action has been shown and the next bot has acted; undefined if time brings nothing. */
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
   * Lets time pass, until a bot is due that has not answered yet. Returns the seconds left over then, else 0.
   * @param seconds of the clock, 0 or more
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

  /** A bot is due that has not answered yet. */
  get waiting(): boolean {
    return this.playing && this.botIsDue && this.untilBot === 0 && !this.players.botIsReady();
  }

  /** Measures how long one more action takes to be shown. Returns whether there was one. */
  measure(): boolean {
    return this.playhead.measure(this.settings);
  }

  /** Lets time pass over the resting table, no matter who is due. */
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

  /** The table rests, or waits for more of a passage, and a bot is to act. */
  private get botIsDue(): boolean {
    return (this.resting || this.gathering) && this.players.botDecides();
  }

  /** The table waits for more of a passage before it shows what there is of it. */
  private get gathering(): boolean {
    const { shown, animating } = this.playhead;
    if (animating || shown === this.source.length || !this.gathers(this.playhead.passageOf(shown)))
      return false;
    if (this.gathered.length !== this.source.length)
      this.gathered = { seconds: 0, length: this.source.length };
    return GATHERING - this.gathered.seconds > ROUNDING;
  }

  /** Whether a passage of others may still grow: everything known and not yet shown belongs to it. */
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

  /** Seconds of rest still due to the bot's delay. */
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

  /** Sets out for the next action, or has arrived after it where it cannot be shown in motion. */
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
