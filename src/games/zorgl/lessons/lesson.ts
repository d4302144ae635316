import type { CardId } from '#core';
import {
  type Lesson,
  type LessonCamera,
  type LessonMark,
  type LessonStep,
  type LessonView,
  type MarkTone,
  withNotes,
} from '#learning';
import type { Action, Box, Seat, ZorglTypes } from '#zorgl/rules';
import { zorglNotes } from './notes';
import { positionFromSketch, type Sketch } from './sketch';

/** A lesson as it is written down: its position is made up from a sketch. */
export interface Example extends Pick<Lesson, 'id' | 'clauses' | 'title' | 'beside'> {
  readonly sketch: Sketch;
  /** From where its steps are seen that say nothing of it; from near by if left out. */
  readonly camera?: LessonCamera | LessonView;
  readonly steps: readonly LessonStep<Action>[];
}

/** A lesson of what was written down. */
export function lessonOf({ sketch, camera = 'close', steps, ...lesson }: Example): Lesson<ZorglTypes> {
  return {
    ...lesson,
    steps: withNotes(
      zorglNotes,
      lesson.id,
      steps.map((step) => ({ camera, ...step })),
    ),
    position: () => positionFromSketch(sketch),
  };
}

const REST: readonly CardId[] = ['3S', '6D', '8C', '4H'];
const OTHERS = {
  B: ['2S', '5D', '7C', '9H', '10S'],
  C: ['3D', '8S', '6H', '10C', '2C'],
  D: ['4S', '5C', '7H', '9S', '2D'],
} satisfies Sketch['hands'];

/** A plays a card against C; both stand where the boxes say. */
export function duel(card: CardId, boxes: Sketch['boxes'], more: Partial<Sketch> = {}): Sketch {
  return { boxes, hands: { A: [card, ...REST], C: OTHERS.C }, ...more };
}

/** A plays a card, and those of the others who stand in the boxes play as well. */
export function crowd(card: CardId, boxes: Sketch['boxes'], more: Partial<Sketch> = {}): Sketch {
  const letters = Object.values(boxes).map((content) => content?.charAt(0));
  const others = Object.entries(OTHERS).filter(([seat]) => letters.includes(seat));
  return { boxes, hands: { A: [card, ...REST], ...Object.fromEntries(others) }, ...more };
}

/** What is in a player's pile, as fields of a position. */
export function pile(seat: Seat, floors: number, units = 0): Readonly<Record<string, number>> {
  return { [`players.${seat}.floors`]: floors, [`players.${seat}.units`]: units };
}

export const arrow = (from: Box, to: Box, tone?: MarkTone): LessonMark => ({
  arrow: [from, to],
  ...(tone === undefined ? {} : { tone }),
});

/** Boxes that belong together. */
export const marked = (tone: MarkTone, ...boxes: readonly Box[]): readonly LessonMark[] =>
  boxes.map((box) => ({ box, tone }));

/** Letters over a box. */
export const sign = (at: Box, text: string, tone?: MarkTone): LessonMark => ({
  sign: text,
  at,
  ...(tone === undefined ? {} : { tone }),
});

/** Red attacks Violet, straight. */
export const AGAINST = { do: 'attack', card: '7D', target: 'C' } as const;

/** The city with who floats in the air over the south-western corner of the table. */
export const BESIDE_THE_CITY: LessonView = {
  x: -1.5,
  y: 0.6,
  z: 1.3,
  azimuth: -0.4,
  elevation: 0.75,
  distance: 15.6,
};

/**
 * From beside, where figures would hide each other from the south.
 * @param x, z what is looked at @param side from the south-east, or from the south-west
 */
export const aside = (x: number, z: number, side: 'east' | 'west' = 'east'): LessonView => ({
  x,
  y: 0.3,
  z,
  azimuth: side === 'east' ? 0.75 : -0.75,
  elevation: 0.85,
  distance: 9.5,
});
