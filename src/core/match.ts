import type { Game, GameTypes } from './game';
import { err, ok, problem, type Result, within } from './result';
import { UNDO_REASONS, type UndoBlock, undoBlock } from './undo';

/** One action of a match: who took it, and what came of it. */
export interface MatchEntry<T extends GameTypes> {
  readonly seat: T['Seat'];
  readonly action: T['Action'];
  readonly events: readonly T['Event'][];
}

/** A match as plain JSON: enough to play it again to the letter. */
export interface MatchRecord<T extends GameTypes> {
  readonly game: string;
  readonly initial: T['Position'];
  readonly actions: readonly T['Action'][];
}

/** A running or finished game: its opening, its actions, and every position in between. Knows no clock. */
export class Match<T extends GameTypes> {
  private readonly positions: T['Position'][];
  private log: readonly MatchEntry<T>[] = [];
  private legalNow: readonly T['Action'][] | undefined;

  constructor(
    readonly game: Game<T>,
    initial: T['Position'],
  ) {
    this.positions = [initial];
  }

  /** Plays a record again. Fails with the index of the first action that is not legal. */
  static restore<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Result<Match<T>> {
    if (record.game !== game.id) return problem('game', `"${record.game}" is not ${game.id}`);
    const match = new Match(game, record.initial);
    for (const [index, action] of record.actions.entries()) {
      const played = match.act(action);
      if (!played.ok) return err(within(`actions[${index}]`, played.error));
    }
    return ok(match);
  }

  /** How many actions have been taken. */
  get length(): number {
    return this.log.length;
  }

  get position(): T['Position'] {
    return this.positions[this.log.length] as T['Position'];
  }

  /** The position after `count` actions, 0 … length. */
  positionAt(count: number): T['Position'] {
    if (!(count in this.positions)) throw new RangeError(`no position after ${count} actions`);
    return this.positions[count] as T['Position'];
  }

  /** The entry of an action, 0 … length−1. */
  entry(index: number): MatchEntry<T> {
    const entry = this.log[index];
    if (entry === undefined) throw new RangeError(`no action ${index}`);
    return entry;
  }

  /** The actions taken so far, the oldest first; the same array until that changes. */
  get entries(): readonly MatchEntry<T>[] {
    return this.log;
  }

  /** The seat that decides now, or undefined once the game is over. */
  get seat(): T['Seat'] | undefined {
    return this.game.pending(this.position).at(-1)?.seat;
  }

  legal(): readonly T['Action'][] {
    this.legalNow ??= this.game.legal(this.position);
    return this.legalNow;
  }

  /** Takes an action for the seat that decides. Nothing changes when it fails. */
  act(action: T['Action']): Result<MatchEntry<T>> {
    const seat = this.seat;
    if (seat === undefined) return problem('', 'the game is over');
    const next = this.game.apply(this.position, action);
    if (!next.ok) return next;
    const entry = { seat, action, events: next.value.events };
    this.positions.push(next.value.position);
    this.log = [...this.log, entry];
    this.legalNow = undefined;
    return ok(entry);
  }

  /** Why a seat may not take back the latest action; null if it may. */
  undoBlock(seat: T['Seat']): UndoBlock | null {
    return undoBlock(this.game, this, seat);
  }

  /** Takes back the latest action for the seat that took it. Nothing changes when it fails. */
  undo(seat: T['Seat']): Result<MatchEntry<T>> {
    const block = this.undoBlock(seat);
    if (block !== null) return problem('', UNDO_REASONS[block]);
    const entry = this.entry(this.length - 1);
    this.positions.pop();
    this.log = this.log.slice(0, -1);
    this.legalNow = undefined;
    return ok(entry);
  }

  /** @param count leaves out the actions after so many, 0 … length; all are in where left out */
  record(count = this.length): MatchRecord<T> {
    return {
      game: this.game.id,
      initial: this.positions[0] as T['Position'],
      actions: this.log.slice(0, count).map((entry) => entry.action),
    };
  }
}
