import { type Rgb, rgb, shade } from './kit/colour';
import { PaintedMesh } from './kit/mesh';
import { box, lathe, type ProfilePoint } from './kit/solids';

/** Rings of the cooling tower, each one storey high. */
export const PLANT_RINGS = 8;
const RING_HEIGHT = 0.3;
const SIDES = 20;
const WALL = 0.034;
const POOL = 0.15;

const CONCRETE = rgb(0xb8b1a5);
const RED = rgb(0xc8352a);
const CREAM = rgb(0xe6decf);
const YELLOW = rgb(0xf6bf1a);
const BLACK = rgb(0x1b1a1c);
const GRASS = rgb(0x4a8a32);
const INSIDE = rgb(0x4f7046);
const GLOW = rgb(0x58e030);
const LAMP = rgb(0xff3c20);

const WAIST = { radius: 0.228, height: 1.74 };

/** The tower's outer radius at a height over the ground: a hyperbola, wider below its waist than above. */
function radiusAt(height: number): number {
  const flare = height < WAIST.height ? 1.44 : 0.78;
  return WAIST.radius * Math.sqrt(1 + ((height - WAIST.height) / flare) ** 2);
}

/** The painted and the shining parts of one ring. */
export interface PlantRing {
  readonly painted: PaintedMesh;
  readonly lit: PaintedMesh;
}

/** A plain ring in the place of the sculpted one until its file is there. @param ring 1 (on its plot) … 8 (the mouth) */
export function plantRing(ring: number): PlantRing {
  const painted = new PaintedMesh();
  const lit = new PaintedMesh();
  const radius = (y: number): number => radiusAt((ring - 1) * RING_HEIGHT + y);
  addShell(painted, ring, radius);
  lathe(lit, {
    sides: SIDES,
    colour: GLOW,
    profile: [
      [radius(POOL) - WALL, POOL],
      [0, POOL + 0.01],
    ],
  });
  if (ring === 1) {
    box(painted, { at: [0, 0.008, 0], size: [0.78, 0.016, 0.78], colour: GRASS, skip: ['-y'] });
    addHazardBand(painted, radius);
  }
  if (ring === PLANT_RINGS) {
    for (let i = 0; i < 6; i++) {
      lit.place({ turn: [0, i * 60 + 30, 0] }, () =>
        box(lit, { at: [0, 0.288, radius(0.29) + 0.02], size: [0.02, 0.02, 0.02], colour: LAMP }),
      );
    }
  }
  return { painted, lit };
}

function addShell(mesh: PaintedMesh, ring: number, radius: (y: number) => number): void {
  const coat: Rgb = ring === 6 || ring === 8 ? RED : ring === 7 ? CREAM : CONCRETE;
  const light = shade(coat, 1.2);
  const profile: readonly ProfilePoint[] = [
    [radius(0), 0, shade(coat, 0.8)],
    [radius(0.25), 0.25],
    [radius(0.26) + 0.011, 0.258, light],
    [radius(0.3) + 0.008, RING_HEIGHT, light],
    [radius(0.3) - WALL, RING_HEIGHT, CONCRETE],
    [radius(POOL) - WALL, POOL, INSIDE],
  ];
  lathe(mesh, { profile, sides: SIDES, colour: coat, smooth: 0.9 });
}

function addHazardBand(mesh: PaintedMesh, radius: (y: number) => number): void {
  const stripes = 24;
  const [low, high] = [0.105, 0.152];
  const lean = (2 * Math.PI) / stripes;
  for (let i = 0; i < stripes; i++) {
    const a = (i / stripes) * 2 * Math.PI;
    const at = (around: number, y: number) => {
      const r = radius(y) + 0.012;
      return [r * Math.sin(around), y, r * Math.cos(around)] as const;
    };
    const corners = [at(a, low), at(a + lean, low), at(a + 2 * lean, high), at(a + lean, high)];
    mesh.polygon(corners, [Math.sin(a + lean), 0.2, Math.cos(a + lean)], i % 2 === 0 ? YELLOW : BLACK);
  }
}
