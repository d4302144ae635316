import { type CameraView, isWithin, type SafeArea, seenFrom } from '#director';
import type { LessonMark, LessonStep } from '#learning';
import type { GameModule, GameTable } from '#module';
import { type Places, placesOf } from '../marks/marks';
import type { TablePoint } from '../marks/plane';
import type { LessonPlayer } from './LessonPlayer';

/** What of a step tells where it happens. */
export type FocusedStep = Pick<LessonStep, 'camera' | 'marks' | 'marksAfter'> & {
  readonly question?: { readonly among: readonly string[] } | undefined;
  readonly action?: unknown;
};

/**
 * What stays free around a close view, table units: around bare points the boxes beside them, and the figures there;
 * around what is known to its edges only a little.
 */
const MARGIN = { point: 1.7, extent: 0.35 };
/** A view that would not come nearer than this share of the distance stays where it is. */
const WORTH = 0.93;
/** How far a figure has to go to be followed, table units. */
const FAR = 0.3;

const namesIn = (marks: readonly LessonMark[] = []): readonly string[] =>
  marks.flatMap((mark) => {
    if ('arrow' in mark) return mark.arrow;
    return 'box' in mark ? [mark.box] : [mark.at];
  });

/** The places that an action names. */
function chosenIn(game: GameTable, action: unknown): readonly string[] {
  if (action === undefined) return [];
  if (game.placesIn !== undefined) return game.placesIn(action);
  const words = typeof action === 'object' && action !== null ? Object.values(action) : [];
  return words.flat().filter((word) => typeof word === 'string');
}

/** The places that a step names: in its marks, its question, and what is done. */
function namedIn(game: GameTable, { marks, marksAfter, question, action }: FocusedStep): readonly string[] {
  return [...namesIn(marks), ...namesIn(marksAfter), ...(question?.among ?? []), ...chosenIn(game, action)];
}

const far = (a: TablePoint, b: TablePoint): boolean =>
  Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) >= FAR;

/** Where things are between two steps. @param index 0 for before the first */
export function placesBetween(
  game: GameTable,
  module: GameModule,
  { film }: LessonPlayer,
  index: number,
): Places {
  const table = film.between[index];
  const poses = module.presentation.pieces(table).buffer();
  film.reel.sample(index === 0 ? 0 : film.steps[index - 1]!.ends, poses);
  return placesOf(game, table, poses);
}

/** Tells points that lie on the board from those beside it, where piles and those that are off it are. */
export function boardOf(game: GameTable, table: unknown): (point: TablePoint) => boolean {
  const places = game.places?.(table) ?? [];
  if (places.length === 0) return () => true;
  return ([x, y, z]) =>
    places.some(({ at, outline, upright }) =>
      outline === undefined
        ? Math.abs(x - at[0]) < 1 && Math.abs(z - at[2]) < 1 && (!upright || Math.abs(y - at[1]) < 1)
        : isWithin(outline, x, z),
    );
}

/** A point that a close view shows. */
export interface FocusPoint {
  readonly at: TablePoint;
  /** What stays free around it, table units. */
  readonly margin: number;
}

/**
 * Where a lesson happens, in all of its steps that are seen from near by, so that the camera need not move between them:
 * the places that they name, and where figures come from and go to.
 */
export function focusOf(
  game: GameTable,
  module: GameModule,
  player: LessonPlayer,
  steps: readonly FocusedStep[],
): readonly FocusPoint[] {
  const isOnBoard = boardOf(game, player.film.between[0]);
  return steps.flatMap((step, index) => {
    if (step.camera !== 'close') return [];
    const [before, after] = [index, index + 1].map((each) => placesBetween(game, module, player, each));
    const around = (name: string) => [before!, after!].flatMap((places) => seenAt(places, name, isOnBoard));
    const moved = module.seats.filter((seat) => {
      const [from, to] = [before!.foot(seat), after!.foot(seat)];
      return from !== null && to !== null && far(from, to);
    });
    return [...namedIn(game, step), ...moved].flatMap(around);
  });
}

/** What has to be seen of a place; nothing of one beside the board that is but a point. */
function seenAt(
  places: Places,
  name: string,
  isOnBoard: (point: TablePoint) => boolean,
): readonly FocusPoint[] {
  const foot = places.foot(name);
  if (foot === null) return [];
  const seen = places.seen(name);
  if (seen !== undefined) return seen.map((at) => ({ at, margin: MARGIN.extent }));
  return isOnBoard(foot) ? [{ at: foot, margin: MARGIN.point }] : [];
}

/** Whether a point is in the free part of a picture. */
function isSeen(view: CameraView, { across, over }: SafeArea, [x, y, z]: TablePoint): boolean {
  const { right, up } = seenFrom(view, { x, y, z });
  return Math.abs(right) <= across && Math.abs(up) <= over;
}

/**
 * The view of points from the side from which the whole table is seen, as near as it shows all of them. Null if there
 * are none, or the view of the whole table shows them as well; in a picture that is too narrow for a table, it may not.
 * @param base of the whole table @param area of the picture that is free
 */
export function closeView(
  base: CameraView,
  area: SafeArea,
  points: readonly FocusPoint[],
): CameraView | null {
  const { across, over } = area;
  if (points.length === 0) return null;
  const middleOf = (axis: 0 | 1 | 2) => {
    const all = points.map(({ at }) => at[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const view = { ...base, x: middleOf(0), y: middleOf(1), z: middleOf(2) };
  const distance = Math.max(
    ...points.map(({ at: [x, y, z], margin }) => {
      const { right, up, depth } = seenFrom(view, { x, y, z });
      const aside = Math.abs(right * depth) + margin;
      const high = Math.abs(up * depth) + margin;
      return base.distance - depth + Math.max(aside / across, high / over);
    }),
  );
  const wholeTable = distance > WORTH * base.distance && points.every(({ at }) => isSeen(base, area, at));
  return wholeTable ? null : { ...view, distance };
}
