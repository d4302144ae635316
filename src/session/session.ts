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
import type { Director, PieceIndex, Timeline } from '#director';
import { BotPlayers } from './bot-players';
import { Handover } from './handover';
import type { SessionSetup } from './session-setup';
import type { SessionState, TakeBackBlock } from './state';
import { Viewer } from './viewer';

/**
 * One match on one device: who decides, what is shown, how fast. {@link tick} is its only time, for the table and
 * the bots alike.
 */
export class Session<T extends GameTypes, Table = unknown> {
  readonly store: StoreApi<SessionState<T>>;
  private readonly viewer: Viewer<T, Table>;
  private readonly bots: BotPlayers<T>;
  private readonly handover: Handover;
  private readonly match: Match<T>;
  private error: Problem | null = null;

  constructor(private readonly setup: SessionSetup<T, Table>) {
    const { game, simulator, presentation, match, seats, seed } = setup;
    const { speed = 1, reducedMotion = false, saved = match.length > 0 } = setup;
    this.match = match;
    this.bots = new BotPlayers(game, simulator, seats, seed);
    this.handover = new Handover(seats);
    const players = {
      arrived: () => this.expectPerson(),
      botDecides: () => this.bots.has(match.seat),
      letBotAct: () => this.letBotAct(),
      isBot: (seat: string) => this.bots.has(seat),
    };
    this.viewer = new Viewer(presentation, match, players, { speed, reducedMotion });
    if (setup.shown !== undefined) unwrap(this.viewer.seek(setup.shown));
    this.expectPerson();
    this.store = createStore(() => this.state());
    if (!saved) this.snapshot();
  }

  /** What the stage draws from. Only this session may move it. */
  get director(): Director {
    return this.viewer.playhead.director;
  }

  get pieces(): PieceIndex {
    return this.viewer.playhead.pieces;
  }

  /** The physical table the director rests on or set out from. */
  get table(): Table {
    const { playhead } = this.viewer;
    return playhead.tableAt(playhead.shown);
  }

  /** The actions open to the seat that decides; empty once the game is over. */
  legal(): readonly T['Action'][] {
    return this.match.legal();
  }

  /** The match so far. @param count leaves out the actions after so many; all are in where left out */
  record(count?: number): MatchRecord<T> {
    return this.match.record(count);
  }

  /** Seconds at speed 1 that an action takes to be shown. @param index of an action that was taken */
  durationOf(index: number): number {
    return this.viewer.playhead.durationOf(index, this.viewer.settings);
  }

  /** The physical table after a number of actions that were taken. @param count 0 … all */
  tableAt(count: number): Table {
    return this.viewer.playhead.tableAt(count);
  }

  /** What is shown of an action that was taken. @param index from 0 */
  timeline(index: number): Timeline {
    return this.viewer.playhead.timeline(index, this.viewer.settings);
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
    this.handover.take(taken.value.seat);
    this.error = null;
    this.snapshot();
    this.viewer.showLatest();
    this.publish();
    return ok(undefined);
  }

  /** Takes back the latest action of the person at the device, as far as the state's `undoBlock` allows. */
  undo(): Result<void> {
    const { holder } = this.handover;
    if (holder === null || this.handover.curtain !== null) {
      return this.refuse(problem('', 'the device is in nobody’s hands'));
    }
    if (this.viewer.inPast) return this.refuse(problem('', 'the table shows the past'));
    const undone = this.match.undo(holder);
    if (!undone.ok) return this.refuse(undone);
    this.error = null;
    this.snapshot();
    this.viewer.rewind(undone.value);
    this.publish();
    return ok(undefined);
  }

  /** Lets time pass for the table and the bots. @param seconds of the clock, 0 or more */
  tick(seconds: number): void {
    if (this.viewer.tick(seconds)) this.publish();
  }

  /** Something is left to show, or a bot is to act. */
  busy(): boolean {
    return this.viewer.busy;
  }

  /** Seconds until the next action has been shown and the next bot has acted; undefined if time brings nothing. */
  get untilNext(): number | undefined {
    return this.viewer.untilNext;
  }

  /** Shows the state after a number of actions and stays there. Fails when there are not so many. */
  seek(count: number): Result<void> {
    return this.look(() => this.viewer.seek(count));
  }

  /** As {@link seek}, but the past plays on from there if it was being played. */
  scrub(count: number): Result<void> {
    return this.look(() => this.viewer.scrub(count));
  }

  /** Shows an action from its beginning, then stays, or plays on if the past was being played. */
  watch(action: number): Result<void> {
    return this.look(() => this.viewer.watch(action));
  }

  /** Plays the whole game from its beginning. */
  replay(): void {
    this.look(() => {
      unwrap(this.viewer.seek(0));
      this.viewer.resume();
    });
  }

  /** Goes to the end of what is known, at once. */
  live(): void {
    unwrap(this.seek(this.match.length));
  }

  /** Plays on from here to the end of what is known, and on. */
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

  /** Ends everything that is still to be shown on the way at once. */
  skipAll(): void {
    this.look(() => this.viewer.skipAll());
  }

  /** @param speed taken into 0.5 … 8 */
  setSpeed(speed: number): void {
    this.look(() => this.viewer.setSpeed(speed));
  }

  /** Whether what people at the device do is shown fast from the next action on; bots and the past keep their speed. */
  setHurriesOwn(hurriesOwn: boolean): void {
    this.look(() => this.viewer.setHurriesOwn(hurriesOwn));
  }

  /** Shows the rest of the current action faster; ends it at once if it is fast already. */
  hurry(): void {
    this.look(() => this.viewer.hurry());
  }

  /** Takes effect with the next action shown. */
  setReducedMotion(reducedMotion: boolean): void {
    this.look(() => this.viewer.setReducedMotion(reducedMotion));
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

  /** Looks at the match in another way, and says so. */
  private look<Outcome>(change: () => Outcome): Outcome {
    const outcome = change();
    this.publish();
    return outcome;
  }

  private letBotAct(): void {
    unwrap(this.match.act(this.bots.choose(this.match)));
    this.snapshot();
  }

  /** Covers all hands if the table rests and another person is to decide. */
  private expectPerson(): void {
    if (this.viewer.resting && this.match.seat !== undefined) this.handover.expect(this.match.seat);
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

  private undoBlock(): TakeBackBlock | null {
    const { holder, curtain } = this.handover;
    if (holder === null || curtain !== null) return 'absent';
    return this.viewer.inPast ? 'past' : this.match.undoBlock(holder);
  }

  private state(): SessionState<T> {
    const { match, viewer, handover } = this;
    const { game } = this.setup;
    const { shown, animating, rewinding, entries } = viewer.playhead;
    const shownPosition = match.positionAt(shown);
    return {
      actual: match.length,
      position: match.position,
      history: match.entries,
      finished: game.outcome(match.position) !== null,
      shown,
      shownPosition,
      shownDeciding: game.pending(shownPosition).at(-1)?.seat ?? null,
      entries,
      current: animating && !rewinding ? match.entry(shown) : null,
      seats: this.setup.seats,
      deciding: match.seat ?? null,
      holder: handover.holder,
      curtain: handover.curtain,
      following: viewer.following,
      inPast: viewer.inPast,
      playback: viewer.playback,
      settings: viewer.settings,
      undoBlock: this.undoBlock(),
      error: this.error,
      over: game.outcome(shownPosition) !== null,
    };
  }
}
