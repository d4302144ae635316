import type { GameOptions } from './options';
import type { Standing } from './ranking';
import type { Result } from './result';
import type { Seed } from './seed';
import type { GameEvent, Viewer } from './view';

/** Which seat must decide, and about what. `kind` is the game's own term, e.g. `turn`, `frenzy`, `discard`. */
export interface Decision<Seat extends string = string> {
  readonly seat: Seat;
  readonly kind: string;
}

/** Number of seats in a game, 1 … 9. */
export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** Maximum number of legal actions, e.g. each of 24 pieces to each of 86 places, in each way. */
export const MAX_LEGAL = 7000;

/** Maximum number of legal actions if one action combines several choices, e.g. which cards to discard. */
export const MAX_COMBINED = 400;

/** The types of one game, bundled. Positions, views, actions, events, options and outcomes are plain JSON. */
export interface GameTypes {
  readonly Seat: string;
  readonly Options: unknown;
  readonly Position: unknown;
  /** A position as one viewer may know it. */
  readonly View: unknown;
  readonly Action: unknown;
  /** An action as other seats see it; {@link GameTypes.Action} itself if nothing is played face down. */
  readonly SeenAction: unknown;
  readonly Event: GameEvent;
  readonly Outcome: unknown;
}

/** A full position, or a viewer's view of one. */
export type PositionOrView<T extends GameTypes> = T['Position'] | T['View'];

/**
 * The rules of a game. All methods are pure: the random state is part of the position, so a setup and a list of actions
 * make a replay, and equal positions have equal futures. Methods that take a position or a view give the same answer for
 * both.
 */
export interface Game<T extends GameTypes> {
  /** The id in positions and files, e.g. `chess`. */
  readonly id: string;
  readonly players: PlayerRange;
  /** The options of a game. */
  readonly options: GameOptions<T['Options']>;
  /** The opening position, ready for its first decision. Fails if the options contradict each other. */
  setup(options: T['Options'], seed: Seed): Result<T['Position']>;
  /** The seats of a position in order of play. */
  seats(known: PositionOrView<T>): readonly T['Seat'][];
  /**
   * The seats grouped by who wins and loses together; each seat is in exactly one team, possibly alone. The order is the
   * same for all positions of the game, no matter who begins.
   */
  teams(known: PositionOrView<T>): readonly (readonly T['Seat'][])[];
  /**
   * The stack of open decisions, the next one last; empty once the game is over. If several seats decide at the same time,
   * each has a decision on the stack, and the game sets their order.
   */
  pending(known: PositionOrView<T>): readonly Decision<T['Seat']>[];
  /**
   * All actions the seat on top of the stack may take; none once the game is over. That seat's view is enough to compute
   * them. At most {@link MAX_LEGAL}, or {@link MAX_COMBINED} if a field of an action is a list or an object: larger
   * combinations are split into several decisions.
   */
  legal(known: PositionOrView<T>): readonly T['Action'][];
  /** The next position and what happened. Fails with the clause an illegal action breaks. */
  apply(
    position: T['Position'],
    action: T['Action'],
  ): Result<{ readonly position: T['Position']; readonly events: readonly T['Event'][] }>;
  /**
   * Completes the shorthand position of a lesson file, e.g. puts all remaining cards into a pile. Does not validate;
   * returns complete positions unchanged. Omitted by games without such shorthand.
   */
  filledIn?(input: unknown): unknown;
  /**
   * What a seat or a spectator may know of a position. Given a view, returns what both viewers may know: a seat's view
   * narrows to the spectator's, so a device that has a seat's view need not ask for the public one.
   */
  view(known: PositionOrView<T>, viewer: Viewer<T['Seat']>): T['View'];
  /**
   * The view after an action, from the view before it and the action's events as the same viewer sees them. Its JSON is
   * identical to the {@link view} of the next position, so the opening and the events are all a device needs.
   */
  advance(view: T['View'], events: readonly T['Event'][]): T['View'];
  /** What a viewer may see of a seat's action. */
  actionFor(action: T['Action'], seat: T['Seat'], viewer: Viewer<T['Seat']>): T['SeenAction'];
  /** How the game ended, or null while it is running. */
  outcome(known: PositionOrView<T>): T['Outcome'] | null;
  /** The teams, best first: the result once the game is over, the visible standings before. Tied teams share a rank. */
  ranking(known: PositionOrView<T>): readonly Standing<T['Seat']>[];
  /**
   * Whether an action revealed something that even its own seat could not know, e.g. cards drawn or dice rolled. Such an
   * action cannot be undone.
   */
  reveals(events: readonly T['Event'][]): boolean;
  /**
   * A name for the passage an action belongs to, or null if it is shown on its own. Consecutive actions of other players in
   * one passage are shown together. Default: every action on its own. Must not depend on hidden information.
   */
  passage?(entry: {
    readonly seat: T['Seat'];
    readonly action: T['SeenAction'];
    readonly events: readonly T['Event'][];
  }): string | null;
  /** Validates an untrusted position. */
  parse(input: unknown): Result<T['Position']>;
  /** Validates the shape of an untrusted action; {@link apply} checks whether it is legal. */
  parseAction(input: unknown): Result<T['Action']>;
}
