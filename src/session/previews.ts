import {
  type Decision,
  type Game,
  type GameTypes,
  redact,
  type Seed,
  type Simulator,
  type Standing,
  unwrap,
} from '#core';
import type { Layout, Pose } from '#director';
import type { Presentation } from './presentation';

/**
 * The certain consequences of an action, or of all the actions a choice leaves open. Nothing in it depends on what the
 * deciding seat cannot know.
 */
export interface ActionPreview<T extends GameTypes = GameTypes> {
  /** Events that happen regardless of hidden information and later choices, in order, without secrets. */
  readonly events: readonly T['Event'][];
  /** Whether it reveals hidden information, so that it cannot be undone. */
  readonly reveals: boolean;
  /** Whether more will happen, depending on choices the seat still has to make. */
  readonly open: boolean;
  /** What the seat will know afterwards; null if that depends on hidden information or open choices. */
  readonly view: T['View'] | null;
  /** The decisions open afterwards, the next one last; empty if uncertain. */
  readonly pending: readonly Decision<T['Seat']>[];
  /** Whether it ends the game. */
  readonly over: boolean;
  /** The ranking of the teams afterwards, as in {@link Game.ranking}; empty if uncertain. */
  readonly ranking: readonly Standing<T['Seat']>[];
}

/** A piece whose pose changes. */
export interface PieceChange {
  readonly piece: string;
  readonly from: Pose;
  readonly to: Pose;
}

/** The rules of a game, and how to fill in what a seat does not know. */
export interface Foreseeable<T extends GameTypes> {
  readonly rules: Pick<Game<T>, 'apply' | 'view' | 'pending' | 'outcome' | 'ranking' | 'reveals'>;
  readonly simulator: Pick<Simulator<T>, 'determinize'>;
}

/**
 * Deals of the hidden things to compare: what is equal in all of them is certain. Two are enough if nothing hidden is
 * revealed; if something is, the others rule out a coincidence.
 */
const DEALS: readonly Seed[] = [0x5eed, 0xfeed, 0xbeef, 0xcafe, 0xdead, 0xface];
const FEW = 2;

/** The result of an action in one of the possible worlds. */
interface Course<T extends GameTypes> {
  readonly events: readonly { readonly event: T['Event']; readonly key: string }[];
  readonly reveals: boolean;
  readonly view: T['View'];
  readonly pending: readonly Decision<T['Seat']>[];
  readonly over: boolean;
  readonly ranking: readonly Standing<T['Seat']>[];
}

/** The value if all are equal, otherwise `other`. */
function agreed<Value, Other>(values: readonly Value[], other: Other): Value | Other {
  const [first, ...rest] = values;
  if (first === undefined) return other;
  const key = JSON.stringify(first);
  return rest.every((value) => JSON.stringify(value) === key) ? first : other;
}

/** The events common to all courses, in the order of the first; each as often as in the course that has it least. */
function common<T extends GameTypes>(courses: readonly Course<T>[]): readonly T['Event'][] {
  const [first, ...rest] = courses;
  const left = rest.map(({ events }) => {
    const counts = new Map<string, number>();
    for (const { key } of events) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  });
  return (first?.events ?? []).flatMap(({ event, key }) => {
    if (left.some((counts) => (counts.get(key) ?? 0) === 0)) return [];
    for (const counts of left) counts.set(key, counts.get(key)! - 1);
    return [event];
  });
}

/**
 * Looks ahead from what one seat knows: deals the hidden things in several ways, plays by the rules and keeps the common
 * result. Pure; caches its answers.
 */
export class Previews<T extends GameTypes, Table = unknown> {
  private readonly worlds: T['Position'][] = [];
  private readonly courses = new Map<string, readonly Course<T>[]>();
  private readonly outcomes = new Map<string, ActionPreview<T> | null>();
  private readonly changed = new WeakMap<ActionPreview<T>, readonly PieceChange[]>();
  private standing: Layout | undefined;

  /**
   * @param view of the seat that decides @param table the physical table of that view
   * @param deals seeds of the hidden things, two or more
   */
  constructor(
    private readonly game: Foreseeable<T>,
    private readonly presentation: Pick<Presentation<T, Table>, 'advance' | 'layout'>,
    private readonly view: T['View'],
    private readonly seat: T['Seat'],
    private readonly table: Table,
    private readonly deals: readonly Seed[] = DEALS,
  ) {}

  /**
   * What is certain about actions of the deciding seat, one of which will be taken: for a single action everything that
   * does not depend on hidden things, for several what they have in common. Null for an empty list, or if the rules refuse
   * one.
   */
  of(actions: readonly T['Action'][]): ActionPreview<T> | null {
    const key = JSON.stringify(actions);
    const known = this.outcomes.get(key);
    if (known !== undefined) return known;
    const outcome = this.look(actions);
    this.outcomes.set(key, outcome);
    return outcome;
  }

  private look(actions: readonly T['Action'][]): ActionPreview<T> | null {
    if (actions.length === 0) return null;
    let played: readonly (readonly Course<T>[])[];
    try {
      played = actions.map((action) => this.play(action));
    } catch {
      // An action that cannot be previewed may still be legal.
      return null;
    }
    const all = played.flat();
    const sequences = played.map((courses) => courses[0]?.events.map(({ key }) => key));
    return {
      events: common(all),
      reveals: all.some(({ reveals }) => reveals),
      open: agreed(sequences, null) === null,
      view: agreed(
        all.map(({ view }) => view),
        null,
      ),
      pending: agreed(
        all.map(({ pending }) => pending),
        [],
      ),
      over: all.every(({ over }) => over),
      ranking: agreed(
        all.map(({ ranking }) => ranking),
        [],
      ),
    };
  }

  /** The pieces that a preview moves, as far as that is certain; empty if they cannot be tracked. */
  changes(outcome: ActionPreview<T>): readonly PieceChange[] {
    const known = this.changed.get(outcome);
    if (known !== undefined) return known;
    const changes = this.follow(outcome.events);
    this.changed.set(outcome, changes);
    return changes;
  }

  private follow(events: readonly T['Event'][]): readonly PieceChange[] {
    const { presentation, table } = this;
    let after: Layout;
    try {
      this.standing ??= presentation.layout(table);
      after = presentation.layout(presentation.advance(table, events));
    } catch {
      // A partial list of events may be inconsistent.
      return [];
    }
    const changes: PieceChange[] = [];
    for (const [piece, from] of this.standing) {
      const to = after.get(piece);
      if (to !== undefined && JSON.stringify(from) !== JSON.stringify(to)) changes.push({ piece, from, to });
    }
    return changes;
  }

  /** Plays an action in every possible world. */
  private play(action: T['Action']): readonly Course<T>[] {
    const key = JSON.stringify(action);
    const known = this.courses.get(key);
    if (known !== undefined) return known;
    const few = this.deals.slice(0, FEW).map((_, deal) => this.playIn(deal, action));
    const more = few.some(({ reveals }) => reveals) ? this.deals.slice(FEW) : [];
    const courses = [...few, ...more.map((_, index) => this.playIn(FEW + index, action))];
    this.courses.set(key, courses);
    return courses;
  }

  private playIn(deal: number, action: T['Action']): Course<T> {
    const { rules, simulator } = this.game;
    const world = this.worlds[deal] ?? simulator.determinize(this.view, this.deals[deal]!);
    this.worlds[deal] = world;
    const { position, events } = unwrap(rules.apply(world, action));
    const shown = redact<T['Event']>(events, 'spectator');
    return {
      events: shown.map((event) => ({ event, key: JSON.stringify(event) })),
      reveals: rules.reveals(events),
      view: rules.view(position, this.seat),
      pending: rules.pending(position),
      over: rules.outcome(position) !== null,
      ranking: rules.ranking(position),
    };
  }
}
