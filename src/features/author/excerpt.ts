import { type Game, type GameTypes, type Match, Random, type Simulator, type Viewer } from '#core';
import { isSameJson } from '#learning';
import { exchanged } from './redealHidden';

/** What of a game becomes a lesson: where it begins, and what is done. */
export interface Excerpt<T extends GameTypes = GameTypes> {
  readonly position: T['Position'];
  readonly actions: readonly T['Action'][];
}

export interface StretchOrder<T extends GameTypes> {
  readonly match: Match<T>;
  readonly simulator: Pick<Simulator<T>, 'determinize'>;
  /** The first action, from 0, and the one after the last. */
  readonly from: number;
  readonly until: number;
  /** Who hands it on: of a game that goes on, nothing but what they know. */
  readonly viewer: Viewer<T['Seat']>;
  /** A seed for each deal. */
  readonly seeds: readonly number[];
}

/** Deals that tell what is hidden: what is the same in all of them is known. */
const SAMPLES = 8;

/** What each text of a value stands for in another deal. */
class Relabelling {
  private readonly others = new Map<string, string>();
  /** Something hidden is no text, or stands for two things at once. */
  private clear = true;

  /** @param real a value as it is @param dealt the same with what is hidden dealt again */
  constructor(real: unknown, dealt: unknown) {
    this.walk(real, dealt);
  }

  /** The same value with everything hidden relabelled; null if that cannot be told. @param fallback for what is new */
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

/** Tells whether a game from a position goes on as its viewer saw it. */
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

/** Whether the viewer saw all of every action. */
function isOpen<T extends GameTypes>(
  game: Game<T>,
  { match, from, until, viewer }: StretchOrder<T>,
): boolean {
  return match.entries
    .slice(from, until)
    .every(({ seat, action }) => isSameJson(game.actionFor(action, seat, viewer), action));
}

/**
 * A stretch of a game to be shown to others. A finished game has no secrets. Of one that goes on, all that the viewer
 * does not know by now is dealt again, such that the same actions lead to what the viewer saw: the same cards in another
 * order; where equal cards are many, as they lie now, exchanged with each other. Null if no deal does that, or where something of the stretch was done face down.
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
