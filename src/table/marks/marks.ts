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

/** Drawings on the table in addition to its pieces. */
export interface DrawnMarks {
  /** In board coordinates. */
  readonly arrows: readonly Arrow[];
  readonly badges: readonly Badge[];
  readonly targets: readonly HighlightTarget[];
}

export const NO_MARKS: DrawnMarks = { arrows: [], badges: [], targets: [] };

const SQUARE = { distance: 0.62, first: Math.PI / 4 };

/** Marker styles of lessons, distinguishable by shape alone. */
export const LESSON_MARKERS = {
  look: { colour: TONE_COLOURS.look, outline: polygon(4, SQUARE.distance, SQUARE.first) },
  good: { colour: TONE_COLOURS.good, outline: polygon(40, 0.44) },
  bad: { colour: TONE_COLOURS.bad, outline: star(4, 0.62, 0.26, SQUARE.first) },
  offered: { colour: '#8fd0ff', outline: polygon(4, 0.56, SQUARE.first) },
  chosen: { colour: '#d85cff', outline: star(5, 0.56, 0.32) },
} satisfies MarkerStyles;

type MarkerKind = keyof typeof LESSON_MARKERS;

/** Height above the contents of a place, table units. */
const OVER = 0.32;

/** Locates places on a table. */
export interface Places {
  /** Plane of the marks. */
  readonly plane: DecalPlane;
  /** Centre of a place at ground level; null if it does not exist. */
  foot(name: string): readonly [x: number, y: number, z: number] | null;
  /** Its extent; empty for a unit box. */
  ground(name: string): Pick<HighlightTarget, 'outline' | 'room'>;
  /** Points that a close-up must show; undefined if the centre is enough. */
  seen(name: string): readonly TablePoint[] | undefined;
  /** A point above its contents. */
  top(name: string): readonly [x: number, y: number, z: number] | null;
}

/** @param poses current poses of the pieces */
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
 * Distances of marks from an upright board, so that they are in front of its tiles or of its figures. Arrow heads end
 * at the edge of a figure, where it is thinner than in the middle.
 */
const BEFORE = { tiles: 0.74, arrows: 1.2, figures: 1.6 };

/**
 * Distance of a mark from the board: 0 on the ground, so that it shows which boxes are meant, not how high they are
 * built; in front of the contents of the boxes on an upright board.
 * @param among points that the mark belongs to, in board coordinates
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

/** The marks of a step, ready to draw. Places that do not exist are left out. */
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

/** An answer to a question: the chosen places, and whether it has been submitted. */
export interface Answer {
  readonly chosen: ReadonlySet<string>;
  readonly given: boolean;
}

/** Whether exactly the right places were chosen. */
export function isRight({ right }: LessonQuestion, { chosen }: Answer): boolean {
  return right.length === chosen.size && right.every((place) => chosen.has(place));
}

function kindOf(place: string, { right }: LessonQuestion, { chosen, given }: Answer): MarkerKind {
  if (!given) return chosen.has(place) ? 'chosen' : 'offered';
  if (right.includes(place)) return 'good';
  return chosen.has(place) ? 'bad' : 'offered';
}

/** The places of a question, marked according to the answer. */
export function questionMarks(question: LessonQuestion, answer: Answer, places: Places): DrawnMarks {
  const targets = question.among.flatMap((place) => target(place, kindOf(place, question, answer), places));
  return { ...NO_MARKS, targets };
}
