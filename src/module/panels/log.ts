import type { Drawing, LogTone } from '#ui';
import { type LogLine, nameOf, type SeatNames } from '../words';

interface Typed {
  readonly type: string;
}
type OfType<E extends Typed, Type extends E['type']> = E & { readonly type: Type };

/** Context of an event for a row of the table. */
export interface LogContext<E extends Typed> {
  /** The name of a seat. */
  name(seat: string): string;
  /** The events on the same line: see {@link LogRow.joins}. */
  readonly joined: readonly E[];
  /** The events before this one, oldest first. */
  readonly before: readonly E[];
}

type ByEvent<Value, Of, E extends Typed> = Value | ((event: Of, context: LogContext<E>) => Value);

/** A clause that depends on the event. */
export interface ClauseChoice<Of, E extends Typed> {
  of(event: Of, context: LogContext<E>): string;
  readonly clauses: Readonly<Record<string, string>>;
}

/** A clause for each case of an event. @param of picks the case @param clauses by case */
export function clauseBy<Of, E extends Typed, Case extends string>(
  of: (event: Of, context: LogContext<E>) => Case,
  clauses: Readonly<Record<NoInfer<Case>, string>>,
): ClauseChoice<Of, E> {
  return { of, clauses };
}

/** The log line of one event type. */
export interface LogRow<Of, E extends Typed> {
  /** The acting seat, or the field of the event that names it; default: none. */
  readonly seat?: (keyof Of & string) | ((event: Of, context: LogContext<E>) => string | null);
  /** Default: `plain`. */
  readonly tone?: ByEvent<LogTone, Of, E>;
  /** Default: none. */
  readonly icon?: ByEvent<Drawing | undefined, Of, E>;
  /** The rule clause behind it; default: none. */
  readonly clause?: string | ClauseChoice<Of, E>;
  /** Types of directly following events that share the line. */
  readonly joins?: readonly E['type'][];
  /** Returns undefined if there is nothing to say. @param name of {@link LogRow.seat}; empty without one */
  text(name: string, event: Of, context: LogContext<E>): string | undefined;
}

/** The log line of each event type; those without a row have none. */
export type LogTable<E extends Typed> = {
  readonly [Type in E['type']]?: LogRow<OfType<E, Type>, E>;
};

type AnyRow<E extends Typed> = LogRow<E, E>;

const rowOf = <E extends Typed>(table: LogTable<E>, type: E['type']): AnyRow<E> | undefined =>
  table[type] as AnyRow<E> | undefined;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function seatOf<E extends Typed>({ seat }: AnyRow<E>, event: E, context: LogContext<E>): string | null {
  if (typeof seat === 'function') return seat(event, context);
  return seat === undefined ? null : ((event[seat] as string | null | undefined) ?? null);
}

/** The log lines of the events of one or more actions. Each gets a full stop, because screen readers read lines in sequence. */
export function logLines<E extends Typed>(
  events: readonly E[],
  names: SeatNames,
  table: LogTable<E>,
): readonly LogLine[] {
  const name = (seat: string) => nameOf(names, seat);
  const lines: LogLine[] = [];
  for (let index = 0; index < events.length; index++) {
    const event = events[index]!;
    const row = rowOf(table, event.type);
    if (row === undefined) continue;
    const before = events.slice(0, index);
    const following = events.slice(index + 1);
    const stranger = following.findIndex(({ type }) => row.joins?.includes(type) !== true);
    const joined = stranger < 0 ? following : following.slice(0, stranger);
    index += joined.length;
    const context = { name, joined, before };
    const seat = seatOf(row, event, context);
    const text = row.text(seat === null ? '' : name(seat), event, context);
    if (text === undefined) continue;
    const { tone = 'plain', icon, clause } = row;
    lines.push({
      text: sentence(text),
      tone: typeof tone === 'function' ? tone(event, context) : tone,
      seat,
      icon: typeof icon === 'function' ? icon(event, context) : icon,
      clause: typeof clause === 'object' ? clause.clauses[clause.of(event, context)] : clause,
    });
  }
  return lines;
}

/** All clauses that a log links to. */
export function logClauses<E extends Typed>(table: LogTable<E>): readonly string[] {
  return (Object.values(table) as readonly AnyRow<E>[]).flatMap(({ clause = [] }) =>
    typeof clause === 'object' && 'clauses' in clause ? Object.values(clause.clauses) : clause,
  );
}
