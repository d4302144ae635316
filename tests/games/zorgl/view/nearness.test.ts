import { describe, expect, it } from 'vitest';
import { type CameraCue, extentInView, planCamera, viewAt } from '#director';
import { frameOf, homeView } from '#stage';
import { advanceThrough, choreograph, homeSubject, obstaclesOf, tableOf } from '#zorgl/view';
import { boxCentre } from '../../../../src/games/zorgl/view/geometry';
import { screensOff } from '../../../helpers/filmedGames';
import { handInsets } from '../../../helpers/insets';
import { mixedPlay, mixedPosition } from '../../../helpers/mixed-play';
import { greatBlows, heightOf } from '../../../helpers/nearness';
import { LIVELY } from '../../../helpers/timelines';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const SEEDS = Array.from({ length: 14 }, (_, index) => index + 1);
const MORE_SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);
const ACTIONS = 40;
/** From an attacker to what the victim beside him is driven into, at most; table units. */
const DIAGONAL = 2.9;
/** Half the breadth of a pile, as the camera takes it, and for how long it sees what has landed there, seconds. */
const PILE = 0.9;
const LIES = 0.4;
/** A pile may lie so far beside the picture of a phone, which shows no pile at home; in screens. */
const ASIDE = 0.07;
/** How much lower than at home the camera may look for a pile, radians. */
const LOWER = 0.12;

/** What has been won by a great blow comes to lie on its pile while this is shown: the pile, and where it came from. */
const isAftermath = ({ great, role, subjects }: CameraCue) =>
  great === true && role !== 'impact' && subjects.length === 2 && subjects[0]!.half === PILE;

describe.each(SIZES)('in a window $width pixels wide', (size) => {
  const insets = handInsets(size.width, size.height);

  it.each(['gentle', 'cinematic'] as const)(
    'the %s camera sees what a great blow wins come to its pile, and not from low down',
    (style) => {
      let piles = 0;
      for (const seed of SEEDS) {
        const opening = mixedPosition(seed);
        const subject = homeSubject(opening.board);
        const base = homeView(subject, size, insets);
        let table = tableOf(opening);
        for (const { events } of mixedPlay(seed, ACTIONS)) {
          const timeline = choreograph(table, events, LIVELY);
          const obstacles = obstaclesOf(table);
          const path = planCamera(timeline, {
            ...frameOf(subject, size, insets),
            base,
            obstacles,
            style,
            speed: 1,
          });
          table = advanceThrough(table, events);
          for (const cue of timeline.cues) {
            if (cue.kind !== 'camera' || !isAftermath(cue)) continue;
            piles++;
            const [pile] = cue.subjects;
            const view = path === null ? base : viewAt(path, cue.at + cue.duration - LIES);
            const aside = screensOff(view, { ...size, insets }, { ...pile!, y: 0.2 });
            expect(aside, `seed ${seed}`).toBeLessThanOrEqual(size.width < size.height ? ASIDE : 0);
            expect(view.elevation, `seed ${seed}`).toBeGreaterThan(base.elevation - LOWER);
          }
        }
      }
      expect(piles).toBeGreaterThan(8);
    },
  );

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

  it.each(['gentle', 'cinematic'] as const)(
    'the %s camera sees who strikes a great blow, unless from far along a line',
    (style) => {
      const reaches: number[] = [];
      for (const seed of MORE_SEEDS) {
        const opening = mixedPosition(seed);
        const subject = homeSubject(opening.board);
        const base = homeView(subject, size, insets);
        const frame = frameOf(subject, size, insets);
        let table = tableOf(opening);
        for (const { events } of mixedPlay(seed, ACTIONS)) {
          const timeline = choreograph(table, events, LIVELY);
          const path = planCamera(timeline, {
            ...frame,
            base,
            obstacles: obstaclesOf(table),
            style,
            speed: 1,
          });
          const attack = events.find((event) => event.type === 'attack');
          const [blow] = greatBlows(timeline.cues);
          if (attack !== undefined && 'monster' in attack.by && blow !== undefined) {
            const view = path === null ? base : viewAt(path, blow.at);
            const { box } = table.monsters.get(attack.by.monster)!;
            const from = boxCentre(box);
            const reach = extentInView(view, frame.area, { ...from, y: 0, half: 0.3, tall: 1 });
            reaches.push(reach);
            const far = blow.cue.subjects.map(({ x, z }) => Math.hypot(x - from.x, z - from.z));
            if (Math.max(...far) < DIAGONAL) expect(reach, `seed ${seed}`).toBeLessThanOrEqual(1);
          }
          table = advanceThrough(table, events);
        }
      }
      expect(reaches.length).toBeGreaterThan(10);
      expect(reaches.filter((reach) => reach > 1).length).toBeLessThan(reaches.length / 10);
    },
  );
});
