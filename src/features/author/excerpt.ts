import { type Game, type GameTypes, type Match, Random, type Simulator, type Viewer } from '#core';
import { isSameJson } from '#learning';
import { exchanged } from './redealHidden';

/** An excerpt of a game: starting position and actions. */
export interface Excerpt<T extends GameTypes = GameTypes> {
  readonly position: T['Position'];
  readonly actions: readonly T['Action'][];
}

export interface StretchOrder<T extends GameTypes> {
  readonly match: Match<T>;
  readonly simulator: Pick<Simulator<T>, 'determinize'>;
  /** Index of the first action, and one past the last. */
  readonly from: number;
  readonly until: number;
  /** The author: an excerpt of an unfinished game contains only what they know. */
  readonly viewer: Viewer<T['Seat']>;
  /** One seed per deal. */
  readonly seeds: readonly number[];
}

/** Deals used to find out what is hidden: whatever is equal in all of them is known. */
const SAMPLES = 8;

/** Maps the strings of a value to those of another deal. */
class Relabelling {
  private readonly others = new Map<string, string>();
  /** False once something hidden is not a string, or maps to two different ones. */
  private clear = true;

  /** @param real the actual value @param dealt the same with the hidden parts redealt */
  constructor(real: unknown, dealt: unknown) {
    this.walk(real, dealt);
  }

  /**
   * Relabels everything hidden in a value; null if that is ambiguous.
   * @param fallback for values not seen before
   */
  apply(value: unknown, fallback: unknown): unknown {
    return this.clear ? this.relabelled(value, fallback) : null;
  }

  private walk(real: unknown, dealt: unknown): void {
    if (typeof real === 'string' && typeof dealt === 'string') {
      const other = this.others.get(real);
      if (other !== undefined && other !== dealt) this.clear = false;
      this.others.set(real, dealt);
    } else if (isTree(real) && isTree(dealt)) {
      if (Object.keys(real).length !== Object.keys(dealt).length) this.clear = false;
      for (const [key, inner] of Object.entries(real)) this.walk(inner, Reflect.get(dealt, key));
    } else if (real !== dealt) {
      this.clear = false;
    }
  }

  private relabelled(value: unknown, fallback: unknown): unknown {
    if (typeof value === 'string') {
      return this.others.get(value) ?? (typeof fallback === 'string' ? fallback : value);
    }
    if (Array.isArray(value)) {
      return value.map((inner, index) =>
        this.relabelled(inner, Array.isArray(fallback) ? fallback[index] : undefined),
      );
    }
    if (!isTree(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        this.relabelled(inner, isTree(fallback) ? Reflect.get(fallback, key) : undefined),
      ]),
    );
  }
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Checks that a game from a position continues as its viewer saw it. */
function agreement<T extends GameTypes>(
  { match, from, until, viewer }: StretchOrder<T>,
  actions: readonly T['Action'][],
): (dealt: unknown) => boolean {
  const { game } = match;
  const seen = Array.from({ length: until - from + 1 }, (_, count) =>
    game.view(match.positionAt(from + count), viewer),
  );
  return (dealt) => {
    const parsed = game.parse(dealt);
    if (!parsed.ok) return false;
    let position = parsed.value;
    for (const [count, view] of seen.entries()) {
      if (!isSameJson(game.view(position, viewer), view)) return false;
      if (count === actions.length) return true;
      const played = game.apply(position, actions[count]!);
      if (!played.ok) return false;
      position = played.value.position;
    }
    return true;
  };
}

/** Whether the viewer saw every action completely. */
function isOpen<T extends GameTypes>(
  game: Game<T>,
  { match, from, until, viewer }: StretchOrder<T>,
): boolean {
  return match.entries
    .slice(from, until)
    .every(({ seat, action }) => isSameJson(game.actionFor(action, seat, viewer), action));
}

/**
 * An excerpt of a game that can be shared. Finished games have no secrets. In an unfinished one, everything
 * the viewer does not know by now is redealt so that the same actions lead to what the viewer saw: either the
 * same cards in another order or, where many cards are equal, by swapping them in place. Null if no such deal
 * exists, or if an action of the excerpt was face down.
 */
export function stretchOf<T extends GameTypes>(order: StretchOrder<T>): Excerpt<T> | null {
  const { match, simulator, from, until, viewer, seeds } = order;
  const { game } = match;
  const actions = match.entries.slice(from, until).map(({ action }) => action);
  const begun = match.positionAt(from);
  if (match.seat === undefined) return { position: begun, actions };
  if (!isOpen(game, order)) return null;
  const agrees = agreement(order, actions);
  const now = match.positionAt(match.length);
  const [view, viewNow] = [game.view(begun, viewer), game.view(now, viewer)];
  for (const seed of seeds) {
    const fresh = simulator.determinize(view, seed);
    const world = new Relabelling(now, simulator.determinize(viewNow, seed));
    for (const position of [world.apply(begun, fresh), fresh]) {
      if (agrees(position)) return { position, actions };
    }
  }
  const deals = seeds.slice(0, SAMPLES).map((seed) => simulator.determinize(view, seed));
  const position = exchanged(begun, deals, agrees, Random.fromSeed(seeds[0] ?? 0));
  return position === null ? null : { position, actions };
}
