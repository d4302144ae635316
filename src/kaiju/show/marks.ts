import type { Decal } from '#director';
import type { ShowScene } from './scene';

/** A table that bears marks, oldest first. */
interface Marked {
  readonly decals: readonly Decal[];
}

/** Maximum number of marks; the oldest disappear first. */
export const MAX_DECALS = 56;

const latestOf = ({ decals }: Marked): number => decals.at(-1)?.number ?? -1;

/** Marks with the numbers that follow those of a table. @param each changes a mark by its number */
export const numberedDecals = <New extends Omit<Decal, 'number'>>(
  table: Marked,
  added: readonly New[],
  each: (mark: New, number: number) => Omit<Decal, 'number'> = (mark) => mark,
): readonly Decal[] =>
  added.map((mark, index) => {
    const number = latestOf(table) + 1 + index;
    return { ...each(mark, number), number };
  });

/** Adds marks to those of a table, without the oldest beyond the limit. */
export const withDecals = <Table extends Marked>(
  table: Table,
  added: readonly Decal[],
  most = MAX_DECALS,
): Table => (added.length === 0 ? table : { ...table, decals: [...table.decals, ...added].slice(-most) });

/**
 * Lets the marks of a beat appear when its last blow lands.
 * @param begins start of the beat, seconds @param duration until a mark is fully visible, seconds
 */
export function leaveMarks(
  { impact, now, builder }: ShowScene,
  before: Marked,
  after: Marked,
  begins: number,
  duration: number,
): void {
  const at = impact > begins ? impact : now;
  for (const decal of after.decals)
    if (decal.number > latestOf(before)) builder.cue({ at, kind: 'decal', decal, duration });
}
