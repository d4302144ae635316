import type { Game, GameTypes, RedactedEntry } from '#core';

/** Number of recently requested views kept. */
const RECENT = 8;
/** A view is kept after every this many actions. */
const STRIDE = 50;

/** The recently requested views of one viewer, by number of actions. */
export class RecentViews<View> {
  private readonly views = new Map<number, { readonly view: View }>();

  /** The view after some actions. Recent views are cached, so repeated calls return the same object. */
  at(count: number, make: () => View): View {
    const { views } = this;
    const known = views.get(count) ?? { view: make() };
    views.delete(count);
    views.set(count, known);
    for (const oldest of views.keys()) if (views.size > RECENT) views.delete(oldest);
    return known.view;
  }

  /** The cached view; undefined if it has been dropped. */
  find(count: number): { readonly view: View } | undefined {
    return this.views.get(count);
  }

  /** Actions have been undone. @param length number of actions left */
  cut(length: number): void {
    for (const count of this.views.keys()) if (count > length) this.views.delete(count);
  }
}

/**
 * The views of one viewer throughout a match, computed from the opening and the events since. Of a long match only a few
 * are kept; the others are recomputed on demand.
 */
export class ViewCourse<T extends GameTypes> {
  private readonly recent = new RecentViews<T['View']>();
  private readonly kept: { readonly view: T['View'] }[];

  /** @param entries the actions that have not been undone, as the viewer may see them */
  constructor(
    private readonly game: Pick<Game<T>, 'advance'>,
    opening: T['View'],
    private readonly entries: () => readonly RedactedEntry<T>[],
  ) {
    this.kept = [{ view: opening }];
  }

  /** The view after some actions, 0 … number of actions; throws a RangeError outside. */
  at(count: number): T['View'] {
    if (!(count >= 0 && count <= this.entries().length)) {
      throw new RangeError(`no position after ${count} actions`);
    }
    return this.recent.at(count, () => this.follow(count));
  }

  /** Actions have been undone. @param length number of actions left */
  cut(length: number): void {
    this.recent.cut(length);
    this.kept.splice(Math.floor(length / STRIDE) + 1);
  }

  private knownAt(count: number): { readonly view: T['View'] } | undefined {
    return this.recent.find(count) ?? (count % STRIDE === 0 ? this.kept[count / STRIDE] : undefined);
  }

  private follow(count: number): T['View'] {
    let from = count;
    let known = this.knownAt(from);
    while (known === undefined) known = this.knownAt(--from);
    let { view } = known;
    for (const { events } of this.entries().slice(from, count)) {
      view = this.game.advance(view, events);
      if (++from % STRIDE === 0) this.kept[from / STRIDE] = { view };
    }
    return view;
  }
}
