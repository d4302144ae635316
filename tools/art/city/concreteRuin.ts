import { box, rectangle } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import {
  BACK,
  BAYS,
  CONCRETE_TORN,
  concreteCoats,
  concretePaints,
  FRONT,
  HALL,
  HALL_BAYS,
  RIBBON,
  ROOM,
  SPAN,
} from './concretePaints';
import { alike, around, band, pane, put, windowPane } from './facade';
import { addRebar, addRooms } from './interior';
import { rubbleOf } from './rubble';
import { tornPosts, tornWalls } from './torn';

const ROD = 0.05;

/** Fins of the crate, broken off with their rods showing. */
function stumps(s: Sculpture): void {
  alike(s, 'concrete stumps', () => {
    for (const [x, tall] of [
      [-0.107, 0.235],
      [0.107, 0.16],
    ] as const) {
      put(
        s,
        'cast',
        box({
          at: [x, tall / 2, (FRONT + BACK) / 2],
          size: [0.026, tall, FRONT - BACK],
          taper: [1, 0.7],
          skip: ['-z', '-y'],
        }),
      );
      if (x > 0) addRebar(s, x, tall - 0.012, FRONT - 0.02, 24, ROD);
    }
  });
}

function foot(s: Sculpture): void {
  band(
    s,
    'cast',
    [
      [0.35, 0],
      [0.35, 0.022],
      [0.28, 0.022],
    ],
    'concrete torn foot',
  );
}

export function concreteGroundBroken(s: Sculpture): void {
  concreteCoats(s);
  const openings = HALL_BAYS.map((x) => rectangle(x, 0.03, HALL.width, HALL.height));
  tornWalls(
    s,
    { family: 'concrete', name: 'ground', coat: 'deep', half: 0.29, z: 0.29, openings },
    (opening, _side, i) =>
      s.within([(opening[0]![0] + opening[1]![0]) / 2, 0, 0], [0, 0, 0], () =>
        pane(
          s,
          i === 1 ? 'goods' : 'hall',
          rectangle(0, 0.03, HALL.width, HALL.height),
          'concrete torn hall',
          0.266,
        ),
      ),
  );
  tornPosts(s, 'concrete', 'cast', 0.346, 0.056);
  stumps(s);
  s.within([0.03, 0.15, 0], [0, 0, -14], () =>
    put(s, 'neon', box({ at: [0, 0, 0.352], size: [0.2, 0.042, 0.016], skip: ['-z'] })),
  );
  foot(s);
  addRooms(s, 'concrete', 0.262);
}

export function concreteMiddleBroken(s: Sculpture): void {
  concreteCoats(s);
  const openings = BAYS.map((x) => rectangle(x, 0.03, SPAN, ROOM.height));
  tornWalls(
    s,
    { family: 'concrete', name: 'middle', coat: 'deep', half: BACK, z: BACK, openings },
    (opening, side, i) =>
      windowPane(s, 'concrete', 'room', opening, (side + i) % 2 ? 'dark' : 'lit', BACK - 0.024),
  );
  tornPosts(s, 'concrete', 'cast', 0.346, 0.042);
  stumps(s);
  around(s, (side) => {
    for (const [i, x] of BAYS.entries()) {
      const coat = (i + side) % 3 === 0 ? 'orange' : (i + side) % 3 === 1 ? 'mustard' : 'cast';
      s.within([x, i === 2 ? 0.012 : 0, 0], [0, 0, i === 2 ? -7 : 0], () =>
        s.repeat(`concrete parapet ${coat}`, () =>
          put(s, coat, box({ at: [0, 0.042, FRONT - 0.009], size: [0.186, 0.084, 0.018], skip: ['-y'] })),
        ),
      );
    }
  });
  foot(s);
  addRooms(s, 'concrete', 0.268);
}

export function concreteTopBroken(s: Sculpture): void {
  concreteCoats(s);
  const openings = BAYS.map((x) => rectangle(x, 0.07, RIBBON.width, RIBBON.height));
  tornWalls(
    s,
    { family: 'concrete', name: 'top', coat: 'deep', half: 0.315, z: 0.315, openings },
    (opening, side, i) =>
      windowPane(s, 'concrete', 'ribbon', opening, (side + i) % 2 ? 'lit' : 'dark', 0.291),
  );
  tornPosts(s, 'concrete', 'cast', 0.346, 0.042);
  alike(s, 'concrete torn sill', () => {
    put(s, 'cast', box({ at: [0, 0.034, 0.33], size: [0.64, 0.068, 0.036], skip: ['-z', '-y', '+x', '-x'] }));
    for (const [x, tall] of [
      [-0.107, 0.2],
      [0.107, 0.25],
    ] as const)
      put(
        s,
        'orange',
        box({ at: [x, tall / 2 + 0.03, 0.326], size: [0.016, tall - 0.06, 0.024], skip: ['-z', '-y'] }),
      );
  });
  addRooms(s, 'concrete', 0.285);
}

const { cast, orange } = concretePaints();
export const concreteRubble = rubbleOf(CONCRETE_TORN, { cast: cast!, orange: orange! }, 37);
