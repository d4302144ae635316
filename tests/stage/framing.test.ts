import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { eyeOf } from '#director';
import {
  FIELD_OF_VIEW,
  HOME_ELEVATION,
  homeDistance,
  homeView,
  type Insets,
  type PictureSize,
  pictureShift,
  type Subject,
  topView,
} from '../../src/stage/framing';

const TABLE: Subject = { x: 6.1, z: 3.9, height: 1.5 };
const BOARD: Subject = { x: 3.9, z: 3.9, height: 1.2 };
const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

function cameraAt(distance: number, { width, height }: PictureSize, insets: Insets): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.5, 90);
  const shift = pictureShift(insets);
  camera.setViewOffset(width, height, shift.x, shift.y, width, height);
  camera.position.set(0, Math.sin(HOME_ELEVATION) * distance, Math.cos(HOME_ELEVATION) * distance);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
}

/** How far the subject stays inside the free part of the picture, in CSS pixels; negative when it sticks out. */
function margin(subject: Subject, distance: number, size: PictureSize, insets: Insets): number {
  const camera = cameraAt(distance, size, insets);
  const margins = [-1, 1].flatMap((east) =>
    [-1, 1].flatMap((south) =>
      [0, subject.height].flatMap((y) => {
        const seen = new Vector3(east * subject.x, y, south * subject.z).project(camera);
        const x = ((seen.x + 1) / 2) * size.width;
        const down = ((1 - seen.y) / 2) * size.height;
        return [
          x - insets.left,
          size.width - insets.right - x,
          down - insets.top,
          size.height - insets.bottom - down,
        ];
      }),
    ),
  );
  return Math.min(...margins);
}

describe.each([
  { name: 'a wide screen', size: { width: 1920, height: 1080 }, insets: NO_INSETS, subject: TABLE },
  {
    name: 'a laptop with the interface around the table',
    size: { width: 1366, height: 768 },
    insets: { top: 60, right: 0, bottom: 190, left: 0 },
    subject: TABLE,
  },
  {
    name: 'a panel on one side',
    size: { width: 1366, height: 768 },
    insets: { top: 0, right: 320, bottom: 0, left: 0 },
    subject: TABLE,
  },
  {
    name: 'a phone held upright',
    size: { width: 390, height: 844 },
    insets: { top: 110, right: 0, bottom: 380, left: 0 },
    subject: BOARD,
  },
])('the home view on $name', ({ size, insets, subject }) => {
  const distance = homeDistance(subject, size, insets);

  it('has the whole subject in the free part of the picture', () => {
    expect(margin(subject, distance, size, insets)).toBeGreaterThan(-0.5);
  });

  it('is no farther away than that takes', () => {
    expect(margin(subject, distance * 0.97, size, insets)).toBeLessThan(0);
  });
});

it('stays finite when the interface covers all of the picture', () => {
  const insets = { top: 500, right: 0, bottom: 500, left: 0 };
  const distance = homeDistance(TABLE, { width: 800, height: 600 }, insets);
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThanOrEqual(90);
});

it('from above the whole board is in the picture with its roofs, north above', () => {
  const size = { width: 1366, height: 768 };
  const view = topView(TABLE, size, NO_INSETS);
  const camera = cameraAt(view.distance, size, NO_INSETS);
  const { x, y, z } = eyeOf(view);
  camera.position.set(x, y, z);
  camera.lookAt(view.x, view.y, view.z);
  camera.updateMatrixWorld();
  const seen = (east: number, up: number, south: number) => new Vector3(east, up, south).project(camera);
  for (const east of [-TABLE.x, TABLE.x]) {
    for (const south of [-TABLE.z, TABLE.z]) {
      const corner = seen(east, TABLE.height, south);
      expect(Math.max(Math.abs(corner.x), Math.abs(corner.y))).toBeLessThanOrEqual(1);
      expect(Math.sign(corner.x)).toBe(Math.sign(east));
      expect(Math.sign(corner.y)).toBe(-Math.sign(south));
    }
  }
  // Straight down: a tower over the middle hides nothing but its own foot.
  expect(seen(0, 3, 0).distanceTo(seen(0, 0, 0).setZ(seen(0, 3, 0).z))).toBeLessThan(0.01);
});

it('looks from the other side as it does from the usual one', () => {
  const size = { width: 1366, height: 768 };
  const usual = eyeOf(homeView(BOARD, size, NO_INSETS));
  const opposite = eyeOf(homeView({ ...BOARD, azimuth: Math.PI }, size, NO_INSETS));
  expect(usual.z).toBeGreaterThan(0);
  expect(opposite.y).toBeCloseTo(usual.y);
  expect(opposite.z).toBeCloseTo(-usual.z);
});
