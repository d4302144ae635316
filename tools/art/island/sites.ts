import type { Sculpture } from '../kit/sculpture';
import { pipe, slab, starOutline } from '../kit/solids';
import type { Vec3 } from '../kit/vector';
import type { Stage } from './coats';
import { siteCoats } from './coats';
import { block, drum, fire, lorry, rod, rubble, smoke } from './things';

/** Coat of the windows: lit while all is whole. */
const pane = (stage: Stage) => (stage === 0 ? 'window' : 'pane');

type Site = (s: Sculpture, stage: Stage) => void;

/** A pylon on a point. @param height of its mast */
function pylon(s: Sculpture, at: Vec3, turn: Vec3, height = 1.5): void {
  s.within(at, turn, () => {
    const foot = 0.16;
    for (const x of [-1, 1])
      for (const z of [-1, 1]) {
        rod(s, 'steel', [x * foot, 0, z * foot], [x * 0.035, height, z * 0.035], 0.021, 0.016);
        block(s, 'concrete', [x * foot, 0, z * foot], [0.08, 0.05, 0.08]);
      }
    for (const [low, high] of [
      [0.1, 0.42],
      [0.42, 0.72],
      [0.72, 1],
    ] as const) {
      const wide = (t: number) => foot + (0.035 - foot) * t;
      for (const z of [-1, 1])
        for (const x of [-1, 1])
          rod(
            s,
            'steel',
            [x * wide(low), low * height, z * wide(low)],
            [-x * wide(high), high * height, z * wide(high)],
            0.011,
          );
    }
    for (const y of [0.7, 0.88]) rod(s, 'red', [0, y * height, -0.3], [0, y * height, 0.3], 0.026);
    for (const y of [0.7, 0.88])
      for (const z of [-0.28, 0.28]) drum(s, 'glass', [0, y * height - 0.08, z], 0.026, 0.075, 0.018, 6);
    drum(s, 'red', [0, height, 0], 0.045, 0.07, 0.01, 6);
  });
}

function wire(s: Sculpture, from: Vec3, to: Vec3, sag: number): void {
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - sag, (from[2] + to[2]) / 2];
  s.set(
    'dark',
    'root',
    pipe(
      [
        [...from, 0.01],
        [...middle, 0.01],
        [...to, 0.01],
      ],
      3,
      8,
    ),
  );
}

const lines: Site = (s, stage) => {
  block(s, 'concrete', [0.02, 0, 0.28], [0.34, 0.16, 0.2]);
  block(s, 'yellow', [0.02, 0.03, 0.385], [0.1, 0.1, 0.01]);
  if (stage === 0) {
    pylon(s, [-0.46, 0, 0], [0, 0, 0]);
    pylon(s, [0.46, 0, -0.02], [0, 0, 0]);
    for (const y of [0.98, 1.25])
      for (const z of [-0.28, 0.28]) wire(s, [-0.46, y, z], [0.46, y, z - 0.02], 0.17);
  } else if (stage === 1) {
    pylon(s, [-0.46, 0, 0], [0, 0, 0]);
    pylon(s, [0.5, 0, -0.04], [4, 8, 36], 1.1);
    for (const z of [-0.28, 0.28]) wire(s, [-0.46, 1.25, z], [0.05, 0.03, z], 0.05);
    fire(s, [0.05, 0.16, 0.28], 0.2);
    rubble(s, 3, [0.3, 0, 0.1], [0.25, 0.25], 10, ['concrete', 'steel', 'charred']);
  } else {
    s.within([-0.45, 0.08, -0.1], [0, 12, -82], () => pylon(s, [0, 0, 0], [0, 0, 0], 0.95));
    pylon(s, [0.46, 0, -0.05], [0, 30, 14], 0.42);
    wire(s, [-0.1, 0.2, 0.2], [0.6, 0.03, 0.36], 0.1);
    rubble(s, 4, [0, 0, 0.1], [0.55, 0.3], 26, ['concrete', 'charred', 'steel']);
    fire(s, [0.28, 0.03, 0.28], 0.12);
  }
};

const motorpool: Site = (s, stage) => {
  const high = stage === 2 ? 0.2 : 0.55;
  if (stage < 2) {
    block(s, 'brick', [0, 0, -0.15], [1.24, high, 0.6]);
    const gable: readonly (readonly [number, number])[] = [
      [-0.66, 0],
      [0.66, 0],
      [0.5, 0.17],
      [0.2, 0.27],
      [-0.2, 0.27],
      [-0.5, 0.17],
    ];
    if (stage === 0)
      s.set('roof', 'root', slab({ at: [0, high, -0.15], outline: gable, depth: 0.66, bevel: 0.01 }));
    else {
      s.set(
        'roof',
        'root',
        slab({
          at: [0.3, high - 0.12, -0.15],
          turn: [0, 6, -19],
          outline: [
            [-0.3, 0],
            [0.36, 0],
            [0.2, 0.17],
            [-0.24, 0.25],
          ],
          depth: 0.64,
          bevel: 0.01,
        }),
      );
      rubble(s, 6, [-0.35, high - 0.02, -0.15], [0.28, 0.24], 9, ['roof', 'brick', 'charred'], 0.2);
      fire(s, [-0.36, high, 0.0], 0.26);
      smoke(s, [-0.32, high + 0.32, -0.22], 0.15);
    }
    for (const x of [-0.4, 0, 0.4]) {
      block(
        s,
        x === 0.4 ? 'yellow' : 'dark',
        [x, 0, 0.14],
        [0.3, 0.38, 0.03],
        [0, 0, stage === 1 && x === 0.4 ? 16 : 0],
      );
      if (stage === 0) block(s, pane(stage), [x, 0.42, 0.14], [0.26, 0.06, 0.03]);
    }
    lorry(s, [-0.4, 0, 0.26], stage === 1 ? [0, 60, 78] : [0, 14, 0], 'green');
    lorry(s, [0.02, 0, 0.27], [0, -8, 0], 'red');
    if (stage === 0) lorry(s, [0.46, 0, 0.26], [0, -22, 0], 'blue');
    else rubble(s, 7, [0.45, 0, 0.3], [0.2, 0.14], 12, ['brick', 'charred', 'concrete'], 0.13);
  } else {
    block(s, 'brick', [-0.5, 0, -0.3], [0.26, 0.34, 0.3], [0, 0, 5]);
    block(s, 'brick', [0.5, 0, -0.38], [0.3, 0.22, 0.14], [0, 0, -7]);
    s.set(
      'roof',
      'root',
      slab({
        at: [0.1, 0.1, -0.12],
        turn: [-74, 20, 6],
        outline: [
          [-0.3, -0.2],
          [0.34, -0.24],
          [0.25, 0.2],
          [-0.2, 0.26],
        ],
        depth: 0.03,
        bevel: 0,
      }),
    );
    rubble(s, 8, [0, 0, -0.05], [0.6, 0.36], 36, ['brick', 'charred', 'roof', 'concrete'], 0.17);
    lorry(s, [0.34, 0.13, 0.25], [0, 40, 172], 'red');
    fire(s, [-0.2, 0.08, 0.15], 0.15);
  }
};

function carriage(s: Sculpture, stage: Stage, at: Vec3, turn: Vec3): void {
  s.within(at, turn, () => {
    block(s, 'blue', [0, 0.04, 0], [0.58, 0.2, 0.2], [0, 0, 0], [0.97, 0.85]);
    block(s, 'white', [0, 0.235, 0], [0.54, 0.03, 0.15]);
    for (const x of [-0.19, 0, 0.19]) block(s, pane(stage), [x, 0.13, 0.09], [0.13, 0.075, 0.025]);
    block(s, 'yellow', [0, 0.07, 0.098], [0.56, 0.025, 0.012]);
    block(s, 'dark', [0, 0, 0], [0.5, 0.05, 0.17]);
  });
}

const metro: Site = (s, stage) => {
  const DECK = 0.42;
  if (stage < 2) {
    for (const x of [-0.55, -0.05, 0.48]) {
      if (stage === 1 && x > 0.4) continue;
      block(s, 'concrete', [x, 0, 0.1], [0.13, DECK, 0.3], [0, 0, 0], [0.8, 1]);
    }
    block(s, 'concrete', [stage === 1 ? -0.24 : 0, DECK, 0.1], [stage === 1 ? 0.9 : 1.4, 0.07, 0.5]);
    for (const z of [0.08, 0.24])
      block(s, 'iron', [stage === 1 ? -0.24 : 0, DECK + 0.07, z], [stage === 1 ? 0.96 : 1.4, 0.025, 0.022]);
    // The hall behind.
    block(s, 'brick', [-0.1, 0, -0.27], [1.1, 0.86, 0.28]);
    for (const x of [-0.5, -0.3, -0.1, 0.1, 0.3]) block(s, pane(stage), [x, 0.58, -0.13], [0.11, 0.17, 0.02]);
    block(s, 'roof', [-0.1, 0.86, -0.24], [1.2, 0.06, 0.4]);
    drum(s, 'brick', [0.34, 0.9, -0.27], 0.13, stage === 1 ? 0.14 : 0.36, 0.12, 8);
    if (stage === 0) {
      drum(s, 'roof', [0.34, 1.26, -0.27], 0.16, 0.2, 0.01, 8);
      drum(s, pane(stage), [0.34, 1.1, -0.15], 0.075, 0.02, 0.075, 12, [90, 0, 0]);
      carriage(s, stage, [-0.33, DECK + 0.085, 0.16], [0, 0, 0]);
      carriage(s, stage, [0.3, DECK + 0.085, 0.16], [0, 0, 0]);
    } else {
      carriage(s, stage, [-0.36, DECK + 0.085, 0.16], [0, 4, 0]);
      carriage(s, stage, [0.32, 0.24, 0.2], [0, 8, -40]);
      s.within([0.46, 0, 0.12], [0, 0, 0], () =>
        block(s, 'concrete', [0, 0.03, 0], [0.5, 0.07, 0.46], [0, 0, -22]),
      );
      rubble(s, 11, [0.45, 0, 0.15], [0.22, 0.25], 14, ['concrete', 'brick', 'charred']);
      fire(s, [0.28, 1.02, -0.2], 0.2);
      smoke(s, [0.32, 1.28, -0.3], 0.11);
    }
  } else {
    block(s, 'concrete', [-0.55, 0, 0.1], [0.13, 0.36, 0.3], [0, 0, 8]);
    block(s, 'concrete', [-0.1, 0.06, 0.12], [0.8, 0.07, 0.46], [0, 4, -16]);
    block(s, 'brick', [-0.45, 0, -0.3], [0.3, 0.4, 0.2], [0, 0, 4]);
    rubble(s, 12, [0.02, 0, -0.05], [0.6, 0.36], 38, ['brick', 'concrete', 'charred', 'roof'], 0.16);
    s.within([0.33, 0.0, 0.2], [0, 20, 62], () => carriage(s, stage, [0.2, 0, 0], [0, 0, 0]));
    fire(s, [-0.28, 0.2, 0.22], 0.13);
  }
};

function plane(s: Sculpture, at: Vec3, turn: Vec3): void {
  s.within(at, turn, () => {
    s.lathe('white', 'root', {
      turn: [90, 0, 0],
      at: [0, 0.12, -0.3],
      profile: [
        [0.012, 0],
        [0.05, 0.12],
        [0.07, 0.28],
        [0.07, 0.46],
        [0.05, 0.55],
        [0.0001, 0.59],
      ],
      sides: 10,
      smooth: 0.4,
    });
    s.set(
      'white',
      'root',
      slab({
        at: [0, 0.11, 0.02],
        turn: [-90, 0, 0],
        outline: [
          [-0.4, -0.1],
          [-0.38, -0.04],
          [0, 0.09],
          [0.38, -0.04],
          [0.4, -0.1],
          [0, -0.05],
        ],
        depth: 0.022,
        bevel: 0,
      }),
    );
    s.set(
      'red',
      'root',
      slab({
        at: [0, 0.16, -0.26],
        turn: [0, 90, 0],
        outline: [
          [-0.09, 0],
          [0.06, 0],
          [0.09, 0.15],
          [0.03, 0.15],
        ],
        depth: 0.018,
        bevel: 0,
      }),
    );
    s.set(
      'red',
      'root',
      slab({
        at: [0, 0.14, -0.26],
        turn: [-90, 0, 0],
        outline: [
          [-0.15, -0.03],
          [0, 0.05],
          [0.15, -0.03],
          [0, -0.01],
        ],
        depth: 0.014,
        bevel: 0,
      }),
    );
    for (const x of [-0.17, 0.17]) drum(s, 'red', [x, 0.085, 0.0], 0.034, 0.11, 0.034, 8, [90, 0, 0]);
    block(s, 'glass', [0, 0.155, 0.215], [0.085, 0.035, 0.05], [14, 0, 0]);
    for (const [x, z] of [
      [0, 0.2],
      [-0.08, -0.02],
      [0.08, -0.02],
    ] as const)
      rod(s, 'dark', [x, 0, z], [x, 0.1, z], 0.016);
  });
}

const airstrip: Site = (s, stage) => {
  const cabin = (at: Vec3, turn: Vec3) =>
    s.within(at, turn, () => {
      drum(s, 'concrete', [0, 0, 0], 0.15, 0.07, 0.24, 8);
      drum(s, stage === 0 ? 'window' : 'glass', [0, 0.07, 0], 0.2, 0.15, 0.245, 8);
      drum(s, 'red', [0, 0.22, 0], 0.27, 0.05, 0.23, 8);
      rod(s, 'dark', [0.06, 0.26, 0], [0.06, 0.48, 0], 0.014);
      if (stage === 0) drum(s, 'red', [0.06, 0.46, 0], 0.03, 0.05, 0.02, 6);
    });
  if (stage < 2) {
    block(s, 'white', [0.2, 0, -0.25], [0.86, 0.26, 0.34]);
    block(s, 'red', [0.2, 0.26, -0.25], [0.9, 0.035, 0.38]);
    for (const x of [-0.1, 0.08, 0.26, 0.5]) block(s, pane(stage), [x, 0.1, -0.075], [0.13, 0.09, 0.02]);
    if (stage === 0) {
      drum(s, 'white', [0.36, 0.2, -0.22], 0.14, 0.82, 0.1, 10);
      drum(s, 'red', [0.36, 0.62, -0.22], 0.125, 0.12, 0.117, 10);
      cabin([0.36, 1.02, -0.22], [0, 0, 0]);
      plane(s, [-0.28, 0.02, 0.14], [0, 38, 0]);
    } else {
      drum(s, 'white', [0.36, 0.2, -0.22], 0.14, 0.5, 0.118, 10);
      s.within([0.36, 0.66, -0.22], [8, 0, -24], () => {
        drum(s, 'red', [0, 0, 0], 0.118, 0.2, 0.1, 10);
        cabin([0, 0.2, 0], [0, 0, 0]);
      });
      plane(s, [-0.3, 0.06, 0.12], [20, 52, 16]);
      fire(s, [-0.12, 0.1, 0.1], 0.22);
      smoke(s, [-0.1, 0.42, -0.05], 0.12);
      rubble(s, 14, [0.3, 0, 0.1], [0.3, 0.2], 12, ['white', 'charred', 'red'], 0.13);
    }
  } else {
    drum(s, 'white', [0.4, 0, -0.25], 0.15, 0.34, 0.13, 10, [0, 0, 6]);
    rubble(s, 15, [0.08, 0, -0.15], [0.58, 0.3], 34, ['white', 'charred', 'concrete', 'red'], 0.16);
    cabin([0.1, 0.12, 0.2], [30, 0, 66]);
    s.within([-0.42, 0.02, 0.14], [58, 30, 0], () => plane(s, [0, 0, 0], [0, 0, 0]));
    fire(s, [-0.12, 0.06, 0.02], 0.14);
  }
};

/** The League's own sign: a star over a wave in a ring. */
function emblem(s: Sculpture, at: Vec3, turn: Vec3, size: number): void {
  s.within(at, turn, () => {
    s.set('blue', 'root', slab({ outline: starOutline(18, size), depth: 0.05, bevel: 0 }));
    s.set(
      'yellow',
      'root',
      slab({ at: [0, 0, 0.03], outline: starOutline(4, size * 0.92, size * 0.34), depth: 0.03, bevel: 0 }),
    );
    s.set(
      'white',
      'root',
      slab({ at: [0, 0, 0.048], outline: starOutline(8, size * 0.26), depth: 0.02, bevel: 0 }),
    );
  });
}

const hq: Site = (s, stage) => {
  if (stage < 2) {
    block(s, 'white', [0, 0, 0], [1.3, 0.06, 0.86]);
    block(s, 'sand', [-0.42, 0.06, -0.1], [0.42, 0.46, 0.5]);
    if (stage === 0) block(s, 'sand', [0.42, 0.06, -0.1], [0.42, 0.46, 0.5]);
    else block(s, 'sand', [0.4, 0.06, -0.18], [0.36, 0.24, 0.4], [0, 0, -4]);
    block(s, 'white', [0, 0.06, -0.08], [0.56, 0.86, 0.58], [0, 0, 0], [0.86, 0.86]);
    if (stage === 0) {
      block(s, 'blue', [0, 0.92, -0.08], [0.5, 0.07, 0.52]);
      block(s, 'white', [0, 0.99, -0.08], [0.28, 0.2, 0.28]);
      emblem(s, [0, 1.36, 0.02], [0, 0, 0], 0.24);
      for (const x of [-0.63, 0.63]) {
        rod(s, 'steel', [x, 0, 0.34], [x, 0.78, 0.34], 0.014);
        s.set(
          'red',
          'root',
          slab({
            at: [x + (x < 0 ? 0.085 : -0.085), 0.69, 0.34],
            turn: [0, 12, 0],
            outline: [
              [-0.085, -0.07],
              [0.085, -0.05],
              [0.085, 0.08],
              [-0.085, 0.07],
            ],
            depth: 0.012,
            bevel: 0,
          }),
        );
      }
    } else {
      rubble(s, 18, [0.02, 0.88, -0.1], [0.2, 0.2], 7, ['white', 'charred'], 0.2);
      emblem(s, [0.34, 0.24, 0.34], [-26, 20, 34], 0.24);
      fire(s, [-0.05, 0.94, 0], 0.24);
      smoke(s, [0, 1.22, -0.16], 0.13);
      fire(s, [0.44, 0.3, -0.1], 0.16);
      rubble(s, 19, [0.42, 0.02, 0.24], [0.22, 0.2], 13, ['sand', 'white', 'charred'], 0.13);
    }
    for (const x of [-0.21, -0.07, 0.07, 0.21]) drum(s, 'white', [x, 0.06, 0.27], 0.035, 0.44, 0.03, 8);
    block(s, 'blue', [0, 0.5, 0.22], [0.56, 0.08, 0.2]);
    block(s, pane(stage), [0, 0.06, 0.215], [0.12, 0.28, 0.02]);
    for (const x of [-0.16, 0, 0.16]) block(s, pane(stage), [x, 0.64, 0.18], [0.09, 0.17, 0.03], [-4, 0, 0]);
    for (const x of stage === 0 ? [-0.54, -0.36, 0.36, 0.54] : [-0.54, -0.36])
      block(s, pane(stage), [x, 0.2, 0.145], [0.1, 0.2, 0.02]);
  } else {
    block(s, 'white', [0, 0, 0], [1.3, 0.05, 0.86]);
    for (const [x, high] of [
      [-0.21, 0.4],
      [-0.07, 0.2],
      [0.21, 0.3],
    ] as const)
      drum(s, 'white', [x, 0.05, 0.27], 0.035, high, 0.032, 8);
    block(s, 'sand', [-0.5, 0.05, -0.24], [0.26, 0.34, 0.26], [0, 0, 5]);
    block(s, 'white', [0.1, 0.05, -0.28], [0.4, 0.42, 0.12], [0, 0, -6]);
    rubble(s, 20, [0, 0.04, -0.06], [0.56, 0.34], 36, ['white', 'sand', 'charred'], 0.17);
    emblem(s, [0.36, 0.18, 0.22], [-54, 16, 24], 0.22);
    fire(s, [-0.3, 0.1, 0.1], 0.14);
  }
};

function dish(s: Sculpture, at: Vec3, turn: Vec3, size: number): void {
  s.within(at, turn, () => {
    s.lathe('white', 'root', {
      profile: [
        [0.03, -0.06],
        [0.04, 0],
        [size * 0.7, size * 0.16],
        [size, size * 0.42],
        [size * 0.96, size * 0.44],
        [size * 0.66, size * 0.24],
        [0.0001, size * 0.1],
      ],
      sides: 18,
      smooth: 0.4,
    });
    rod(s, 'red', [0, size * 0.1, 0], [0, size * 0.85, 0], 0.016);
    drum(s, 'glow', [0, size * 0.8, 0], 0.045, 0.06, 0.02, 8);
  });
}

const lab: Site = (s, stage) => {
  const dome = (to: number) =>
    s.lathe('glass', 'root', {
      at: [-0.28, 0.34, -0.04],
      profile: Array.from({ length: 6 }, (_, i) => {
        const a = (i / 5) * to;
        return [0.36 * Math.cos(a), 0.4 * Math.sin(a)] as const;
      }),
      sides: 18,
      smooth: 0.3,
    });
  if (stage < 2) {
    block(s, 'white', [0, 0, -0.05], [1.3, 0.3, 0.72]);
    block(s, 'blue', [0, 0.22, 0.312], [1.3, 0.045, 0.012]);
    for (const x of [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5])
      block(s, pane(stage), [x, 0.07, 0.31], [0.13, 0.11, 0.012]);
    drum(s, 'white', [-0.28, 0.3, -0.04], 0.39, 0.06, 0.37, 18);
    drum(s, 'steel', [0.38, 0.3, -0.08], 0.14, 0.34, 0.1, 10);
    if (stage === 0) {
      dome(Math.PI / 2);
      for (const yaw of [0, 60, 120])
        s.within([-0.28, 0.34, -0.04], [0, yaw, 0], () =>
          s.set(
            'white',
            'root',
            pipe(
              [
                [-0.37, 0, 0, 0.013],
                [-0.26, 0.29, 0, 0.013],
                [0, 0.41, 0, 0.013],
                [0.26, 0.29, 0, 0.013],
                [0.37, 0, 0, 0.013],
              ],
              4,
              10,
            ),
          ),
        );
      dish(s, [0.38, 0.76, -0.06], [44, 26, 0], 0.36);
      drum(s, 'glow', [0.05, 0.3, 0.2], 0.07, 0.16, 0.05, 10);
    } else {
      dome(Math.PI / 4);
      rubble(s, 23, [-0.28, 0.42, -0.04], [0.2, 0.2], 9, ['charred', 'steel', 'glass'], 0.2);
      fire(s, [-0.3, 0.5, 0.05], 0.26);
      smoke(s, [-0.26, 0.84, -0.12], 0.14);
      dish(s, [0.42, 0.48, 0.2], [78, 30, 50], 0.34);
      rubble(s, 24, [0.3, 0, 0.38], [0.3, 0.08], 9, ['white', 'glass', 'charred'], 0.11);
    }
  } else {
    block(s, 'white', [-0.5, 0, -0.25], [0.3, 0.3, 0.3], [0, 0, 5]);
    s.lathe('white', 'root', {
      at: [-0.2, 0.02, -0.02],
      turn: [6, 0, -5],
      profile: [
        [0.38, 0],
        [0.36, 0.12],
        [0.33, 0.12],
        [0.33, 0],
      ],
      sides: 14,
    });
    rubble(s, 25, [0, 0, -0.05], [0.6, 0.36], 36, ['white', 'glass', 'charred', 'steel'], 0.16);
    dish(s, [0.36, 0.14, 0.12], [150, 20, 20], 0.3);
    drum(s, 'glow', [-0.18, 0.02, 0.0], 0.2, 0.06, 0.12, 10);
    fire(s, [0.08, 0.06, 0.3], 0.12);
  }
};

/** The curve of a cooling tower. */
const tower = (low: number, waist: number, height: number): readonly (readonly [number, number])[] => {
  const [hips, steps] = [height * 0.68, 7];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const y = (i / steps) * height;
    const far = y < hips ? (hips - y) / hips : ((y - hips) / hips) * 1.1;
    return [waist + (low - waist) * far * far, y] as const;
  });
};

const reactor: Site = (s, stage) => {
  const shape = tower(0.4, 0.25, 1.7);
  if (stage < 2) {
    const cut = stage === 1 ? 5 : shape.length;
    const [tx, tz] = [-0.28, -0.06];
    s.lathe('concrete', 'root', { at: [tx, 0, tz], profile: shape.slice(0, cut), sides: 22, smooth: 0.3 });
    const [rim, top] = shape[cut - 1]!;
    s.lathe(stage === 1 ? 'charred' : 'red', 'root', {
      at: [tx, top - 0.1, tz],
      profile: [
        [rim - 0.004, 0],
        [rim + 0.02, 0.012],
        [rim + 0.02, 0.1],
        [rim - 0.03, 0.1],
        [rim - 0.06, -0.1],
      ],
      sides: 22,
      smooth: 0.3,
    });
    if (stage === 0) {
      s.lathe('red', 'root', {
        at: [tx, 1.16, tz],
        profile: [
          [0.262, 0],
          [0.266, 0.16],
        ],
        sides: 22,
      });
      s.lathe('glow', 'root', {
        at: [tx, 1.6, tz],
        profile: [
          [rim - 0.02, 0],
          [0.0001, 0.02],
        ],
        sides: 16,
      });
    } else {
      for (const a of [0.3, 1.6, 2.5, 3.9, 5.2])
        block(
          s,
          'concrete',
          [tx + 0.27 * Math.cos(a), top - 0.04, tz + 0.27 * Math.sin(a)],
          [0.13, 0.12 + 0.1 * Math.sin(a * 3) ** 2, 0.05],
          [0, 90 - (a * 180) / Math.PI, 0],
          [0.4, 1],
        );
      drum(s, 'glow', [tx, top - 0.12, tz], rim - 0.03, 0.14, 0.1, 12);
      fire(s, [tx, top, tz + 0.06], 0.3);
      smoke(s, [tx + 0.05, top + 0.4, tz - 0.1], 0.15);
      rubble(s, 31, [0.1, 0, 0.34], [0.5, 0.1], 12, ['concrete', 'charred', 'red'], 0.13);
    }
    // Reactor hall with its dome.
    drum(s, 'white', [0.4, 0, 0.06], 0.26, 0.4, 0.26, 16);
    s.lathe(stage === 1 ? 'concrete' : 'yellow', 'root', {
      at: [0.4, 0.4, 0.06],
      turn: [0, 0, stage === 1 ? -14 : 0],
      profile: Array.from(
        { length: 6 },
        (_, i) => [0.27 * Math.cos((i / 5) * 1.5708) + 0.0001, 0.25 * Math.sin((i / 5) * 1.5708)] as const,
      ),
      sides: 16,
      smooth: 0.3,
    });
    for (const a of [-60, -20, 20, 60])
      s.within([0.4, 0.14, 0.06], [0, a, 0], () =>
        block(s, stage === 1 ? 'glow' : 'window', [0, 0, 0.245], [0.09, 0.14, 0.02]),
      );
    rod(s, 'steel', [0.1, 0.14, 0.24], [0.36, 0.14, 0.24], 0.045);
  } else {
    s.lathe('charred', 'root', {
      at: [-0.28, 0, -0.06],
      profile: [...shape.slice(0, 2), [shape[1]![0] - 0.05, shape[1]![1]], [0.25, 0.02]],
      sides: 22,
      smooth: 0.3,
    });
    for (const a of [0.2, 1.1, 2.6, 3.7, 5.1])
      block(
        s,
        'concrete',
        [-0.28 + 0.35 * Math.cos(a), 0.16, -0.06 + 0.35 * Math.sin(a)],
        [0.18, 0.16 + 0.22 * Math.sin(a * 2) ** 2, 0.05],
        [0, 90 - (a * 180) / Math.PI, 0],
        [0.3, 1],
      );
    drum(s, 'glow', [-0.28, 0.0, -0.06], 0.3, 0.14, 0.2, 14);
    drum(s, 'white', [0.42, 0, 0.06], 0.26, 0.2, 0.25, 14, [0, 0, -5]);
    drum(s, 'glow', [0.42, 0.17, 0.06], 0.2, 0.05, 0.1, 10);
    rubble(s, 33, [0.08, 0, 0.06], [0.58, 0.36], 32, ['concrete', 'charred', 'red'], 0.17);
    fire(s, [0.08, 0.08, 0.2], 0.16);
  }
};

const SITES = { lines, motorpool, metro, airstrip, hq, lab, reactor };

/** A landmark of every site in every stage, under `<site> <stage>`. */
export const sites = Object.entries(SITES).flatMap(([name, site]) =>
  ([0, 1, 2] as const).map((stage) => ({
    name: `${name} ${stage}`,
    model: (s: Sculpture): void => {
      siteCoats(s, stage);
      site(s, stage);
    },
  })),
);
