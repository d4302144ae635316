import { useMemo } from 'react';
import type { LessonMark } from '#learning';
import { isLive, useSession } from '#session';
import type { TableParts } from '../../../table/game/parts';
import { type DrawnMarks, drawnMarks, NO_MARKS, placesOf } from '../../../table/marks/marks';

const NONE: readonly LessonMark[] = [];

/** Coach marks as drawn on the table; empty while something is being shown. */
export function useCoachMarks(
  { session, table }: TableParts,
  marks: readonly LessonMark[] = NONE,
): DrawnMarks {
  const shown = useSession(session, (state) => state.shown);
  const live = useSession(session, isLive);
  return useMemo(() => {
    if (marks.length === 0 || shown < 0 || !live) return NO_MARKS;
    const poses = session.pieces.buffer();
    session.director.sample(poses);
    return drawnMarks(marks, placesOf(table, session.table, poses));
  }, [session, table, marks, shown, live]);
}
