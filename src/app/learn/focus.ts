import type { LessonMark, LessonStep } from '#core';
import { type CameraView, type SafeArea, seenFrom } from '#director';
import type { GameModule, GameTable } from '#module';
import type { LessonPlayer } from './LessonPlayer';
import { type Places, placesOf } from './marks';
import type { Point } from './plane';

/** What of a step tells where it happens. */
export type FocusedStep = Pick<LessonStep, 'camera' | 'marks' | 'marksAfter'> & {
  readonly question?: { readonly among: readonly string[] } | undefined;
  readonly action?: unknown;
};

/** What stays free around the places of a close view, table units: the boxes beside them, and whoever stands there. */
const MARGIN = 1.7;
/** A view that would not come nearer than this share of the distance stays where it is. */
const WORTH = 0.93;
/** How far a figure has to go to be followed, table units. */
const FAR = 0.3;

const namesIn = (marks: readonly LessonMark[] = []): readonly string[] =>
  marks.flatMap((mark) => {
    if ('arrow' in mark) return mark.arrow;
    return 'box' in mark ? [mark.box] : [mark.at];
  });

/** The places that a step names: in its marks, its question, and what is done. */
function namedIn({ marks, marksAfter, question, action }: FocusedStep): readonly string[] {
  const chosen = typeof action === 'object' && action !== null ? Object.values(action) : [];
  const words = chosen.flat().filter((word) => typeof word === 'string');
  return [...namesIn(marks), ...namesIn(marksAfter), ...(question?.among ?? []), ...words];
}

const far = (a: Point, b: Point): boolean => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) >= FAR;

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
export function boardOf(game: GameTable, table: unknown): (point: Point) => boolean {
  const boxes = game.places?.(table) ?? [];
  if (boxes.length === 0) return () => true;
  const [xs, zs] = [boxes.map(({ x }) => x), boxes.map(({ z }) => z)];
  const ys = boxes.flatMap(({ y }) => (y === undefined ? [] : [y]));
  const within = (value: number, all: readonly number[]) =>
    value > Math.min(...all) - 1 && value < Math.max(...all) + 1;
  return ([x, y, z]) => within(x, xs) && within(z, zs) && (ys.length === 0 || within(y, ys));
}

/**
 * Where a lesson happens, in all of its steps that are seen from near by, so that the camera need not move between them:
 * the feet of the places that they name, and where figures come from and go to.
 */
export function focusOf(
  game: GameTable,
  module: GameModule,
  player: LessonPlayer,
  steps: readonly FocusedStep[],
): readonly Point[] {
  const isOnBoard = boardOf(game, player.film.between[0]);
  const points = steps.flatMap((step, index) => {
    if (step.camera !== 'close') return [];
    const [before, after] = [index, index + 1].map((each) => placesBetween(game, module, player, each));
    const feet = (name: string) => [before!.foot(name), after!.foot(name)].filter((foot) => foot !== null);
    const moved = module.seats.map(feet).filter(([from, to]) => from && to && far(from, to));
    return [...namedIn(step).flatMap(feet), ...moved.flat()];
  });
  return points.filter(isOnBoard);
}

/**
 * The view of the points from the side from which the whole table is seen, as near as it shows all of them. Null where
 * there are none, or the whole table has to be seen.
 * @param base of the whole table @param area of the picture that is free
 */
export function closeView(
  base: CameraView,
  { across, over }: SafeArea,
  points: readonly Point[],
): CameraView | null {
  if (points.length === 0) return null;
  const middleOf = (axis: 0 | 1 | 2) => {
    const all = points.map((point) => point[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const view = { ...base, x: middleOf(0), y: middleOf(1), z: middleOf(2) };
  const distance = Math.max(
    ...points.map(([x, y, z]) => {
      const { right, up, depth } = seenFrom(view, { x, y, z });
      const aside = Math.abs(right * depth) + MARGIN;
      const high = Math.abs(up * depth) + MARGIN;
      return base.distance - depth + Math.max(aside / across, high / over);
    }),
  );
  return distance > WORTH * base.distance ? null : { ...view, distance };
}
