import type { GameOptions } from './options';
import type { Standing } from './ranking';
import type { Result } from './result';
import type { Seed } from './seed';
import type { GameEvent, Viewer } from './view';

/** Which seat must decide, and about what. `kind` is the game's own word, e.g. `turn`, `frenzy`, `discard`. */
export interface Decision<Seat extends string = string> {
  readonly seat: Seat;
  readonly kind: string;
}

/** How many seats a game has, 1 … 9. */
export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** Maximum number of legal actions, e.g. which of 24 pieces goes to which of 86 places, and how. */
export const MAX_LEGAL = 7000;

/** Maximum number if one action combines several choices, e.g. which cards are discarded. */
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
 * The rules of a game. All methods are pure: the generator's state is inside the position, so that a set-up and
 * a list of actions is a replay, and equal positions have equal futures. What takes a position or a view gives the
 * same answer for both.
 */
export interface Game<T extends GameTypes> {
  /** The id that positions and files carry, e.g. `chess`. */
  readonly id: string;
  readonly players: PlayerRange;
  /** The options of a game. */
  readonly options: GameOptions<T['Options']>;
  /** The opening position, the first with a decision. Fails if the options contradict each other. */
  setup(options: T['Options'], seed: Seed): Result<T['Position']>;
  /** The seats of a position in order of play. */
  seats(known: PositionOrView<T>): readonly T['Seat'][];
  /**
   * The seats by who wins and loses together: each seat is in one team, perhaps alone. They stand in an order that the
   * game fixes for all its positions, no matter who begins.
   */
  teams(known: PositionOrView<T>): readonly (readonly T['Seat'][])[];
  /**
   * The stack of open decisions, the one to be taken first at the end; empty once the game is over. Where several
   * seats decide at once, each has its decision on the stack, and the game says in which order they are heard.
   */
  pending(known: PositionOrView<T>): readonly Decision<T['Seat']>[];
  /**
   * All actions the seat on top of the stack may take, none once the game is over; a view of that seat is enough to tell.
   * {@link MAX_LEGAL} at most, and {@link MAX_COMBINED} where a field of an action is a list or an object: what would
   * have more combinations is chosen in several decisions, one after the other.
   */
  legal(known: PositionOrView<T>): readonly T['Action'][];
  /** The next position and what happened. Fails with the clause that an illegal action breaks. */
  apply(
    position: T['Position'],
    action: T['Action'],
  ): Result<{ readonly position: T['Position']; readonly events: readonly T['Event'][] }>;
  /**
   * Completes a position that a lesson file abbreviates, e.g. puts all other cards into a pile. Does not validate, and
   * returns complete positions unchanged. Left out by games without such shorthand.
   */
  filledIn?(input: unknown): unknown;
  /**
   * What a seat, or a spectator, may know of a position. Of a view it is what both may know: the view of a seat narrows to
   * that of a spectator, so that who knows a seat's view need not ask what everybody knows.
   */
  view(known: PositionOrView<T>, viewer: Viewer<T['Seat']>): T['View'];
  /**
   * The view that follows from a view and the facts of an action, as the same viewer may see both: as JSON to the letter
   * the {@link view} of the next position. So the opening and the facts tell a device all that its viewer ever knew.
   */
  advance(view: T['View'], events: readonly T['Event'][]): T['View'];
  /** What a viewer may see of an action that a seat took. */
  actionFor(action: T['Action'], seat: T['Seat'], viewer: Viewer<T['Seat']>): T['SeenAction'];
  /** How the game ended, or null while it goes on. */
  outcome(known: PositionOrView<T>): T['Outcome'] | null;
  /**
   * The teams, best first: the result once the game is over, before that the visible standing. Equal teams share a
   * rank.
   */
  ranking(known: PositionOrView<T>): readonly Standing<T['Seat']>[];
  /**
   * Whether an action revealed something that even its own seat could not know: cards drawn or turned up, dice. Such
   * an action cannot be undone.
   */
  reveals(events: readonly T['Event'][]): boolean;
  /**
   * The passage of the game that an action belongs to, by any name, or null for an action that is shown by itself. What
   * others do in one passage, one action after the other, is shown together. Where left out, every action is shown by
   * itself. It never depends on what is hidden.
   */
  passage?(entry: {
    readonly seat: T['Seat'];
    readonly action: T['SeenAction'];
    readonly events: readonly T['Event'][];
  }): string | null;
  /** Validates a position that came from outside. */
  parse(input: unknown): Result<T['Position']>;
  /** Validates the shape of an action that came from outside; whether it is legal is for {@link apply}. */
  parseAction(input: unknown): Result<T['Action']>;
}
