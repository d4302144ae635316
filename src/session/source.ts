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

/** @param step what has just been added to the log */
export type StepListener<T extends GameTypes> = (step: RedactedStep<T>) => void;

/**
 * Where a session has its match from: kept on this device, or on another that tells this one what it may know. All that
 * comes from it is what its viewers may see; a position never does.
 */
export interface MatchSource<T extends GameTypes> {
  /** Whom events and steps are for. */
  readonly viewer: Viewer<T['Seat']>;
  /** How many actions stand. */
  readonly length: number;
  /** How many steps the log has: what an action or an undo is sent with. */
  readonly steps: number;
  /** The actions that stand, the oldest first; the same array until that changes. */
  readonly entries: readonly RedactedEntry<T>[];
  /** The seat that decides now; undefined once the game is over. */
  readonly seat: T['Seat'] | undefined;
  /**
   * What a viewer may know of the position after some actions; the same object as long as not many others have been asked
   * for. @param count 0 … length
   */
  viewAt(count: number, viewer: Viewer<T['Seat']>): T['View'];
  /** The stack of decisions after some actions, the first to be taken last; empty at the end. @param count 0 … length */
  pendingAt(count: number): readonly Decision<T['Seat']>[];
  /** The actions open to a seat now; none unless it decides. */
  legal(seat: T['Seat']): readonly T['Action'][];
  /**
   * Sends an action. Its step reaches those who {@link subscribe} before this resolves. Refused from a seat that does not
   * decide, and to those who do not know of all steps.
   * @param known how many steps the sender knows of
   */
  send(
    seat: T['Seat'],
    action: T['Action'],
    known: number,
  ): Promise<Result<void, Rejection<RedactedStep<T>>>>;
  /** Why a seat may not take back the latest action; null if it may. */
  undoBlock(seat: T['Seat']): UndoBlock | null;
  /** Asks for the latest action to be taken back, under the conditions of {@link send}. */
  undo(seat: T['Seat'], known: number): Promise<Result<void, Rejection<RedactedStep<T>>>>;
  /** Tells of every step from now on, in order, while the source stands right after it. Returns the unsubscribe function. */
  subscribe(listener: StepListener<T>): () => void;
}
