import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type GameTypes,
  type Match,
  type MatchRecord,
  ok,
  type Problem,
  problem,
  type Result,
  unwrap,
} from '#core';
import type { Director, PieceIndex } from '#director';
import { BotPlayers } from './bot-players';
import { Handover } from './handover';
import { Playhead } from './playhead';
import type { PresentationSettings } from './presentation';
import type { SessionSetup } from './session-setup';
import type { Playback, SessionState } from './state';

/** How long the table rests before a bot acts, in seconds at speed 1. */
export const BOT_DELAY = 0.7;

/**
 * One match on one device: who decides, what is shown, how fast. {@link tick} is its only time, for the table and
 * the bots alike.
 */
export class Session<T extends GameTypes, Table = unknown> {
  readonly store: StoreApi<SessionState<T>>;
  private readonly playhead: Playhead<T, Table>;
  private readonly bots: BotPlayers<T>;
  private readonly handover: Handover;
  private readonly match: Match<T>;
  private settings: PresentationSettings;
  private playback: Playback;
  private following: 'live' | number = 'live';
  /** On the way to the next action although paused. */
  private stepping = false;
  /** Seconds at speed 1, pauses apart, since the table came to rest. */
  private rested = 0;
  private error: Problem | null = null;

  constructor(private readonly setup: SessionSetup<T, Table>) {
    const { game, imagination, match, seats, seed } = setup;
    this.match = match;
    this.settings = { reducedMotion: setup.reducedMotion ?? false };
    this.playhead = new Playhead(setup.presentation, match);
    this.director.setSpeed(setup.speed ?? 1);
    this.playback = { playing: true, speed: this.director.speed };
    this.bots = new BotPlayers(game, imagination, seats, seed);
    this.handover = new Handover(seats);
    this.expectPerson();
    this.store = createStore(() => this.state());
    if (match.length === 0) this.snapshot();
  }

  /** What the stage draws from. Only this session may move it. */
  get director(): Director {
    return this.playhead.director;
  }

  get pieces(): PieceIndex {
    return this.playhead.pieces;
  }

  /** The physical table the director rests on or set out from. */
  get table(): Table {
    return this.playhead.tableAt(this.playhead.shown);
  }

  /** The actions open to the seat that decides; empty once the game is over. */
  legal(): readonly T['Action'][] {
    return this.match.legal();
  }

  /** The whole match so far. */
  record(): MatchRecord<T> {
    return this.match.record();
  }

  /** Takes an action for the person at the device. What is still being shown is cut short. */
  act(action: T['Action']): Result<void> {
    const { seat } = this.match;
    const { holder, curtain } = this.handover;
    if (this.bots.has(seat)) return this.refuse(problem('', `a bot decides for ${seat}`));
    if (seat !== undefined && (seat !== holder || curtain !== null)) {
      return this.refuse(problem('', `the device is to be handed to ${seat} first`));
    }
    return this.command(action);
  }

  /** Takes an action for whoever decides, bots and covered hands included. */
  command(action: T['Action']): Result<void> {
    const taken = this.match.act(action);
    if (!taken.ok) return this.refuse(taken);
    const before = this.match.length - 1;
    if (this.playhead.shown !== before) this.playhead.jump(before);
    this.handover.take(taken.value.seat);
    this.error = null;
    this.follow('live');
    this.setPlaying(true);
    this.snapshot();
    this.setOut();
    this.publish();
    return ok(undefined);
  }

  /** Lets time pass for the table and the bots. @param seconds of the clock, 0 or more */
  tick(seconds: number): void {
    if (!(seconds >= 0 && Number.isFinite(seconds))) throw new RangeError(`${seconds} seconds cannot pass`);
    let left = seconds;
    let changed = false;
    while (this.playing || this.stepping || !this.playhead.animating) {
      if (this.playhead.animating) {
        left = this.playhead.tick(left);
        if (this.playhead.animating) break;
        this.arrive();
        changed = true;
      } else if ((this.playing || this.stepping) && this.playhead.shown < this.goal) {
        this.setOut();
        changed = true;
      } else if (this.playing && this.botIsDue && left >= this.untilBot) {
        left -= this.untilBot;
        this.playhead.rest(this.untilBot);
        this.letBotAct();
        changed = true;
      } else {
        if (this.playing) this.rested += left * this.director.speed;
        this.playhead.rest(left);
        break;
      }
    }
    if (changed) this.publish();
  }

  /** Something is left to show, or a bot is to act. */
  busy(): boolean {
    return this.playhead.animating || this.playhead.shown < this.goal || this.botIsDue;
  }

  /** Seconds until the next action has been shown and the next bot has acted; undefined if time brings nothing. */
  get untilNext(): number | undefined {
    if (!this.busy() || !(this.playing || this.stepping)) return undefined;
    const showing = this.playhead.animating ? this.playhead.remaining : 0;
    const last = this.following === 'live' && this.playhead.shown >= this.match.length - 1;
    return showing + (last && this.bots.has(this.match.seat) ? this.untilBot : 0);
  }

  /** Shows the state after a number of actions and stays there. Fails when there are not so many. */
  seek(count: number): Result<void> {
    const { length } = this.match;
    if (!(Number.isInteger(count) && count >= 0 && count <= length)) {
      return problem('', `${count} is not a number of actions from 0 to ${length}`);
    }
    this.playhead.jump(count);
    this.follow(count === length ? 'live' : count);
    this.expectPerson();
    this.publish();
    return ok(undefined);
  }

  /** Goes to the end of what is known, at once. */
  live(): void {
    unwrap(this.seek(this.match.length));
  }

  /** Plays on from here to the end of what is known, and on. */
  resume(): void {
    this.follow('live');
    this.setPlaying(true);
    this.publish();
  }

  /** Goes back by one action, or to the beginning of the one being shown. */
  stepBack(): void {
    const { shown, animating } = this.playhead;
    unwrap(this.seek(animating ? shown : Math.max(0, shown - 1)));
  }

  /** Shows the next known action and stops there, paused or not; what is being shown is cut short. */
  stepForward(): void {
    if (this.playhead.animating) {
      unwrap(this.seek(this.playhead.shown + 1));
    } else if (this.playhead.shown < this.match.length) {
      this.follow(this.playhead.shown + 1);
      this.stepping = true;
      this.setOut();
      this.publish();
    }
  }

  play(): void {
    this.setPlaying(true);
    this.publish();
  }

  /** Stops table and bots where they are. */
  pause(): void {
    this.setPlaying(false);
    this.stepping = false;
    this.publish();
  }

  /** Ends the action being shown at once. */
  skip(): void {
    if (!this.playhead.animating) return;
    this.director.skip();
    this.arrive();
    this.publish();
  }

  /** Ends everything that is still to be shown on the way at once. */
  skipAll(): void {
    if (this.playhead.animating || this.playhead.shown < this.goal) unwrap(this.seek(this.goal));
  }

  /** @param speed taken into 0.5 … 8 */
  setSpeed(speed: number): void {
    this.director.setSpeed(speed);
    this.playback = { ...this.playback, speed: this.director.speed };
    this.publish();
  }

  /** Takes effect with the next action shown. */
  setReducedMotion(reducedMotion: boolean): void {
    this.settings = { reducedMotion };
    this.publish();
  }

  /** The person the device was handed to is there: their hand may be seen. */
  reveal(): void {
    this.handover.reveal();
    this.publish();
  }

  /** Forgets why an action was refused. */
  dismissError(): void {
    this.error = null;
    this.publish();
  }

  /** Where the table is heading. */
  private get goal(): number {
    return this.following === 'live' ? this.match.length : this.following;
  }

  /** The table rests and a bot is to act. */
  private get botIsDue(): boolean {
    return this.resting && this.bots.has(this.match.seat);
  }

  /** All has been shown, and the viewer is not in the past. */
  private get resting(): boolean {
    const { shown, animating } = this.playhead;
    return this.following === 'live' && !animating && shown === this.match.length;
  }

  private get playing(): boolean {
    return this.playback.playing;
  }

  /** Seconds of rest still due to the bot's delay. */
  private get untilBot(): number {
    return Math.max(0, BOT_DELAY - this.rested) / this.director.speed;
  }

  private follow(following: 'live' | number): void {
    this.following = following;
    this.stepping = false;
    this.rested = 0;
  }

  private setPlaying(playing: boolean): void {
    if (playing !== this.playing) this.playback = { ...this.playback, playing };
  }

  private letBotAct(): void {
    unwrap(this.match.act(this.bots.choose(this.match)));
    this.snapshot();
    this.setOut();
  }

  private setOut(): void {
    this.rested = 0;
    this.playhead.setOut(this.settings);
  }

  private arrive(): void {
    const arrived = this.playhead.shown === this.goal;
    if (arrived) this.follow(this.goal === this.match.length ? 'live' : this.goal);
    this.expectPerson();
  }

  /** Covers all hands if the table rests and another person is to decide. */
  private expectPerson(): void {
    if (this.resting && this.match.seat !== undefined) this.handover.expect(this.match.seat);
  }

  private refuse(refusal: Result<never>): Result<void> {
    if (!refusal.ok) this.error = refusal.error;
    this.publish();
    return refusal;
  }

  private snapshot(): void {
    const { seats, seed, game, onSnapshot } = this.setup;
    const over = game.outcome(this.match.position) !== null;
    onSnapshot?.({ record: this.record(), seats, seed, over });
  }

  private publish(): void {
    this.store.setState(this.state(), true);
  }

  private state(): SessionState<T> {
    const { match, playhead } = this;
    const { shown } = playhead;
    return {
      actual: match.length,
      position: match.position,
      shown,
      shownPosition: match.positionAt(shown),
      entries: playhead.entries,
      current: playhead.animating ? match.entry(shown) : null,
      seats: this.setup.seats,
      deciding: match.seat ?? null,
      holder: this.handover.holder,
      curtain: this.handover.curtain,
      following: this.following,
      playback: this.playback,
      settings: this.settings,
      error: this.error,
      over: this.setup.game.outcome(match.positionAt(shown)) !== null,
    };
  }
}
