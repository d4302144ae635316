import type { LessonMark, LessonQuestion, MarkTone } from '#learning';
import type { GameTable } from '#module';
import {
  type Arrow,
  type Badge,
  type DecalPlane,
  type HighlightTarget,
  type MarkerStyles,
  polygon,
  star,
} from '#stage';
import { FLAT_BOARD, onPlane, type TablePoint } from './plane';
import { TONE_COLOURS } from './tones';
import { wayBetween } from './traces';

/** What is drawn on the table beside what stands there. */
export interface DrawnMarks {
  /** As the board measures them. */
  readonly arrows: readonly Arrow[];
  readonly badges: readonly Badge[];
  readonly targets: readonly HighlightTarget[];
}

export const NO_MARKS: DrawnMarks = { arrows: [], badges: [], targets: [] };

const SQUARE = { distance: 0.62, first: Math.PI / 4 };

/** How marks look; each differs from the others in its shape. */
export const LESSON_MARKERS = {
  look: { colour: TONE_COLOURS.look, outline: polygon(4, SQUARE.distance, SQUARE.first) },
  good: { colour: TONE_COLOURS.good, outline: polygon(40, 0.44) },
  bad: { colour: TONE_COLOURS.bad, outline: star(4, 0.62, 0.26, SQUARE.first) },
  offered: { colour: '#8fd0ff', outline: polygon(4, 0.56, SQUARE.first) },
  chosen: { colour: '#d85cff', outline: star(5, 0.56, 0.32) },
} satisfies MarkerStyles;

type MarkerKind = keyof typeof LESSON_MARKERS;

/** Above what stands in a place, table units. */
const OVER = 0.32;

/** Where the places of a table are. */
export interface Places {
  /** What marks lie on. */
  readonly plane: DecalPlane;
  /** The middle of a place's foot; null for one that is not there. */
  foot(name: string): readonly [x: number, y: number, z: number] | null;
  /** What it takes up; nothing for a unit box. */
  ground(name: string): Pick<HighlightTarget, 'outline' | 'room'>;
  /** What a close view of it shows; undefined if that is no more than its foot. */
  seen(name: string): readonly TablePoint[] | undefined;
  /** Above what stands there. */
  top(name: string): readonly [x: number, y: number, z: number] | null;
}

/** @param poses of the pieces as they stand */
export function placesOf(
  game: Pick<GameTable, 'decalPlane' | 'placeOf'>,
  table: unknown,
  poses: Float64Array,
): Places {
  const placeOf = (name: string) => game.placeOf(name, table, poses);
  return {
    plane: game.decalPlane ?? FLAT_BOARD,
    foot: (name) => placeOf(name)?.at ?? null,
    ground(name) {
      const { outline, width, depth, height } = placeOf(name) ?? {};
      if (outline !== undefined) return { outline };
      return width === undefined || depth === undefined || height === undefined
        ? {}
        : { room: { width, depth, height } };
    },
    seen: (name) => placeOf(name)?.seen,
    top(name) {
      const place = placeOf(name);
      return place && [place.at[0], place.at[1] + place.height + OVER, place.at[2]];
    },
  };
}

/**
 * How far off a board that stands up marks lie, to be seen before its tiles, and before the figures on them. The heads of
 * arrows come to the edge of a figure, where it is not as thick as in its middle.
 */
const BEFORE = { tiles: 0.74, arrows: 1.2, figures: 1.6 };

/**
 * How far off the board a mark is drawn: along the ground, so that it shows which boxes are meant, not how high they are
 * built; on a board that stands up, before what stands in its boxes.
 * @param among what it belongs to, as the board measures it
 */
export function marksOff({ plane }: Pick<Places, 'plane'>, among: readonly TablePoint[]): number {
  if (plane.tilt === 0) return 0;
  return among.some(([, off]) => off > BEFORE.tiles) ? BEFORE.figures : BEFORE.tiles;
}

const colourOf = (tone: MarkTone = 'look'): string => LESSON_MARKERS[tone].colour;

function target(id: string, kind: MarkerKind, places: Places): readonly HighlightTarget[] {
  const at = places.foot(id);
  if (at === null) return [];
  return [{ id, kind, at, body: false, ...places.ground(id) }];
}

/** The marks of a step as they are drawn. Places that are not there are left out. */
export function drawnMarks(marks: readonly LessonMark[], places: Places): DrawnMarks {
  const drawn = { arrows: [] as Arrow[], badges: [] as Badge[], targets: [] as HighlightTarget[] };
  for (const mark of marks) {
    if ('arrow' in mark) {
      const [from, to] = mark.arrow.map((name) => places.foot(name));
      if (from === undefined || from === null || to === undefined || to === null) continue;
      const [start, end] = [onPlane(places.plane, from), onPlane(places.plane, to)];
      const off = places.plane.tilt === 0 ? 0 : Math.max(BEFORE.arrows, marksOff(places, [start, end]));
      drawn.arrows.push(wayBetween(start, end, { off, colour: colourOf(mark.tone) }));
    } else if ('box' in mark) {
      drawn.targets.push(...target(mark.box, mark.tone ?? 'look', places));
    } else {
      const at = places.top(mark.at);
      if (at !== null) drawn.badges.push({ at, text: mark.sign, colour: colourOf(mark.tone) });
    }
  }
  return drawn;
}

/** An answer to a question: what has been chosen, and whether it has been given. */
export interface Answer {
  readonly chosen: ReadonlySet<string>;
  readonly given: boolean;
}

/** Right if all that is right was chosen, and nothing else. */
export function isRight({ right }: LessonQuestion, { chosen }: Answer): boolean {
  return right.length === chosen.size && right.every((place) => chosen.has(place));
}

function kindOf(place: string, { right }: LessonQuestion, { chosen, given }: Answer): MarkerKind {
  if (!given) return chosen.has(place) ? 'chosen' : 'offered';
  if (right.includes(place)) return 'good';
  return chosen.has(place) ? 'bad' : 'offered';
}

/** The places of a question, each marked by how it was answered. */
export function questionMarks(question: LessonQuestion, answer: Answer, places: Places): DrawnMarks {
  const targets = question.among.flatMap((place) => target(place, kindOf(place, question, answer), places));
  return { ...NO_MARKS, targets };
}
