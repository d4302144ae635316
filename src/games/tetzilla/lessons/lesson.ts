import { type Lesson, type LessonMark, type LessonStep, type MarkTone, withNotes } from '#learning';
import type { Action, Box, Position, TetzillaTypes } from '#tetzilla/rules';
import { tetzillaNotes } from './notes';
import { floor, positionFromSketch, type Sketch } from './sketch';

/** A lesson as it is written down: its position is made up from a sketch. */
export interface Example extends Pick<Lesson, 'id' | 'clauses' | 'title' | 'beside'> {
  readonly sketch: Sketch;
  readonly steps: readonly LessonStep<Action>[];
}

/** A lesson of what was written down. */
export function lessonOf({ sketch, steps, ...lesson }: Example): Lesson<TetzillaTypes> {
  return {
    ...lesson,
    steps: withNotes(tetzillaNotes, lesson.id, steps),
    position: () => positionFromSketch(sketch),
  };
}

/** Four rows of city for three players. */
export function city(put: Sketch['put'], more: Partial<Sketch> = {}): Sketch {
  return { tiles: floor(4), put: put!, ...more };
}

/** The same city where the others have no tokens left, so that Red moves on and on. */
export function alone(put: Sketch['put'], red: NonNullable<Sketch['seats']>['A'] = {}): Sketch {
  return city({ g1: 'B', h1: 'C', ...put }, { seats: { A: red, B: { tokens: 0 }, C: { tokens: 0 } } });
}

/** The guards of that city fire, Red's shot first; nobody has an ability against shots. */
export function firing(put: Sketch['put'], more: Partial<Sketch> = {}): Sketch {
  const helpless = { A: 'toughness', B: 'toughness', C: 'tough-skin' } as const;
  const { seats = {} } = more;
  return city(put, {
    turn: { number: 2, stage: 'fire' },
    ...more,
    seats: {
      A: { ability: helpless.A, ...seats.A },
      B: { ability: helpless.B, ...seats.B },
      C: { ability: helpless.C, ...seats.C },
    },
  });
}

/** One row of city, and Red has a tile to slide. */
export function sliding(tile: NonNullable<Sketch['tile']>, more: Partial<Sketch> = {}): Sketch {
  return {
    tiles: floor(1),
    put: { a1: 'A', g1: 'B', h1: 'C' },
    turn: { number: 1, stage: 'slide' } satisfies Partial<Position['turn']>,
    tile,
    ...more,
  };
}

export const arrow = (from: Box, to: Box, tone?: MarkTone): LessonMark => ({
  arrow: [from, to],
  ...(tone === undefined ? {} : { tone }),
});

/** Boxes that belong together. */
export const marked = (tone: MarkTone, ...boxes: readonly Box[]): readonly LessonMark[] =>
  boxes.map((box) => ({ box, tone }));

/** Letters over a box. */
export const sign = (at: Box, text: string): LessonMark => ({ sign: text, at });
