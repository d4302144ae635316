import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type CameraView, eyeOf } from '#director';
import {
  FIELD_OF_VIEW,
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

function cameraAt(view: CameraView, { width, height }: PictureSize, insets: Insets): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.5, 90);
  const shift = pictureShift(insets);
  camera.setViewOffset(width, height, shift.x, shift.y, width, height);
  const { x, y, z } = eyeOf(view);
  camera.position.set(x, y, z);
  camera.lookAt(view.x, view.y, view.z);
  camera.updateMatrixWorld();
  return camera;
}

/** How far the subject stays inside the free part of the picture on each side, in CSS pixels; negative where it sticks out. */
function margins(subject: Subject, view: CameraView, size: PictureSize, insets: Insets) {
  const camera = cameraAt(view, size, insets);
  const corners = [-1, 1].flatMap((east) =>
    [-1, 1].flatMap((south) =>
      [0, subject.height].map((y) => {
        const seen = new Vector3(east * subject.x, y, south * subject.z).project(camera);
        const x = ((seen.x + 1) / 2) * size.width;
        const down = ((1 - seen.y) / 2) * size.height;
        return {
          left: x - insets.left,
          right: size.width - insets.right - x,
          top: down - insets.top,
          bottom: size.height - insets.bottom - down,
        };
      }),
    ),
  );
  const least = (side: keyof Insets) => Math.min(...corners.map((corner) => corner[side]));
  return { left: least('left'), right: least('right'), top: least('top'), bottom: least('bottom') };
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
  const view = homeView(subject, size, insets);
  const { left, right, top, bottom } = margins(subject, view, size, insets);

  it('has the whole subject in the free part of the picture, in its middle', () => {
    expect(Math.min(left, right, top, bottom)).toBeGreaterThan(-0.5);
    expect(top).toBeCloseTo(bottom, 0);
  });

  it('fills that part from side to side or from top to bottom', () => {
    expect(Math.min(left, right, top, bottom)).toBeLessThan(0.5);
  });
});

it('sinks no farther than it takes to fill a wide picture, and never flatter than it may', () => {
  const insets = { top: 12, right: 272, bottom: 185, left: 272 };
  const size = { width: 1366, height: 768 };
  const steep = homeView(BOARD, size, insets);
  const sunk = homeView({ ...BOARD, flattest: 0.3 }, size, insets);
  expect(sunk.elevation).toBeLessThan(steep.elevation);
  const { left, top } = margins(BOARD, sunk, size, insets);
  expect(Math.max(left, top)).toBeLessThan(0.01 * size.width);
  expect(homeView({ ...BOARD, flattest: 0.9 }, size, insets).elevation).toBeCloseTo(0.9, 2);
  expect(homeView({ ...BOARD, flattest: 0.3 }, { width: 390, height: 844 }, NO_INSETS).elevation).toBe(
    steep.elevation,
  );
});

it('comes nearer to what has nothing tall at its edges, and still shows its ground whole', () => {
  const size = { width: 1366, height: 768 };
  const usual = homeView(BOARD, size, NO_INSETS);
  const nearer = homeView({ ...BOARD, margin: 0.3 }, size, NO_INSETS);
  expect(nearer.distance).toBeLessThan(usual.distance);
  const { left, right, top, bottom } = margins({ ...BOARD, height: 0 }, nearer, size, NO_INSETS);
  expect(Math.min(left, right, top, bottom)).toBeGreaterThan(-0.5);
});

it('stays finite when the interface covers all of the picture', () => {
  const insets = { top: 500, right: 0, bottom: 500, left: 0 };
  const { distance } = homeView(TABLE, { width: 800, height: 600 }, insets);
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThanOrEqual(90);
});

it('from above the whole board is in the picture with its roofs, north above', () => {
  const size = { width: 1366, height: 768 };
  const view = topView(TABLE, size, NO_INSETS);
  const camera = cameraAt(view, size, NO_INSETS);
  const seen = (east: number, up: number, south: number) => new Vector3(east, up, south).project(camera);
  for (const east of [-TABLE.x, TABLE.x]) {
    for (const south of [-TABLE.z, TABLE.z]) {
      const corner = seen(east, TABLE.height, south);
      expect(Math.max(Math.abs(corner.x), Math.abs(corner.y))).toBeLessThanOrEqual(1.001);
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
