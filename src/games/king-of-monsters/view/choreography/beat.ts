import type { Layout } from '#director';
import type { Event, EventOf, EventType } from '#king-of-monsters/rules';
import type { Table } from '../table';
import type { Scene } from './scene';

interface Around<Fact> {
  readonly scene: Scene;
  readonly event: Fact;
  readonly before: Table;
  readonly after: Table;
  readonly start: Layout;
  readonly destination: Layout;
  /** The facts that come after it in the same action. */
  readonly rest: readonly Event[];
  /** How many facts of its kind came right before it. */
  readonly run: number;
}

/** A fact of some types with what is on the table around it. */
export type Beat<Type extends EventType = EventType> = Around<EventOf<Type>>;
