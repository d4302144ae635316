import { createStore, type StoreApi } from 'zustand/vanilla';
import { type GameTypes, type Problem, type RedactedStep, type Rejection, type Result, unwrap } from '#core';
import type { Director, PieceIndex, Timeline } from '#director';
import { BotPlayers } from './bot-players';
import { errorMessage, type Fault, FaultLog } from './faults';
import { PassAndPlay } from './passAndPlay';
import { PendingCommands } from './pendingCommands';
import { PlaybackControls } from './playable';
import { PlaybackController } from './playbackController';
import { ANYBODY } from './playhead';
import { Previews } from './previews';
import { fail } from './problems';
import type { SeatInfo } from './seats';
import { figuresOf } from './seats';
import type { SessionSetup, StandingAnswers } from './session-setup';
import { sessionState } from './session-state';
import type { MatchSource } from './source';
import { actingSeat, type SessionState, type ShownStep } from './state';

/** A match on this device: turns, playback, bots. Only {@link tick} advances time. Holds only what its viewers may see. */
export class Session<T extends GameTypes, Table = unknown> extends PlaybackControls<T, Table> {
  readonly store: StoreApi<SessionState<T>>;
  readonly standing: StandingAnswers;
  protected readonly source: MatchSource<T>;
  protected readonly viewer: PlaybackController<T, Table>;
  private readonly bots: BotPlayers<T>;
  private readonly handover: PassAndPlay;
  private seats: readonly SeatInfo[];
  private error: Problem | null = null;
  private readonly faults = new FaultLog();
  private readonly outbox = new PendingCommands<T>();
  /** Whether the state has changed since it was published. */
  private dirty = false;
  /** Whether time is being advanced; changes are published at its end. */
  private elapsing = false;
  private foreseen: { readonly view: T['View']; readonly sight: Previews<T, Table> } | undefined;

  constructor(private readonly setup: SessionSetup<T, Table>) {
    super();
    const {
      source,
      presentation,
      seats,
      elsewhere = new Set(),
      secretsOptional = false,
      decide,
      seed,
    } = setup;
    const { watched = false, secretsGroup } = setup;
    const { speed = 1, reducedMotion = false } = setup;
    const report = (fault: Fault) => this.report(fault);
    this.source = source;
    this.seats = seats;
    this.standing = setup.standing ?? createStore<readonly string[]>(() => []);
    const bots = seats.filter(({ seat }) => !elsewhere.has(seat));
    this.bots = new BotPlayers(source, decide, bots, seed, report);
    const isHuman = new Set(seats.filter((info) => info.controller === 'human').map(({ seat }) => seat));
    const unused = !source.entries.some(({ seat }) => isHuman.has(seat));
    this.handover = new PassAndPlay(seats, elsewhere, secretsOptional, watched, secretsGroup, unused);
    const players = {
      begun: () => {
        this.dirty = true;
      },
      arrived: () => {
        this.dirty = true;
        this.expectPerson();
      },
      botDecides: () => this.bots.deciding,
      botIsReady: () => this.bots.ready,
      letBotAct: () => this.bots.act(),
      isHere: (seat: string) => this.handover.isHere(seat),
      report,
    };
    this.viewer = new PlaybackController(presentation, source, players, speed, {
      reducedMotion,
      figures: figuresOf(seats),
    });
    if (setup.shown !== undefined) unwrap(this.viewer.seek(setup.shown));
    this.expectPerson();
    this.bots.consider();
    this.store = createStore(() => this.state());
    source.subscribe((step) => this.follow(step));
  }

  /** What the stage draws. Only this session may move it. */
  get director(): Director {
    return this.viewer.playhead.director;
  }

  get pieces(): PieceIndex {
    return this.viewer.playhead.pieces;
  }

  /** The physical table the director rests on or started from. */
  get table(): Table {
    const { playhead } = this.viewer;
    return playhead.tableAt(playhead.shown);
  }

  /** The public view of the opening. */
  get opening(): T['View'] {
    return this.openViewAt(0);
  }

  /** The public view after a number of actions. @param count 0 … all */
  openViewAt(count: number): T['View'] {
    return this.source.viewAt(count, 'spectator');
  }

  /** The actions open to the seat that decides; empty once the game is over. */
  legal(): readonly T['Action'][] {
    const { seat } = this.source;
    return seat === undefined ? [] : this.source.legal(seat);
  }

  /**
   * Previews for the person who may act now; null if nobody on this device may, or the rules are not available. The same
   * object until the game changes.
   */
  get foresight(): Previews<T, Table> | null {
    const { setup, source, viewer } = this;
    const state = this.store.getState();
    const seat = actingSeat(state);
    if (seat === null || setup.game === undefined) return null;
    const { view } = state;
    if (this.foreseen?.view !== view) {
      const table = viewer.playhead.tableAt(source.length);
      const sight = new Previews(setup.game, setup.presentation, view, seat, table);
      this.foreseen = { view, sight };
    }
    return this.foreseen.sight;
  }

  /** Start time of an action in seconds at speed 1; undefined until measured. */
  startOf(index: number): number | undefined {
    return this.viewer.playhead.startOf(index);
  }

  /** The steps of an action's animation; empty if it has only one. @param action from 0 */
  stepsOf(action: number): readonly ShownStep[] {
    return this.viewer.stepsOf(action);
  }

  /** The physical table after a number of actions. @param count 0 … all */
  tableAt(count: number): Table {
    return this.viewer.playhead.tableAt(count);
  }

  /**
   * The timeline of past actions. Throws if their choreography does.
   * @param index the first, from 0 @param span number shown together
   */
  timeline(index: number, span = 1): Timeline {
    return this.viewer.playhead.timeline(index, this.viewer.settings, span);
  }

  /** Number of actions a replay shows together, starting at an index. @param until index after the last candidate */
  spanFrom(index: number, until: number): number {
    return this.viewer.playhead.spanFrom(index, until, ANYBODY);
  }

  /** Takes an action for the person at the device. Cuts a running animation short. */
  async act(action: T['Action']): Promise<Result<void>> {
    const { seat } = this.source;
    const { holder, passTo } = this.handover;
    if (seat !== undefined && this.bots.has(seat)) return this.refuse(fail('', 'turn.bot', { seat }));
    if (seat !== undefined && !this.handover.isHere(seat)) {
      return this.refuse(fail('', 'turn.elsewhere', { seat }));
    }
    if (seat !== undefined && (seat !== holder || passTo !== null)) {
      return this.refuse(fail('', 'turn.handOver', { seat }));
    }
    return this.command(action);
  }

  /** Takes an action for the active player, even a bot or one with a covered hand. */
  async command(action: T['Action']): Promise<Result<void>> {
    const { seat } = this.source;
    if (seat === undefined) return this.refuse(fail('', 'game.over'));
    return this.deliver('action', (known) => this.source.send(seat, action, known));
  }

  /** Undoes the latest action of the person at the device, if the state's `undoBlock` allows it. */
  async undo(): Promise<Result<void>> {
    const undoer = this.handover.undoer(this.source.entries.at(-1)?.seat);
    if (undoer === null || this.handover.passTo !== null) {
      return this.refuse(fail('', 'turn.nobody'));
    }
    if (this.viewer.inPast) return this.refuse(fail('', 'turn.past'));
    return this.deliver('undo', (known) => this.source.undo(undoer, known));
  }

  /**
   * Advances time for the table and the bots. Throws only for an invalid number of seconds: everything else that goes wrong
   * becomes a fault, and the table goes on from where it is.
   * @param seconds real time, 0 or more
   */
  tick(seconds: number): void {
    const left = this.elapse(seconds);
    if (left > 0) this.viewer.rest(left);
    this.measure();
    this.flush();
  }

  /** As {@link tick}, but time stands still while a bot thinks. */
  async pass(seconds: number): Promise<void> {
    let left = this.elapse(seconds);
    while (this.viewer.waiting) {
      await this.bots.settled();
      left = this.elapse(left);
    }
    while (this.measure());
    this.flush();
  }

  /** The seat whose bot is thinking while the table waits for it; null for none. Changes without a change of state. */
  get thinking(): T['Seat'] | null {
    return this.viewer.resting ? this.bots.thinker : null;
  }

  /** Whether something is left to show or a bot is due to act. */
  busy(): boolean {
    return this.viewer.busy;
  }

  /** Seconds until the next action has been shown and the next bot has acted; undefined if waiting changes nothing. */
  get untilNext(): number | undefined {
    return this.viewer.untilNext;
  }

  /** The person the device was handed to has taken it: their hand may be shown. */
  reveal(): void {
    this.handover.reveal();
    this.publish();
  }

  /** The person at the device uncovers their secrets, or covers them again; see the state's `covered`. */
  uncover(looking: boolean): void {
    this.handover.look(looking);
    this.publish();
  }

  /** Updates who sits where on other devices; who plays on this one must not change. @param seats in order of play */
  setSeats(seats: readonly SeatInfo[]): void {
    this.seats = seats;
    this.publish();
  }

  /** Clears the reason of the last refusal. */
  dismissError(): void {
    this.error = null;
    this.publish();
  }

  /** Clears the faults. */
  dismissFaults(): void {
    this.faults.clear();
    this.publish();
  }

  /** Sends a command of a person on this device. */
  private async deliver(
    kind: RedactedStep<T>['kind'],
    send: (known: number) => Promise<Result<void, Rejection<RedactedStep<T>>>>,
  ): Promise<Result<void>> {
    const taken = await this.outbox.deliver(kind, this.source.steps, send);
    return taken.ok ? taken : this.refuse(taken);
  }

  /** Applies a new step. Own steps are shown immediately, others are queued. */
  private follow(step: RedactedStep<T>): void {
    const own = this.outbox.receive(step);
    if (own) {
      this.error = null;
      if (step.kind === 'action') this.handover.take(step.entry.seat);
    }
    if (step.kind === 'undo') this.viewer.rewind(step, own);
    else if (own) this.viewer.showLatest();
    if (this.handover.passTo !== null) this.handover.expect(this.source.seat);
    this.bots.consider();
    this.dirty = true;
    if (!this.elapsing) this.flush();
  }

  /** Advances time. Returns the seconds left over if a bot is due that is still thinking. */
  private elapse(seconds: number): number {
    if (!(seconds >= 0 && Number.isFinite(seconds))) throw new RangeError(`${seconds} seconds cannot pass`);
    this.elapsing = true;
    try {
      return this.viewer.tick(seconds);
    } catch (thrown) {
      this.report({ code: 'session', action: this.viewer.playhead.shown, detail: errorMessage(thrown) });
      return 0;
    } finally {
      this.elapsing = false;
    }
  }

  /** Measures one more action for replays. Returns whether there was one left. */
  private measure(): boolean {
    if (this.source.seat !== undefined && !this.viewer.inPast) return false;
    const measured = this.viewer.measure();
    if (measured) this.dirty ||= this.startOf(this.source.length) !== undefined;
    return measured;
  }

  /** Covers all hands if the table is at rest and another person must decide. */
  private expectPerson(): void {
    if (this.viewer.resting) this.handover.expect(this.source.seat);
  }

  private refuse(refusal: Result<never>): Result<void> {
    if (!refusal.ok) this.error = refusal.error;
    this.publish();
    return refusal;
  }

  private report(fault: Fault): void {
    if (this.faults.add(fault)) this.dirty = true;
  }

  private flush(): void {
    if (this.dirty) this.publish();
  }

  protected publish(): void {
    this.dirty = false;
    this.store.setState(this.stateNow(), true);
  }

  /** If the rules throw, the last state stays. */
  private stateNow(): SessionState<T> {
    try {
      return this.state();
    } catch (thrown) {
      this.faults.add({ code: 'rules', action: this.source.length, detail: errorMessage(thrown) });
      return { ...this.store.getState(), error: this.error, faults: this.faults.list };
    }
  }

  private state(): SessionState<T> {
    const { source, viewer, handover, seats, error } = this;
    const { list: faults } = this.faults;
    return sessionState({ source, viewer, handover, seats, error, faults });
  }
}
