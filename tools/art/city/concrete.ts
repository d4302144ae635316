import { box, lid, panel, rectangle } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import { BACK, BAYS, concreteCoats, FRONT, HALL, HALL_BAYS, RIBBON, ROOM, SPAN } from './concretePaints';
import { alike, around, band, pane, plan, put, windows } from './facade';
import { addCooler, addMast } from './things';

const SLAB = [
  [BACK, 0.246],
  [0.352, 0.252],
  [0.356, 0.257],
  [0.356, 0.294],
  [0.35, 0.3],
  [0.28, 0.3],
] as const;

function slab(s: Sculpture): void {
  band(s, 'cast', SLAB, 'concrete slab');
}

const ROOMS = [
  ['lit', 'dark', 'curtains'],
  ['blind', 'lit', 'person'],
  ['curtains', 'lit', 'dusk'],
  ['lit', 'blind', 'dark'],
] as const;

/** Deep balconies like the boxes of a crate, some with an awning or a bright parapet. */
export function concreteMiddle(s: Sculpture): void {
  concreteCoats(s);
  const openings = BAYS.map((x) => rectangle(x, 0.03, SPAN, ROOM.height));
  alike(s, 'concrete crate', () => {
    put(s, 'deep', panel({ outline: rectangle(0, 0, 0.6, 0.25), holes: openings, at: [0, 0, BACK] }));
    for (const x of [-0.107, 0.107])
      put(
        s,
        'cast',
        box({
          at: [x, 0.125, (FRONT + BACK) / 2],
          size: [0.026, 0.25, FRONT - BACK],
          skip: ['-z', '+y', '-y'],
        }),
      );
    put(s, 'cast', box({ at: [-0.327, 0.125, 0.327], size: [0.036, 0.25, 0.036], skip: ['+y', '-y'] }));
  });
  windows(s, 'concrete', 'room', openings, ROOMS, BACK - 0.001);
  around(s, (side) => {
    for (const [i, x] of BAYS.entries()) {
      const kind = (i * 2 + side) % 4;
      s.within([x, 0, 0], [0, 0, 0], () => {
        const coat = kind === 1 ? 'orange' : kind === 3 ? 'mustard' : 'cast';
        s.repeat(`concrete parapet ${coat}`, () =>
          put(s, coat, box({ at: [0, 0.042, FRONT - 0.009], size: [0.186, 0.084, 0.018], skip: ['-y'] })),
        );
        if (kind === 0)
          s.repeat('concrete blind', () =>
            put(
              s,
              'rust',
              panel({
                outline: rectangle(0, 0, 0.184, 0.075),
                at: [0, 0.2, FRONT - 0.012],
                turn: [-16, 0, 0],
              }),
            ),
          );
      });
    }
  });
  slab(s);
  plan(s, 'concrete', 0.3);
}

export function concreteTop(s: Sculpture): void {
  concreteCoats(s);
  const ribbons = BAYS.map((x) => rectangle(x, 0.07, RIBBON.width, RIBBON.height));
  alike(s, 'concrete ribbon', () => {
    put(s, 'deep', panel({ outline: rectangle(0, 0.05, 0.64, 0.2), holes: ribbons, at: [0, 0, 0.315] }));
    put(s, 'cast', box({ at: [0, 0.034, 0.34], size: [0.68, 0.068, 0.02], skip: ['-z', '-y', '+x', '-x'] }));
    put(s, 'cast', panel({ outline: rectangle(0, 0.3, 0.7, 0.04), at: [0, 0.068, 0.0], turn: [-90, 0, 0] }));
    for (const x of [-0.107, 0.107, 0.325])
      put(s, 'orange', box({ at: [x, 0.158, 0.326], size: [0.016, 0.18, 0.024], skip: ['-z', '+y', '-y'] }));
    for (const x of [-0.25, -0.15, -0.05, 0.05, 0.15, 0.25])
      put(s, 'deep', box({ at: [x, 0.024, 0.351], size: [0.03, 0.018, 0.006], skip: ['-z'] }));
  });
  windows(
    s,
    'concrete',
    'ribbon',
    ribbons,
    [
      ['lit', 'person', 'lit'],
      ['dark', 'lit', 'plant'],
      ['lit', 'lit', 'dark'],
      ['person', 'dark', 'lit'],
    ],
    0.314,
  );
  slab(s);
  plan(s, 'concrete', 0.3);
}

export function concreteRoof(s: Sculpture): void {
  concreteCoats(s);
  const openings = BAYS.map((x) => rectangle(x, 0.03, SPAN, 0.15));
  alike(s, 'concrete roof crate', () => {
    put(s, 'deep', panel({ outline: rectangle(0, 0, 0.6, 0.2), holes: openings, at: [0, 0, BACK] }));
    for (const x of [-0.107, 0.107])
      put(
        s,
        'cast',
        box({ at: [x, 0.1, (FRONT + BACK) / 2], size: [0.026, 0.2, FRONT - BACK], skip: ['-z', '+y', '-y'] }),
      );
    put(s, 'cast', box({ at: [-0.327, 0.1, 0.327], size: [0.036, 0.2, 0.036], skip: ['+y', '-y'] }));
    put(s, 'cast', box({ at: [0, 0.033, FRONT - 0.009], size: [0.64, 0.066, 0.018], skip: ['-y'] }));
  });
  windows(s, 'concrete roof', 'room', openings, ROOMS, BACK - 0.001);
  band(
    s,
    'cast',
    [
      [BACK, 0.196],
      [0.354, 0.202],
      [0.36, 0.208],
      [0.36, 0.286],
      [0.354, 0.292],
      [0.326, 0.292],
      [0.322, 0.25],
    ],
    'concrete roof slab',
  );
  put(s, 'deck', lid(0.252, 0.65));
  const key = 'concrete parapet groove';
  alike(s, key, () => {
    for (const x of [-0.23, 0, 0.23])
      put(s, 'deep', panel({ outline: rectangle(x, 0.228, 0.16, 0.034), at: [0, 0, 0.3605] }));
  });
  put(s, 'cast', box({ at: [-0.13, 0.258, 0.14], size: [0.3, 0.014, 0.24], skip: ['-y'] }));
  put(s, 'pool', lid(0.2665, 0.25, 0.19, -0.13, 0.14));
  s.lathe('parasol', 'root', {
    at: [0.13, 0.315, 0.2],
    profile: [
      [0.075, 0],
      [0.0001, 0.036],
    ],
    sides: 8,
  });
  put(s, 'steel', box({ at: [0.13, 0.285, 0.2], size: [0.007, 0.07, 0.007], skip: ['-y', '+y'] }));
  for (const z of [0.07, 0.27])
    put(s, 'orange', box({ at: [0.13, 0.262, z], size: [0.11, 0.012, 0.035], skip: ['-y'] }));
  put(s, 'cast', box({ at: [0.2, 0.295, -0.06], size: [0.17, 0.086, 0.12], skip: ['-y'] }));
  put(s, 'rust', panel({ outline: rectangle(0.18, 0.252, 0.05, 0.07), at: [0, 0, 0.001] }));
  s.within([-0.06, 0, -0.23], [0, 0, 0], () => {
    for (const x of [-0.17, 0, 0.17])
      put(s, 'iron', box({ at: [x, 0.3, 0], size: [0.012, 0.1, 0.012], skip: ['-y', '+y'] }));
    put(s, 'iron', box({ at: [0, 0.402, 0], size: [0.42, 0.126, 0.022] }));
    for (const turn of [0, 180])
      s.within([0, 0.402, 0], [0, turn, 0], () =>
        s.repeat('concrete billboard', () =>
          put(s, 'hotel', panel({ outline: rectangle(0, -0.058, 0.404, 0.116), at: [0, 0, 0.0115] })),
        ),
      );
    put(s, 'orange', box({ at: [0, 0.472, 0], size: [0.43, 0.012, 0.03], skip: [] }));
  });
  addCooler(s, 0.22, -0.22, 0.252, 0.12);
  addMast(s, 0.29, -0.1, 0.252, 0.46);
}

export function concreteGround(s: Sculpture): void {
  concreteCoats(s);
  const openings = HALL_BAYS.map((x) => rectangle(x, 0.03, HALL.width, HALL.height));
  alike(s, 'concrete arcade', () => {
    put(s, 'deep', panel({ outline: rectangle(0, 0, 0.54, 0.25), holes: openings, at: [0, 0, 0.27] }));
    for (const x of [-0.318, -0.107, 0.107])
      put(
        s,
        'cast',
        box({
          at: [x, 0.125, 0.318],
          size: [0.056, 0.25, 0.056],
          taper: [0.66, 0.66],
          turn: [180, 0, 0],
          skip: ['+y', '-y'],
        }),
      );
    put(s, 'strip', box({ at: [0, 0.244, 0.3], size: [0.5, 0.006, 0.012], skip: ['+y'] }));
  });
  around(s, (side) => {
    for (const [i, x] of HALL_BAYS.entries())
      s.within([x, 0, 0], [0, 0, 0], () => {
        pane(
          s,
          (i + side) % 3 === 1 ? 'goods' : 'hall',
          rectangle(0, 0.03, HALL.width, HALL.height),
          'concrete hall',
          0.2695,
        );
      });
    if (side % 2) {
      s.repeat('concrete planter', () => {
        put(s, 'cast', box({ at: [0, 0.024, 0.33], size: [0.14, 0.048, 0.045], skip: ['-y'] }));
        put(
          s,
          'leaf',
          box({ at: [0, 0.064, 0.33], size: [0.13, 0.034, 0.04], taper: [0.85, 0.6], skip: ['-y'] }),
        );
      });
      return;
    }
    s.repeat('concrete canopy', () => {
      put(s, 'orange', box({ at: [0, 0.206, 0.345], size: [0.19, 0.014, 0.088], skip: ['-z'] }));
      put(s, 'neon', box({ at: [0, 0.238, 0.372], size: [0.2, 0.042, 0.016], skip: ['-z'] }));
      put(s, 'rust', box({ at: [0, 0.006, 0.335], size: [0.12, 0.012, 0.1], skip: ['-z', '-y'] }));
    });
  });
  slab(s);
  band(
    s,
    'deep',
    [
      [0.35, 0],
      [0.35, 0.012],
      [0.26, 0.012],
    ],
    'concrete plinth',
  );
  plan(s, 'concrete', 0.3);
}
