import { grain } from '../kit/details';
import { box, panel, rectangle } from '../kit/masonry';
import { noise } from '../kit/noise';
import { miniature, stain } from '../kit/paint';
import { Piece } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import { bar, pipe } from '../kit/solids';
import { smoothstep, type Vec3 } from '../kit/vector';
import { hazard, hazardPaint } from './coats';
import { band } from './revolve';
import { PLOT, radiusIn } from './tower';

/** Heights of the grass, of the start of the shell above the columns, and of the end of its striped beam. */
export const LAWN = 0.016;
export const LINTEL = 0.105;
const BEAM = 0.152;

const FENCE = 0.372;
const GATE = 0.085;

function plotCoats(s: Sculpture): void {
  s.coat('lawn', {
    detail: grain(120, 0.002),
    depth: 0.002,
    paint: miniature({
      dark: 0x234f1c,
      base: 0x4e8f34,
      light: 0x94c45c,
      edge: 0xd4e89a,
      wash: 0x122a0e,
      rough: 0.95,
      zenith: 0.2,
      cloud: 0.2,
      pattern: ({ at: [x, , z], noise: cloud }) => {
        const drive = smoothstep(GATE + 0.012, GATE, Math.abs(x)) * (z > 0.2 ? 1 : 0);
        const yard = smoothstep(0.39, 0.375, Math.hypot(x, z));
        const paved = Math.max(drive, yard);
        if (paved > 0.05) return stain(0x8d877d, paved, 0xb9b3a8);
        return stain(0x9a8a4c, 0.7 * smoothstep(0.2, 0.55, cloud + 0.3 * noise(x * 60, 3, z * 60)), 0xc8b878);
      },
    }),
    texels: 0.75,
  });
  s.coat('concrete', {
    detail: grain(70, 0.002),
    depth: 0.002,
    paint: miniature({
      dark: 0x77716b,
      base: 0xb4ada1,
      light: 0xe2dcd0,
      edge: 0xfaf5ea,
      wash: 0x2c2824,
      rough: 0.9,
      zenith: 0.4,
    }),
    texels: 0.7,
  });
  s.coat('beam', { paint: hazardPaint(LINTEL + 0.002, BEAM - LINTEL - 0.002), texels: 1.2 });
  s.coat('cave', {
    paint: miniature({
      dark: 0x101c10,
      base: 0x24361f,
      light: 0x4c6a40,
      wash: 0x081008,
      glow: ({ at: [, y] }) => {
        const near = smoothstep(LINTEL + 0.02, LAWN, y);
        return [0.12 * near, 0.7 * near, 0.1 * near];
      },
    }),
    texels: 0.4,
  });
  s.coat('house', {
    paint: miniature({
      dark: 0x46606c,
      base: 0x7fa3b2,
      light: 0xb8d2dc,
      edge: 0xf0fafc,
      wash: 0x1a2830,
      rough: 0.7,
      pattern: ({ local: [x, y, z] }) =>
        stain(0xe9e2d2, y > 0.3 || Math.abs(x) + Math.abs(z) > 2 ? 0.9 : 0, 0xffffff),
    }),
  });
  s.coat('door', {
    paint: miniature({
      dark: 0x6a3408,
      base: 0xe07a1c,
      light: 0xffb45c,
      edge: 0xffe0b0,
      wash: 0x2a1404,
      rough: 0.45,
      pattern: ({ local: [x, y] }) =>
        stain(
          0x2a2c30,
          Math.abs(x) < 0.04 || (Math.abs(Math.abs(x) - 0.13) < 0.05 && Math.abs(y) < 0.07) ? 1 : 0,
          0x6a6c70,
        ),
    }),
    texels: 1.6,
  });
  s.coat('window', {
    paint: miniature({
      dark: 0xb88a30,
      base: 0xffd97a,
      light: 0xfff4cc,
      rough: 0.2,
      washing: 0.1,
      pattern: ({ local: [x] }) => stain(0x3c4a54, Math.abs(x) < 0.05 ? 1 : 0, 0x6c7a84),
      glow: ({ local: [x] }) => (Math.abs(x) < 0.05 ? null : [0.85, 0.6, 0.24]),
    }),
    texels: 0.8,
  });
  s.coat('barrier', {
    paint: miniature({
      dark: 0x8a1a12,
      base: 0xd8402c,
      light: 0xf48a6c,
      edge: 0xffd8c8,
      wash: 0x300a06,
      rough: 0.45,
      pattern: ({ at: [x] }) => stain(0xf2ece0, hazard(x * 36, 0) ? 1 : 0, 0xffffff),
    }),
  });
}

/** The lowest ring's surroundings: lawn, columns under the shell, fence, pumps, a control house, the gate. */
export function plot(s: Sculpture): void {
  plotCoats(s);
  s.set('lawn', 'root', box({ at: [0, LAWN / 2, 0], size: [2 * PLOT, LAWN, 2 * PLOT], skip: ['-y'] }));
  colonnade(s);
  porch(s);
  fence(s);
  controlHouse(s);
  pumps(s);
  transformer(s);
}

/** The shell stands on crossed columns, with green light between them. */
function colonnade(s: Sculpture): void {
  const cave = new Piece();
  band(cave, { from: () => [0.292, LAWN], to: () => [0.292, LINTEL + 0.02], sides: 12 });
  s.set('cave', 'root', cave);
  const beam = new Piece();
  const radius = radiusIn(1, LINTEL) + 0.008;
  band(beam, { from: () => [radius, LINTEL], to: () => [radius - 0.008, BEAM] });
  band(beam, {
    from: () => [radius - 0.008, BEAM],
    to: () => [radiusIn(1, BEAM) - 0.004, BEAM + 0.006],
    sides: 20,
  });
  s.set('beam', 'root', beam);
  const columns = 10;
  for (let i = 0; i < columns; i++) {
    const turn = ((i + 0.5) / columns) * 360;
    s.within([0, 0, 0], [0, turn, 0], () =>
      s.repeat('column', () => {
        for (const side of [-1, 1]) {
          s.set(
            'concrete',
            'root',
            bar({
              from: [0, LAWN - 0.004, 0.35],
              to: [side * 0.062, LINTEL + 0.006, 0.322],
              radius: 0.0135,
              sides: 3,
            }),
          );
        }
      }),
    );
  }
}

/** The way in at the front, its doors in the colour of safety. */
function porch(s: Sculpture): void {
  s.set('concrete', 'root', box({ at: [0, 0.062, 0.337], size: [0.124, 0.1, 0.086], skip: ['-y', '-z'] }));
  s.set('door', 'root', panel({ outline: rectangle(0, LAWN, 0.088, 0.068), at: [0, 0, 0.3815] }));
  s.set('lamp', 'root', box({ at: [0, 0.098, 0.382], size: [0.026, 0.012, 0.012], skip: ['-z'] }));
}

function fence(s: Sculpture): void {
  const height = 0.06;
  for (const turn of [0, 90, 180, 270]) {
    s.within([0, 0, 0], [0, turn, 0], () => {
      const spans: readonly (readonly [number, number])[] =
        turn === 0
          ? [
              [-FENCE, -GATE],
              [GATE, FENCE],
            ]
          : [[-FENCE, FENCE]];
      for (const [from, to] of spans) {
        for (const y of [0.034, height - 0.006]) {
          s.set(
            'steel',
            'root',
            bar({ from: [from, y, FENCE], to: [to, y, FENCE], radius: 0.0048, sides: 3 }),
          );
        }
      }
      for (const x of turn === 0 ? [-FENCE, -GATE, GATE] : [-FENCE, 0]) {
        s.set(
          'dark',
          'root',
          bar({ from: [x, LAWN, FENCE], to: [x, height, FENCE], radius: 0.009, sides: 3, caps: 'far' }),
        );
      }
    });
  }
  s.set(
    'barrier',
    'root',
    bar({ from: [-GATE, 0.042, FENCE + 0.006], to: [GATE, 0.042, FENCE + 0.006], radius: 0.009 }),
  );
}

function controlHouse(s: Sculpture): void {
  const [x, z] = [0.303, 0.303];
  s.set('house', 'root', box({ at: [x, 0.066, z], size: [0.104, 0.1, 0.104], skip: ['-y'] }));
  s.set('concrete', 'root', box({ at: [x, 0.121, z], size: [0.118, 0.014, 0.118], skip: ['-y'] }));
  s.set(
    'window',
    'root',
    panel({ outline: rectangle(x - 0.005, 0.066, 0.07, 0.032), at: [0, 0, z + 0.0528] }),
  );
  s.within([x + 0.0528, 0, z], [0, 90, 0], () =>
    s.set('window', 'root', panel({ outline: rectangle(0, 0.066, 0.07, 0.032) })),
  );
}

function pumps(s: Sculpture): void {
  const spots: readonly (readonly [number, number])[] = [
    [-0.332, 0.262],
    [-0.262, 0.332],
  ];
  for (const [x, z] of spots) {
    s.within([x, LAWN, z], [0, -45, 0], () =>
      s.repeat('pump', () => {
        s.lathe('steel', 'root', {
          profile: [
            [0.031, 0],
            [0.031, 0.052],
            [0.018, 0.072],
            [0, 0.076],
          ],
          sides: 7,
          smooth: 0.5,
        });
        const inwards: Vec3 = [0, 0.04, -0.12];
        s.set(
          'steel',
          'root',
          pipe(
            [
              [0, 0.07, 0, 0.0135],
              [0, 0.1, -0.018, 0.0135],
              [0, 0.1, -0.07, 0.0135],
              [...inwards, 0.0135],
            ],
            4,
            4,
          ),
        );
      }),
    );
  }
}

function transformer(s: Sculpture): void {
  s.within([-0.3, LAWN, -0.3], [0, 45, 0], () => {
    s.set('panel', 'root', box({ at: [0, 0.034, 0], size: [0.11, 0.068, 0.066], skip: ['-y'] }));
    for (const off of [-0.034, 0, 0.034]) {
      s.set(
        'dark',
        'root',
        bar({ from: [off, 0.066, 0], to: [off, 0.11, 0], radius: 0.012, tip: 0.006, sides: 3, caps: 'far' }),
      );
    }
  });
}
