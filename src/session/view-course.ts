import type { Game, GameTypes, RedactedEntry } from '#core';

/** So many views are kept as they were asked for last. */
const RECENT = 8;
/** A view is kept after every so many actions. */
const STRIDE = 50;

/** The views of one viewer that were asked for last, by the number of actions before them. */
export class RecentViews<View> {
  private readonly views = new Map<number, { readonly view: View }>();

  /** The view after some actions; the same object as long as not many others have been asked for. */
  at(count: number, make: () => View): View {
    const { views } = this;
    const known = views.get(count) ?? { view: make() };
    views.delete(count);
    views.set(count, known);
    for (const oldest of views.keys()) if (views.size > RECENT) views.delete(oldest);
    return known.view;
  }

  /** What is known already; undefined if that has been dropped. */
  find(count: number): { readonly view: View } | undefined {
    return this.views.get(count);
  }

  /** Actions have been taken back. @param length how many stand */
  cut(length: number): void {
    for (const count of this.views.keys()) if (count > length) this.views.delete(count);
  }
}

/**
 * The views of one viewer in the course of a match, made of the opening by the facts since. Of a long match few are kept;
 * the others are made again when somebody looks at them.
 */
export class ViewCourse<T extends GameTypes> {
  private readonly recent = new RecentViews<T['View']>();
  private readonly kept: { readonly view: T['View'] }[];

  /** @param entries the actions that stand, as the viewer may see them */
  constructor(
    private readonly game: Pick<Game<T>, 'advance'>,
    opening: T['View'],
    private readonly entries: () => readonly RedactedEntry<T>[],
  ) {
    this.kept = [{ view: opening }];
  }

  /** The view after some actions, 0 … the number of those that stand; throws a RangeError for any other. */
  at(count: number): T['View'] {
    if (!(count >= 0 && count <= this.entries().length)) {
      throw new RangeError(`no position after ${count} actions`);
    }
    return this.recent.at(count, () => this.follow(count));
  }

  /** Actions have been taken back. @param length how many stand */
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
