import type { Layout } from '#director';
import type { Event } from '#king-of-monsters/rules';
import type { Facts } from '../facts';
import type { Table } from '../table';
import type { Scene } from './scene';

/** A fact with what is on the table around it. */
export interface Beat {
  readonly scene: Scene;
  readonly event: Event;
  readonly facts: Facts;
  readonly before: Table;
  readonly after: Table;
  readonly start: Layout;
  readonly destination: Layout;
  /** The facts that come after it in the same action. */
  readonly rest: readonly Event[];
  /** How many facts of its kind came right before it. */
  readonly run: number;
}
