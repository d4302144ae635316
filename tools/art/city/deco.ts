import { box, lid, type MouldingProfile, moulding, panel, rectangle } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import {
  BAY,
  BAYS,
  CROWN,
  CUT,
  DOORS,
  decoCoats,
  FACE,
  HALF,
  LOBBY,
  SLANT,
  SLANT_HALF,
  SLIT,
  TALL,
} from './decoPaints';
import { alike, around, pane, plan, put, relief, windows } from './facade';

/** Repeats something for each of the four slanting corners, in coordinates of its front. */
export function corners(s: Sculpture, key: string, build: (corner: number) => void, same = true): void {
  for (let corner = 0; corner < 4; corner++) {
    s.within([0, 0, 0], [0, 45 + 90 * corner, 0], () => {
      if (same) s.repeat(key, () => build(corner));
      else build(corner);
    });
  }
}

/** A moulding around the plan with its cut corners. @param out distance from the wall, with the height */
export function ring(s: Sculpture, coat: string, profile: MouldingProfile, key: string): void {
  const straight = profile.map(([out, y]) => [FACE + out, y] as const);
  const slant = profile.map(([out, y]) => [SLANT + out * (2 / Math.SQRT2), y] as const);
  alike(s, key, () =>
    put(
      s,
      coat,
      moulding(straight, (far) => far - CUT),
    ),
  );
  corners(s, `${key} corner`, () =>
    put(
      s,
      coat,
      moulding(slant, () => SLANT_HALF),
    ),
  );
}

/** Bays between piers that continue from storey to storey. */
function bays(s: Sculpture, name: string, height: number, low: number, high: number, coat: string): void {
  const openings = BAYS.map((x) => rectangle(x, low, 0.104, height));
  alike(s, `deco ${name} wall`, () => {
    put(
      s,
      coat,
      panel({
        outline: rectangle(0, 0, 2 * HALF, high),
        holes: openings,
        reveal: 0.03,
        at: [0, 0, FACE - 0.012],
      }),
    );
    for (const x of [-0.237, -0.079, 0.079, 0.237]) {
      relief(s, 'pier', [x, high / 2, FACE - 0.012], [0.034, high, 0.03], ['-z', '+y', '-y']);
      relief(s, 'pier', [x, high / 2, FACE + 0.016], [0.014, high, 0.01], ['-z', '+y', '-y']);
    }
    for (const x of BAYS)
      relief(
        s,
        'sunburst',
        [x, low / 2 + 0.006, FACE - 0.012],
        [0.106, low - 0.016, 0.008],
        ['-z', '+x', '-x', '-y'],
      );
  });
  corners(s, `deco ${name} corner`, () => {
    const slit = rectangle(0, 0.06, SLIT.width, SLIT.height);
    const hole = high > 0.22 ? [slit] : [];
    put(
      s,
      'sand',
      panel({ outline: rectangle(0, 0, 2 * SLANT_HALF, high), holes: hole, reveal: 0.02, at: [0, 0, SLANT] }),
    );
  });
  if (high <= 0.22) return;
  corners(
    s,
    '',
    (corner) =>
      pane(
        s,
        `slit ${corner % 2 ? 'lit' : 'dark'}`,
        rectangle(0, 0.06, SLIT.width, SLIT.height),
        'deco slit',
        SLANT - 0.02,
      ),
    false,
  );
}

const SCENERY = [
  ['lit', 'dark', 'blind'],
  ['dark', 'curtains', 'dark'],
  ['person', 'dark', 'lit'],
  ['dark', 'dusk', 'lit'],
] as const;

const BELT = [
  [0, 0.244],
  [0.014, 0.252],
  [0.014, 0.262],
] as const;
const BELT_GOLD = [
  [0.02, 0.262],
  [0.024, 0.266],
  [0.024, 0.274],
  [0.014, 0.278],
] as const;
const BELT_TOP = [
  [0.012, 0.278],
  [0.012, 0.3],
  [-0.04, 0.3],
] as const;

function belt(s: Sculpture): void {
  ring(s, 'pier', BELT, 'deco belt');
  ring(s, 'brass', BELT_GOLD, 'deco belt gold');
  ring(s, 'sand', BELT_TOP, 'deco belt top');
}

export function decoMiddle(s: Sculpture): void {
  decoCoats(s);
  bays(s, 'bay', BAY.height, 0.07, 0.248, 'sand');
  windows(
    s,
    'deco',
    'bay',
    BAYS.map((x) => rectangle(x, 0.07, BAY.width, BAY.height)),
    SCENERY,
    FACE - 0.042,
  );
  belt(s);
  plan(s, 'deco', 0.3);
}

export function decoTop(s: Sculpture): void {
  decoCoats(s);
  bays(s, 'tall', TALL.height, 0.032, 0.248, 'sand');
  windows(
    s,
    'deco',
    'tall',
    BAYS.map((x) => rectangle(x, 0.032, TALL.width, TALL.height)),
    [...SCENERY].reverse(),
    FACE - 0.042,
  );
  belt(s);
  // Eagles of the simplest kind: stepped brackets with golden beaks.
  corners(s, 'deco eagle', () => {
    relief(s, 'pier', [0, 0.236, SLANT], [0.06, 0.07, 0.03], ['-z', '-y']);
    relief(s, 'brass', [0, 0.25, SLANT + 0.03], [0.03, 0.026, 0.045], ['-z', '-y']);
  });
  plan(s, 'deco', 0.3);
}

export function decoRoof(s: Sculpture): void {
  decoCoats(s);
  bays(s, 'crown', CROWN.height, 0.05, 0.186, 'sand');
  windows(
    s,
    'deco',
    'crown',
    BAYS.map((x) => rectangle(x, 0.05, CROWN.width, CROWN.height)),
    SCENERY,
    FACE - 0.042,
  );
  ring(
    s,
    'pier',
    [
      [0, 0.182],
      [0.016, 0.19],
      [0.016, 0.2],
    ],
    'deco crown belt',
  );
  ring(
    s,
    'brass',
    [
      [0.022, 0.2],
      [0.026, 0.204],
      [0.026, 0.212],
      [0.016, 0.216],
    ],
    'deco crown gold',
  );
  ring(
    s,
    'sand',
    [
      [0.012, 0.216],
      [0.012, 0.246],
      [-0.02, 0.246],
      [-0.02, 0.222],
    ],
    'deco parapet',
  );
  put(s, 'tar', lid(0.224, 0.62));
  for (const [half, low, high] of [
    [0.24, 0.224, 0.292],
    [0.165, 0.292, 0.352],
    [0.1, 0.352, 0.396],
  ] as const) {
    const key = `deco step ${half}`;
    alike(s, key, () => {
      const name = half === 0.165 ? 'jade' : 'sand';
      put(s, name, panel({ outline: rectangle(0, low, 2 * half, high - low), at: [0, 0, half] }));
      put(
        s,
        'pier',
        moulding([
          [half, high - 0.012],
          [half + 0.01, high - 0.006],
          [half + 0.01, high],
          [half * 0.6, high],
        ]),
      );
      for (const x of half > 0.2 ? [-0.16, 0, 0.16] : half > 0.12 ? [-0.12, 0.12] : [-0.05, 0, 0.05])
        relief(
          s,
          'pier',
          [x, (low + high) / 2 - 0.004, half],
          [0.02, high - low - 0.008, 0.012],
          ['-z', '-y', '+y'],
        );
      if (half > 0.2)
        for (const x of [-0.12, -0.04, 0.04, 0.12])
          put(
            s,
            'strip',
            panel({ outline: rectangle(x, low + 0.012, 0.022, 0.036), at: [0, 0, half + 0.001] }),
          );
    });
  }
  around(s, () => {
    const dial = Array.from(
      { length: 12 },
      (_, i) => [0.046 * Math.cos((i * Math.PI) / 6), 0.046 * Math.sin((i * Math.PI) / 6)] as const,
    );
    s.repeat('deco clock', () => put(s, 'clock', panel({ outline: dial, at: [0, 0.31, 0.178] })));
    s.repeat('deco clock rim', () => relief(s, 'brass', [0, 0.31, 0.165], [0.104, 0.104, 0.012]));
  });
  s.lathe('brass', 'root', {
    at: [0, 0.396, 0],
    profile: [
      [0.06, 0],
      [0.03, 0.02],
      [0.018, 0.05],
      [0.005, 0.074],
      [0.0001, 0.084],
    ],
    sides: 8,
    smooth: 2,
  });
}

export function decoGround(s: Sculpture): void {
  decoCoats(s);
  const sides = [-0.172, 0.172].map((x) => rectangle(x, 0.045, LOBBY.width, LOBBY.height));
  const door = rectangle(0, 0.02, DOORS.width, DOORS.height);
  alike(s, 'deco ground wall', () => {
    put(
      s,
      'base',
      panel({
        outline: rectangle(0, 0, 2 * HALF, 0.248),
        holes: [...sides, door],
        reveal: 0.03,
        at: [0, 0, FACE],
      }),
    );
    for (const x of [-0.09, 0.09]) {
      relief(s, 'pier', [x, 0.124, FACE], [0.022, 0.248, 0.022], ['-z', '-y', '+y']);
      relief(s, 'brass', [x, 0.2, FACE + 0.022], [0.01, 0.05, 0.01]);
    }
    relief(s, 'base', [0, 0.01, FACE], [0.19, 0.02, 0.04], ['-z', '-y']);
  });
  corners(s, 'deco ground corner', () => {
    put(s, 'base', panel({ outline: rectangle(0, 0, 2 * SLANT_HALF, 0.248), at: [0, 0, SLANT] }));
    relief(s, 'sunburst', [0, 0.13, SLANT], [0.07, 0.15, 0.006], ['-z', '-y']);
    relief(s, 'lantern', [0, 0.225, SLANT], [0.03, 0.02, 0.014]);
  });
  around(s, (side) => {
    for (const x of [-0.172, 0.172])
      s.within([x, 0, 0], [0, 0, 0], () =>
        pane(
          s,
          side % 2 ? 'wares' : 'lobby',
          rectangle(0, 0.045, LOBBY.width, LOBBY.height),
          'deco lobby',
          FACE - 0.03,
        ),
      );
    pane(s, 'doors', door, 'deco doors', FACE - 0.03);
    const name = side % 2 ? 'bank' : 'cinema';
    s.repeat(`deco marquee ${name}`, () => {
      put(s, 'brass', box({ at: [0, 0.216, FACE + 0.024], size: [0.27, 0.008, 0.06], skip: ['-z'] }));
      put(s, name, box({ at: [0, 0.243, FACE + 0.022], size: [0.26, 0.046, 0.052], skip: ['-z', '-y'] }));
    });
  });
  belt(s);
  ring(
    s,
    'base',
    [
      [0.014, 0],
      [0.014, 0.016],
      [0, 0.024],
    ],
    'deco foot',
  );
  plan(s, 'deco', 0.3);
}
