import type { Lesson } from '#learning';

/** Largest number of lessons offered for a clause. */
const MAX_LESSONS = 4;

/** The lessons that show a clause; those about it come first. */
export function lessonsOf(number: string, lessons: readonly Lesson[]): readonly Lesson[] {
  return lessons
    .filter(({ clauses }) => clauses.includes(number))
    .sort((a, b) => a.clauses.indexOf(number) - b.clauses.indexOf(number))
    .slice(0, MAX_LESSONS);
}
