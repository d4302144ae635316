import type { LocalizedText } from '#core';
import type { Action, Colour, Hero, HeroFrame, KingTypes } from '#king-of-monsters/rules';
import {
  type Lesson,
  type LessonMark,
  type LessonStep,
  type LessonView,
  type MarkTone,
  withNotes,
} from '#learning';
import { kingNotes } from './notes';
import { positionFromSketch, type Sketch } from './sketch';

/** A lesson as it is written down: its position is made up from a sketch. */
export interface Example extends Pick<Lesson, 'id' | 'clauses' | 'title' | 'beside'> {
  readonly sketch: Sketch;
  readonly steps: readonly LessonStep<Action>[];
}

/** The piles of a side from near by: nothing on the island or the chart is what such a lesson is about. */
const pilesAt = (x: number): LessonView => ({ x, y: 0, z: 1.5, azimuth: 0, elevation: 0.9, distance: 6 });
export const KING_PILES = pilesAt(-2.3);
export const LEAGUE_PILES = pilesAt(2.8);

/** A lesson of what was written down. */
export function lessonOf({ sketch, steps, ...lesson }: Example): Lesson<KingTypes> {
  return {
    ...lesson,
    steps: withNotes(
      kingNotes,
      lesson.id,
      steps.map((step) => ({ camera: 'close', ...step })),
    ),
    position: () => positionFromSketch(sketch),
  };
}

/** A text in both languages. */
export const told = (en: string, fr: string): LocalizedText => ({ en, fr });

/** The King fights in the Rampage. */
export const kingFights = { kind: 'fight', seat: 'king' } as const;

/** A hero takes his turn; he stands in the Move step unless it is said otherwise. */
export const turnOf = (seat: Hero, more: Partial<HeroFrame> = {}): HeroFrame => ({
  kind: 'hero',
  seat,
  step: 'move',
  row: null,
  free: seat === 'bamf',
  jumps: 0,
  used: [],
  laid: [],
  struck: [],
  ...more,
});

/** A hero in his Fight step, at a row. */
export const fighting = (seat: Hero, row: Colour | null, more: Partial<HeroFrame> = {}): HeroFrame =>
  turnOf(seat, { step: 'fight', row, ...more });

export const arrow = (from: string, to: string, tone?: MarkTone): LessonMark => ({
  arrow: [from, to],
  ...(tone === undefined ? {} : { tone }),
});

/** Letters over a place or figure. */
export const sign = (at: string, text: string): LessonMark => ({ sign: text, at });

/** Places that belong together. */
export const marked = (tone: MarkTone, ...places: readonly string[]): readonly LessonMark[] =>
  places.map((box) => ({ box, tone }));
