import type { Result } from './result';

/**
 * A fact that came of an action. Everything in it is public except `secret`, which only the seats in `secret.to`
 * may see (an empty list: only the authority that runs the game).
 */
export interface GameEvent {
  readonly type: string;
  readonly secret?: { readonly to: readonly string[] };
}

/** Who must decide, and what about. `kind` is the game's own word, e.g. `turn`, `frenzy`, `discard`. */
export interface Decision<Seat extends string = string> {
  readonly seat: Seat;
  readonly kind: string;
}

/** The types of one game, bundled. Positions, actions, views and options are plain JSON. */
export interface GameTypes {
  readonly Seat: string;
  readonly Options: unknown;
  readonly Position: unknown;
  readonly Action: unknown;
  readonly Event: GameEvent;
  readonly View: unknown;
  readonly Outcome: unknown;
}

export type Viewer<Seat extends string> = Seat | 'spectator';

/**
 * The rules of a game. All methods are pure: the generator's state is inside the position, so that a set-up and
 * a list of actions is a replay, and equal positions have equal futures.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** The opening position. @param seed a safe integer. Fails when the options do not fit together. */
  setup(options: T['Options'], seed: number): Result<T['Position']>;
  /** The seats of a position in order of play. */
  seats(position: T['Position']): readonly T['Seat'][];
  /** The stack of open decisions, the one to be taken first at the end; empty once the game is over. */
  pending(position: T['Position']): readonly Decision<T['Seat']>[];
  /** All actions the seat on top of the stack may take; a view of that seat is enough to tell. */
  legal(position: T['Position'] | T['View']): readonly T['Action'][];
  /** The next position and what happened. Fails with the clause that an illegal action breaks. */
  apply(
    position: T['Position'],
    action: T['Action'],
  ): Result<{ readonly position: T['Position']; readonly events: readonly T['Event'][] }>;
  /** What a seat, or a spectator, may know of a position. */
  view(position: T['Position'], viewer: Viewer<T['Seat']>): T['View'];
  outcome(position: T['Position']): T['Outcome'] | null;
  /**
   * True if the facts of an action tell even the seat that took it something it could not have known before: cards
   * drawn or turned up, dice. Such an action cannot be taken back.
   */
  reveals(events: readonly T['Event'][]): boolean;
  /** Validates a position that came from outside. */
  parse(input: unknown): Result<T['Position']>;
  /** Validates the shape of an action that came from outside; whether it is legal is for {@link apply}. */
  parseAction(input: unknown): Result<T['Action']>;
}

/** What a bot needs beside the rules: a full position that fits what it knows, and a measure of success. */
export interface Imagination<T extends GameTypes> {
  /** A position that agrees with the view, hidden things dealt by the seed. */
  imagine(view: T['View'], seed: number): T['Position'];
  /** How well a seat stands: larger is better, comparable between positions of the same game only. */
  score(position: T['Position'], seat: T['Seat']): number;
}

/** The events as a viewer may see them: what is secret to others is taken out. */
export function redact<Event extends GameEvent>(
  events: readonly Event[],
  viewer: Viewer<string>,
): readonly Event[] {
  return events.map((event) => {
    if (event.secret === undefined || event.secret.to.includes(viewer)) return event;
    const { secret: _hidden, ...visible } = event;
    return visible as Event;
  });
}
