import { adviceOf, type CoachMoment, type LessonMark } from '#learning';
import {
  type Action,
  type Box,
  type BoxContent,
  columnName,
  columnNumber,
  contentOf,
  type GuardKind,
  gridOf,
  landingsOf,
  type Seat,
  simulator,
  spunBy,
  type TetzillaTypes,
} from '#tetzilla/rules';

export type Moment = CoachMoment<TetzillaTypes>;

const { eventsOf, ...advice } = adviceOf(simulator);
export const { ranked, rankedIfBest } = advice;

/** The contents of a box; unbuilt if it is off the board. */
function contentAt({ view }: Pick<Moment, 'view'>, box: Box): BoxContent {
  const grid = gridOf(view);
  const index = grid.parse(box);
  const row = index === undefined ? undefined : view.board[grid.height - 1 - grid.rank(index)];
  const token = index === undefined ? undefined : row?.split(' ')[grid.file(index)];
  return (token === undefined ? undefined : contentOf(token)) ?? { kind: 'unbuilt' };
}

/** The box of a kaiju; null off the board. */
function boxOf({ view }: Pick<Moment, 'view'>, seat: Seat): Box | null {
  const grid = gridOf(view);
  for (const [down, row] of view.board.entries()) {
    for (const [column, token] of row.split(' ').entries()) {
      const content = contentOf(token);
      if (content?.kind !== 'kaiju' || !content.seats.includes(seat)) continue;
      return `${columnName(column)}${grid.height - down}`;
    }
  }
  return null;
}

const rowOf = (box: Box): number => Number(box.slice(1));

/** Whether a step leads to a higher row. */
export function climbs(moment: Moment, action: Action): boolean {
  const here = boxOf(moment, moment.seat);
  return here !== null && action.do === 'step' && rowOf(action.to) > rowOf(here);
}

/**
 * Whether a step enters a box with one of some things: `h`, `b`, `s`, `f` are kinds of buildings, `guard` and
 * `kaiju` stand for any.
 */
export function enters(moment: Moment, action: Action, things: readonly string[]): boolean {
  if (action.do !== 'step') return false;
  const content = contentAt(moment, action.to);
  return things.includes(content.kind === 'building' ? content.building.slice(0, 1) : content.kind);
}

/** The kind of the guard that an action fires; null for other actions. */
export function guardOf(moment: Moment, action: Action): GuardKind | null {
  if (action.do !== 'fire') return null;
  const content = contentAt(moment, action.guard);
  return content.kind === 'guard' ? content.guard : null;
}

/** The hits that an action causes: to the learner, and to others. */
export function hitsOf(moment: Moment, action: Action): { readonly own: number; readonly others: number } {
  let [own, others] = [0, 0];
  for (const event of eventsOf(moment, action)) {
    if (event.type !== 'hit') continue;
    if (event.kaiju === moment.seat) own += event.hits;
    else others += event.hits;
  }
  return { own, others };
}

/** Marks for the boxes where a tile would land. */
export function landedMarks({ view }: Pick<Moment, 'view'>, action: Action | undefined): LessonMark[] {
  if (action?.do !== 'slide') return [];
  const column = columnNumber(action.column);
  const landing = landingsOf(view, action.tile).find(
    (each) => each.spin === action.spin && each.column === column,
  );
  if (landing === undefined) return [];
  return spunBy(action.tile, action.spin).boxes.map((box) => ({
    box: `${columnName(column + box.column)}${landing.row + box.row + 1}`,
    tone: 'good',
  }));
}

/** The box of the learner's kaiju. */
export function ownMark(moment: Moment): readonly LessonMark[] {
  const box = boxOf(moment, moment.seat);
  return box === null ? [] : [{ box, tone: 'good' }];
}
