import { describe, expect, it } from 'vitest';
import { planCamera, viewAt } from '#director';
import { frameOf, homeView } from '#stage';
import { advanceThrough, choreograph, homeSubject, obstaclesOf, tableOf } from '#zorgl/view';
import { handInsets } from '../../../helpers/insets';
import { mixedPlay, mixedPosition } from '../../../helpers/mixed-play';
import { greatBlows, heightOf } from '../../../helpers/nearness';
import { LIVELY } from '../../../helpers/timelines';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
const ACTIONS = 40;

describe.each(SIZES)('in a window $width pixels wide', (size) => {
  const insets = handInsets(size.width, size.height);

  it.each(['gentle', 'cinematic'] as const)(
    'the %s camera sees what is great from near by: a quarter of the free picture',
    (style) => {
      const heights: number[] = [];
      for (const seed of SEEDS) {
        const opening = mixedPosition(seed);
        const subject = homeSubject(opening.board);
        const base = homeView(subject, size, insets);
        let table = tableOf(opening);
        for (const { events } of mixedPlay(seed, ACTIONS)) {
          const timeline = choreograph(table, events, LIVELY);
          const plan = {
            ...frameOf(subject, size, insets),
            base,
            obstacles: obstaclesOf(table),
            style,
            speed: 1,
          };
          const path = planCamera(timeline, plan);
          table = advanceThrough(table, events);
          for (const { at, cue } of greatBlows(timeline.cues)) {
            const view = path === null ? base : viewAt(path, at);
            heights.push(Math.max(...cue.subjects.map((each) => heightOf(view, { ...size, insets }, each))));
          }
        }
      }
      expect(heights.length).toBeGreaterThan(15);
      expect(Math.min(...heights)).toBeGreaterThan(0.25);
    },
  );
});
