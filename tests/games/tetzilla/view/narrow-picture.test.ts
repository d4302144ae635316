import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { type CameraView, planCamera, viewAt } from '#director';
import { frameOf, homeView } from '#stage';
import { tetzilla } from '#tetzilla/rules';
import { homeSubject } from '#tetzilla/view';
import { boardInsets } from '../../../helpers/insets';
import { SCENES } from '../../../helpers/tetzilla/eventScenes';
import { shown } from './scenes';

/** Table units that a picture may show beyond the board on one side while it cuts off as much on the other. */
const ASKEW = 1;
const STEP = 0.05;
const PHONE = { width: 390, height: 844 };

/** How far the pictures of a scene on a phone look past the board on one side and cut it off on the other: the most of all. */
function askew(id: string): number {
  const { table, timeline } = shown(id);
  const scene = SCENES.find((each) => each.id === id)!;
  const opening = tetzilla.view(unwrap(tetzilla.parse(scene.position())), 'spectator');
  const insets = boardInsets(PHONE.width, PHONE.height);
  const subject = homeSubject(opening, 0.8);
  const frame = frameOf(subject, PHONE, insets);
  const { area } = frame;
  const base = homeView(subject, PHONE, insets);
  const path = planCamera(timeline, { ...frame, base, obstacles: [], style: 'cinematic', speed: 1 });
  const askewAt = ({ x, distance }: CameraView) => {
    const half = distance * area.across;
    const edge = table.columns / 2;
    return Math.min(Math.abs(x) + half - edge, edge + Math.abs(x) - half);
  };
  let most = 0;
  for (let time = 0; path !== null && time < timeline.duration; time += STEP) {
    most = Math.max(most, askewAt(viewAt(path, time)));
  }
  return most;
}

describe('on a phone', () => {
  it.each([
    'fall',
    'found',
    'fall-deep',
    'climb',
    'walk',
    'climb-skyscraper',
    'depot',
    'enter',
    'laser',
    'missile',
    'tank',
    'death',
  ])('the camera looks at the board, not past it: %s', (id) => expect(askew(id)).toBeLessThan(ASKEW));
});
