import type {
  Decision,
  GameTypes,
  RedactedEntry,
  RedactedStep,
  Rejection,
  Result,
  UndoBlock,
  Viewer,
} from '#core';

/** @param step the one just added to the log */
export type StepListener<T extends GameTypes> = (step: RedactedStep<T>) => void;

/**
 * Where a session gets its match from: this device, or a server that tells it what it may know. Everything it returns is
 * limited to what its viewers may see; it never exposes a position.
 */
export interface MatchSource<T extends GameTypes> {
  /** Who events and steps are for. */
  readonly viewer: Viewer<T['Seat']>;
  /** Number of actions, not counting undone ones. */
  readonly length: number;
  /** Number of steps in the log; sent along with every action or undo. */
  readonly steps: number;
  /** The actions that have not been undone, oldest first; the same array until it changes. */
  readonly entries: readonly RedactedEntry<T>[];
  /** The seat that decides now; undefined once the game is over. */
  readonly seat: T['Seat'] | undefined;
  /**
   * What a viewer may know of the position after some actions. Recent views are cached, so repeated calls return the same
   * object.
   * @param count 0 … length
   */
  viewAt(count: number, viewer: Viewer<T['Seat']>): T['View'];
  /** The stack of decisions after some actions, the next one last; empty at the end. @param count 0 … length */
  pendingAt(count: number): readonly Decision<T['Seat']>[];
  /** The legal actions of a seat; empty unless it decides. */
  legal(seat: T['Seat']): readonly T['Action'][];
  /**
   * Sends an action. Subscribers receive its step before this resolves. Refused if it is not the seat's decision, or if the
   * sender has not seen all steps.
   * @param known number of steps the sender has seen
   */
  send(
    seat: T['Seat'],
    action: T['Action'],
    known: number,
  ): Promise<Result<void, Rejection<RedactedStep<T>>>>;
  /** Why a seat may not undo the latest action; null if it may. */
  undoBlock(seat: T['Seat']): UndoBlock | null;
  /** Requests an undo of the latest action, under the conditions of {@link send}. */
  undo(seat: T['Seat'], known: number): Promise<Result<void, Rejection<RedactedStep<T>>>>;
  /**
   * Calls the listener with every new step, in order, while the source is in the state right after it. Returns the
   * unsubscribe function.
   */
  subscribe(listener: StepListener<T>): () => void;
}
