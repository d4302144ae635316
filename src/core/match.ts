import type { Game, GameTypes } from './game';
import type { Problem } from './problem';
import { fail, makeProblem } from './problems';
import { err, ok, type Result, within } from './result';
import { runToEnd, type Task } from './task';
import { type UndoBlock, undoBlock } from './undo';

/** One action of a match: its seat, its events and the position after it. */
export interface MatchEntry<T extends GameTypes> {
  readonly seat: T['Seat'];
  readonly action: T['Action'];
  readonly events: readonly T['Event'][];
}

/** One step of the append-only log of a match: an action, or the undo of the latest one. */
export interface MatchStep<T extends GameTypes> {
  readonly kind: 'action' | 'undo';
  /** Number of steps before it. */
  readonly number: number;
  /** Index of the action in the history at that time. */
  readonly index: number;
  readonly entry: MatchEntry<T>;
}

/** Rejection of a step. `since` lists the steps the sender had not seen yet, oldest first. */
export interface Rejection<Step> extends Problem {
  readonly since: readonly Step[];
}

/** A match as plain JSON, from which it can be replayed exactly. */
export interface MatchRecord<T extends GameTypes> {
  readonly game: string;
  readonly initial: T['Position'];
  readonly actions: readonly T['Action'][];
}

/**
 * A running or finished game: the opening, the actions, and every position in between. Has no clock. The owner of a
 * match lets players in through {@link submit} and {@link submitUndo} only.
 */
export class Match<T extends GameTypes> {
  private readonly positions: T['Position'][];
  private standing: readonly MatchEntry<T>[] = [];
  private readonly log: MatchStep<T>[] = [];
  private legalNow: readonly T['Action'][] | undefined;

  constructor(
    readonly game: Game<T>,
    initial: T['Position'],
  ) {
    this.positions = [initial];
  }

  /** Replays a record. Fails with the index of the first illegal action. */
  static restore<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Result<Match<T>> {
    return runToEnd(Match.restoring(game, record));
  }

  /** As {@link restore}, but pauses after each action. */
  static *restoring<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Task<Result<Match<T>>> {
    if (record.game !== game.id) return fail('game', 'game.other', { given: record.game, game: game.id });
    const match = new Match(game, record.initial);
    const entries: MatchEntry<T>[] = [];
    for (const [index, action] of record.actions.entries()) {
      const played = match.advance(action);
      if (!played.ok) return err(within(`actions[${index}]`, played.error));
      entries.push(played.value);
      yield entries.length / record.actions.length;
    }
    match.standing = entries;
    return ok(match);
  }

  /** Number of actions, not counting undone ones. */
  get length(): number {
    return this.positions.length - 1;
  }

  /** The append-only log, oldest first, undone actions included. */
  get steps(): readonly MatchStep<T>[] {
    return this.log;
  }

  get position(): T['Position'] {
    return this.positions[this.length] as T['Position'];
  }

  /** The position after `count` actions, 0 … length. */
  positionAt(count: number): T['Position'] {
    if (!(count in this.positions)) throw new RangeError(`no position after ${count} actions`);
    return this.positions[count] as T['Position'];
  }

  /** The entry of an action. @param index 0 … length−1 */
  entry(index: number): MatchEntry<T> {
    const entry = this.standing[index];
    if (entry === undefined) throw new RangeError(`no action ${index}`);
    return entry;
  }

  /** The actions that have not been undone, oldest first. The same array until it changes. */
  get entries(): readonly MatchEntry<T>[] {
    return this.standing;
  }

  /** The seat that decides now, or undefined once the game is over. */
  get seat(): T['Seat'] | undefined {
    return this.game.pending(this.position).at(-1)?.seat;
  }

  legal(): readonly T['Action'][] {
    this.legalNow ??= this.game.legal(this.position);
    return this.legalNow;
  }

  /** Takes an action for the seat that decides. A failure changes nothing. */
  act(action: T['Action']): Result<MatchEntry<T>> {
    const taken = this.advance(action);
    if (taken.ok) this.standing = [...this.standing, taken.value];
    return taken;
  }

  /** Takes an action without copying the list of entries, which is slow for many actions. */
  private advance(action: T['Action']): Result<MatchEntry<T>> {
    const seat = this.seat;
    if (seat === undefined) return fail('', 'game.over');
    const next = this.game.apply(this.position, action);
    if (!next.ok) return next;
    const entry = { seat, action, events: next.value.events };
    this.log.push({ kind: 'action', number: this.log.length, index: this.length, entry });
    this.positions.push(next.value.position);
    this.legalNow = undefined;
    return ok(entry);
  }

  /**
   * Takes an action sent by a client. Rejects it, without changing anything, if it is not the seat's decision or the seat
   * has not seen all steps.
   * @param known number of steps the sender had seen
   */
  submit(
    seat: T['Seat'],
    action: T['Action'],
    known: number,
  ): Result<MatchEntry<T>, Rejection<MatchStep<T>>> {
    return this.gate(known, () =>
      this.seat === undefined || this.seat === seat
        ? this.act(action)
        : fail('seat', 'seat.waits', { seat, decides: this.seat }),
    );
  }

  /** Undoes the latest action at a seat's request, under the conditions of {@link submit}. */
  submitUndo(seat: T['Seat'], known: number): Result<MatchEntry<T>, Rejection<MatchStep<T>>> {
    return this.gate(known, () => this.undo(seat));
  }

  /** Why a seat may not undo the latest action; null if it may. */
  undoBlock(seat: T['Seat']): UndoBlock | null {
    return undoBlock(this.game, this, seat);
  }

  /** Undoes the latest action for the seat that took it. A failure changes nothing. */
  undo(seat: T['Seat']): Result<MatchEntry<T>> {
    const block = this.undoBlock(seat);
    return block === null ? this.takeBack() : fail('', `undo.${block}`);
  }

  /**
   * Undoes the latest action, no matter who took it and what it revealed, after all players have agreed. Fails if there is
   * none.
   */
  takeBack(): Result<MatchEntry<T>> {
    if (this.length === 0) return fail('', 'undo.nothing');
    const index = this.length - 1;
    const entry = this.entry(index);
    this.log.push({ kind: 'undo', number: this.log.length, index, entry });
    this.positions.pop();
    this.standing = this.standing.slice(0, -1);
    this.legalNow = undefined;
    return ok(entry);
  }

  /** @param count number of actions to keep, 0 … length. Default: all. */
  record(count = this.length): MatchRecord<T> {
    return {
      game: this.game.id,
      initial: this.positions[0] as T['Position'],
      actions: this.standing.slice(0, count).map((entry) => entry.action),
    };
  }

  private gate(
    known: number,
    step: () => Result<MatchEntry<T>>,
  ): Result<MatchEntry<T>, Rejection<MatchStep<T>>> {
    if (!(Number.isInteger(known) && known >= 0 && known <= this.log.length)) {
      return err({ ...makeProblem('number', 'steps.invalid', { known }), since: [] });
    }
    if (known < this.log.length) {
      return err({ ...makeProblem('number', 'steps.stale'), since: this.log.slice(known) });
    }
    const taken = step();
    return taken.ok ? taken : err({ ...taken.error, since: [] });
  }
}
