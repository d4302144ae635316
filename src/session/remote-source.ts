import {
  type Decision,
  err,
  type Game,
  type GameTypes,
  ok,
  type RedactedEntry,
  type RedactedStep,
  type Rejection,
  type Result,
  type UndoBlock,
  undoBlock,
  type Viewer,
} from '#core';
import type { MatchSnapshot, Refused } from '#net';
import type { MatchSource, StepListener } from './source';
import { RecentViews, ViewCourse } from './view-course';

/** Connection to the server of a match. Answers arrive after all earlier events. */
export interface RemoteLine {
  act(action: unknown, known: number): Promise<Result<unknown, Refused>>;
  undo(known: number): Promise<Result<unknown, Refused>>;
}

/** What a device must know of the game of a match on a server. */
export interface RemoteGame<T extends GameTypes> {
  readonly rules: Pick<Game<T>, 'advance' | 'legal' | 'pending' | 'reveals' | 'view'>;
}

/**
 * A match on a server, as one viewer sees it. {@link receive} applies its events; own commands go over the line and come
 * back as steps, like everyone else's.
 */
export class RemoteSource<T extends GameTypes> implements MatchSource<T> {
  /** Index of the match in its room, from 0. */
  readonly number: number;
  private readonly listeners = new Set<StepListener<T>>();
  private readonly course: ViewCourse<T>;
  /** Public views. */
  private readonly open = new RecentViews<T['View']>();
  private seen: readonly RedactedEntry<T>[];
  private count: number;
  private legalNow: readonly T['Action'][] | undefined;

  constructor(
    private readonly game: RemoteGame<T>,
    readonly viewer: Viewer<T['Seat']>,
    match: MatchSnapshot<T>,
    private readonly line: RemoteLine,
    /** The seats played on this device, which all know what the viewer knows. */
    readonly own: readonly T['Seat'][] = viewer === 'spectator' ? [] : [viewer],
  ) {
    this.number = match.match;
    this.count = match.steps;
    this.seen = match.entries;
    this.course = new ViewCourse(game.rules, match.opening, () => this.seen);
  }

  get length(): number {
    return this.seen.length;
  }

  get steps(): number {
    return this.count;
  }

  get entries(): readonly RedactedEntry<T>[] {
    return this.seen;
  }

  get seat(): T['Seat'] | undefined {
    return this.pendingAt(this.length).at(-1)?.seat;
  }

  /** A spectator gets the public view, any seat what the own viewer of the device knows. */
  viewAt(count: number, viewer: Viewer<T['Seat']>): T['View'] {
    if (viewer !== 'spectator' || this.viewer === 'spectator') return this.course.at(count);
    return this.open.at(count, () => this.game.rules.view(this.course.at(count), 'spectator'));
  }

  pendingAt(count: number): readonly Decision<T['Seat']>[] {
    return this.game.rules.pending(this.course.at(count));
  }

  legal(seat: T['Seat']): readonly T['Action'][] {
    if (!this.own.includes(seat) || seat !== this.seat) return [];
    this.legalNow ??= this.game.rules.legal(this.viewAt(this.length, seat));
    return this.legalNow;
  }

  send(
    seat: T['Seat'],
    action: T['Action'],
    known: number,
  ): Promise<Result<void, Rejection<RedactedStep<T>>>> {
    return this.ask(seat, (line) => line.act(action, known));
  }

  undoBlock(seat: T['Seat']): UndoBlock | null {
    const course = {
      length: this.length,
      entries: this.seen,
      positionAt: (count: number) => this.course.at(count),
    };
    return undoBlock(this.game.rules, course, seat);
  }

  undo(seat: T['Seat'], known: number): Promise<Result<void, Rejection<RedactedStep<T>>>> {
    return this.ask(seat, (line) => line.undo(known));
  }

  subscribe(listener: StepListener<T>): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Applies a step; ignores a known one.
   * @returns false if earlier steps are missing, so the client must resync
   */
  receive(step: RedactedStep<T>): boolean {
    if (step.number < this.count) return true;
    if (step.number > this.count || step.index > this.length) return false;
    this.count++;
    this.course.cut(step.index);
    this.open.cut(step.index);
    this.seen = [...this.seen.slice(0, step.index), ...(step.kind === 'action' ? [step.entry] : [])];
    this.legalNow = undefined;
    for (const listener of [...this.listeners]) listener(step);
    return true;
  }

  private async ask(
    seat: T['Seat'],
    send: (line: RemoteLine) => Promise<Result<unknown, Refused>>,
  ): Promise<Result<void, Rejection<RedactedStep<T>>>> {
    if (!this.own.includes(seat)) return err({ field: 'seat', code: 'room.role', since: [] });
    const taken = await send(this.line);
    if (taken.ok) return ok(undefined);
    const { since = [], ...refusal } = taken.error;
    const steps = since as unknown as readonly RedactedStep<T>[];
    for (const step of steps) this.receive(step);
    return err({ ...refusal, since: steps });
  }
}
