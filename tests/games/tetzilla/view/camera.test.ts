import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { planCamera, viewAt } from '#director';
import { frameOf, homeView } from '#stage';
import { tetzilla } from '#tetzilla/rules';
import { CAMERA, homeSubject } from '#tetzilla/view';
import { boardInsets } from '../../../helpers/insets';
import { SCENES } from '../../../helpers/tetzilla/eventScenes';
import { shown } from './scenes';

const LAPTOP = { width: 1366, height: 768 };
const STEP = 0.05;

/** How many times as near as at home the camera of a style comes in a scene, and for how many seconds it is nearly so. */
function approach(
  id: string,
  style: 'gentle' | 'cinematic' = 'gentle',
): { readonly nearest: number; readonly stays: number } {
  const { timeline } = shown(id);
  const scene = SCENES.find((each) => each.id === id)!;
  const opening = tetzilla.view(unwrap(tetzilla.parse(scene.position())), 'spectator');
  const insets = boardInsets(LAPTOP.width, LAPTOP.height);
  const subject = homeSubject(opening, LAPTOP.width / LAPTOP.height);
  const base = homeView(subject, LAPTOP, insets);
  const plan = {
    base,
    ...frameOf(subject, LAPTOP, insets),
    obstacles: [],
    style,
    tuning: CAMERA,
    speed: 1,
  } as const;
  const path = planCamera(timeline, plan)!;
  const steps = Array.from({ length: Math.floor(timeline.duration / STEP) }, (_, step) => {
    const view = viewAt(path, STEP * step);
    if (style === 'gentle') expect(view.azimuth).toBeCloseTo(base.azimuth);
    return base.distance / view.distance;
  });
  const nearest = Math.max(...steps);
  return { nearest, stays: STEP * steps.filter((near) => near > 1 + 0.8 * (nearest - 1)).length };
}

it.each(['gentle', 'cinematic'] as const)(
  'the %s camera comes nearer to a row that is filled than to anything else',
  (style) => {
    const row = approach('row', style);
    expect(row.nearest).toBeGreaterThan(2);
    for (const id of ['fall', 'fall-deep', 'laser', 'missile', 'tank', 'trample', 'depot', 'death'])
      expect(approach(id, style).nearest, id).toBeLessThan(row.nearest * 0.9);
  },
);

describe('the gentle camera', () => {
  it.each(['fall', 'fall-deep', 'laser', 'missile', 'tank', 'death', 'death-depot'])(
    'comes near without turning, and stays for a moment: %s',
    (id) => {
      const { nearest, stays } = approach(id);
      expect(nearest).toBeGreaterThan(1.45);
      expect(stays).toBeGreaterThan(0.85);
    },
  );

  it.each(['trample', 'depot', 'climb-skyscraper'])(
    'comes nearer to what is great and is broken: %s',
    (id) => {
      expect(approach(id).nearest).toBeGreaterThan(1.3);
    },
  );
});
