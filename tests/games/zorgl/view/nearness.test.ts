import { describe, expect, it } from 'vitest';
import { type CameraCue, extentInView, planCamera, type Timeline, viewAt } from '#director';
import { frameOf, homeView } from '#stage';
import type { Event } from '#zorgl/rules';
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

interface Shown {
  readonly seed: number;
  readonly home: ReturnType<typeof homeSubject>;
  readonly events: readonly Event[];
  readonly table: ReturnType<typeof tableOf>;
  readonly timeline: Timeline;
}

/** All that is shown of some games, and has a camera cue that is looked for. */
function shownWith(seeds: readonly number[], wanted: (cue: CameraCue) => boolean): readonly Shown[] {
  return seeds.flatMap((seed) => {
    const opening = mixedPosition(seed);
    const home = homeSubject(opening.board);
    let table = tableOf(opening);
    return [...mixedPlay(seed, ACTIONS)].flatMap(({ events }) => {
      const shown = { seed, home, events, table, timeline: choreograph(table, events, LIVELY) };
      table = advanceThrough(table, events);
      return shown.timeline.cues.some((cue) => cue.kind === 'camera' && wanted(cue)) ? [shown] : [];
    });
  });
}

const WON = shownWith(SEEDS, isAftermath);
const BLOWS = shownWith(MORE_SEEDS, ({ great, role }) => great === true && role === 'impact');

describe.each(SIZES)('in a window $width pixels wide', (size) => {
  const insets = handInsets(size.width, size.height);

  /** Where the camera is at a moment of what is shown. */
  function viewsOf({ home, table, timeline }: Shown, style: 'gentle' | 'cinematic') {
    const base = homeView(home, size, insets);
    const frame = frameOf(home, size, insets);
    const path = planCamera(timeline, { ...frame, base, obstacles: obstaclesOf(table), style, speed: 1 });
    return { base, frame, viewOf: (at: number) => (path === null ? base : viewAt(path, at)) };
  }

  it.each(['gentle', 'cinematic'] as const)(
    'the %s camera sees what a great blow wins come to its pile, and not from low down',
    (style) => {
      let piles = 0;
      for (const shown of WON) {
        const { base, viewOf } = viewsOf(shown, style);
        for (const cue of shown.timeline.cues) {
          if (cue.kind !== 'camera' || !isAftermath(cue)) continue;
          piles++;
          const [pile] = cue.subjects;
          const view = viewOf(cue.at + cue.duration - LIES);
          const aside = screensOff(view, { ...size, insets }, { ...pile!, y: 0.2 });
          expect(aside, `seed ${shown.seed}`).toBeLessThanOrEqual(size.width < size.height ? ASIDE : 0);
          expect(view.elevation, `seed ${shown.seed}`).toBeGreaterThan(base.elevation - LOWER);
        }
      }
      expect(piles).toBeGreaterThan(8);
    },
  );

  it.each(['gentle', 'cinematic'] as const)(
    'the %s camera sees what is great from near by, a quarter of the free picture, and who strikes it, unless from far along a line',
    (style) => {
      const heights: number[] = [];
      const reaches: number[] = [];
      for (const shown of BLOWS) {
        const { frame, viewOf } = viewsOf(shown, style);
        const blows = greatBlows(shown.timeline.cues);
        if (shown.seed <= SEEDS.length) {
          for (const { at, cue } of blows) {
            heights.push(
              Math.max(...cue.subjects.map((each) => heightOf(viewOf(at), { ...size, insets }, each))),
            );
          }
        }
        const attack = shown.events.find((event) => event.type === 'attack');
        if (attack === undefined || !('monster' in attack.by)) continue;
        const [blow] = blows;
        const from = boxCentre(shown.table.monsters.get(attack.by.monster)!.box);
        const reach = extentInView(viewOf(blow!.at), frame.area, { ...from, y: 0, half: 0.3, tall: 1 });
        reaches.push(reach);
        const far = blow!.cue.subjects.map(({ x, z }) => Math.hypot(x - from.x, z - from.z));
        if (Math.max(...far) < DIAGONAL) expect(reach, `seed ${shown.seed}`).toBeLessThanOrEqual(1);
      }
      expect(heights.length).toBeGreaterThan(15);
      expect(Math.min(...heights)).toBeGreaterThan(0.25);
      expect(reaches.length).toBeGreaterThan(10);
      expect(reaches.filter((reach) => reach > 1).length).toBeLessThan(reaches.length / 10);
    },
  );
});
