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
  /** Later events of the same action. */
  readonly rest: readonly Event[];
  /** Number of events of its type directly before it. */
  readonly run: number;
}

/** An event of some types and the table around it. */
export type Beat<Type extends EventType = EventType> = Around<EventOf<Type>>;
