import { type CameraView, isWithin, type SafeArea, seenFrom } from '#director';
import type { LessonMark, LessonStep } from '#learning';
import type { GameModule, GameTable } from '#module';
import { type Places, placesOf } from '../marks/marks';
import type { TablePoint } from '../marks/plane';
import type { LessonPlayer } from './LessonPlayer';

/** The parts of a step that say where it happens. */
export type FocusedStep = Pick<LessonStep, 'camera' | 'marks' | 'marksAfter'> & {
  readonly question?: { readonly among: readonly string[] } | undefined;
  readonly action?: unknown;
};

/**
 * Free space around a close-up, table units: for bare points, room for neighbouring boxes and figures; less for places
 * with known extents.
 */
const MARGIN = { point: 1.7, extent: 0.35 };
/** A close-up must be nearer than this fraction of the distance to be worth a camera move. */
const WORTH = 0.93;
/** Shortest move of a figure that the close-up includes, table units. */
const FAR = 0.3;

const namesIn = (marks: readonly LessonMark[] = []): readonly string[] =>
  marks.flatMap((mark) => {
    if ('arrow' in mark) return mark.arrow;
    return 'box' in mark ? [mark.box] : [mark.at];
  });

/** The places named in an action. */
function chosenIn(game: GameTable, action: unknown): readonly string[] {
  if (action === undefined) return [];
  if (game.placesIn !== undefined) return game.placesIn(action);
  const words = typeof action === 'object' && action !== null ? Object.values(action) : [];
  return words.flat().filter((word) => typeof word === 'string');
}

/** The places named in a step: in its marks, question and action. */
function namedIn(game: GameTable, { marks, marksAfter, question, action }: FocusedStep): readonly string[] {
  return [...namesIn(marks), ...namesIn(marksAfter), ...(question?.among ?? []), ...chosenIn(game, action)];
}

const far = (a: TablePoint, b: TablePoint): boolean =>
  Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) >= FAR;

/** The places between two steps. @param index 0 for before the first */
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

/** Returns a test whether a point is on the board; piles and removed pieces are beside it. */
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

/** A point of a close-up. */
export interface FocusPoint {
  readonly at: TablePoint;
  /** Free space around it, table units. */
  readonly margin: number;
}

/**
 * The points of a lesson's close-up, over all of its close steps, so that the camera need not move between them: the
 * places that they name, and the starts and ends of moves.
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

/** The points that must be visible for a place; none for a mere point beside the board. */
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
 * The nearest view of some points, from the side of the home view. Null if there are no points, or if the view of the
 * whole table shows them as well, which it may not in a narrow picture.
 * @param base view of the whole table @param area free part of the picture
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
