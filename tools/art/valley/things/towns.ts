import type { MapPoint } from '#zorn/view';
import type { Vec3 } from '../../kit/vector';
import type { Coat, Shape } from '../shape';
import { heightAt, type Site, strewn } from './site';

const WALLS = [0xd8c6a0, 0xc9b48c, 0xbfae94, 0xd2bfa6].map((paint): Coat => ({ paint }));
const ROOFS = [0x7e5040, 0x704a40, 0x866046, 0x664c48].map((paint): Coat => ({ paint }));
const SLATE: Coat = { paint: 0x5a6070 };
const STONE: Coat = { paint: 0x8f887c };
const DARK: Coat = { paint: 0x3a2e28 };
const TIMBER: Coat = { paint: 0x5e442e };
const THATCH: Coat = { paint: 0xa08a54 };
const WINDOW: Coat = { paint: 0xffc868, shine: 1 };
const SAIL: Coat = { paint: 0xe4dcc6 };

/** A lit window on the front of a wall. */
function window(shape: Shape, [x, y, z]: Vec3, size = 0.014): void {
  const half = size / 2;
  shape.face(
    [
      [x - half, y - half, z],
      [x + half, y - half, z],
      [x + half, y + half, z],
      [x - half, y + half, z],
    ],
    WINDOW,
  );
}

function house(shape: Shape, kind: number): void {
  const [wall, roof] = [WALLS[kind % WALLS.length]!, ROOFS[(kind >> 1) % ROOFS.length]!];
  const [width, height, depth] = [0.085 + 0.012 * (kind % 3), 0.052 + 0.014 * (kind % 4), 0.062];
  shape.box([0, -0.02, 0], [width, height + 0.02, depth], wall, 1, null);
  shape.gable([0, height, 0], [width, 0.05, depth], roof, wall);
  window(shape, [-width * 0.22, height * 0.6, depth / 2 + 0.001]);
  window(shape, [width * 0.22, height * 0.6, depth / 2 + 0.001]);
  if (kind % 3 === 0) shape.box([width * 0.28, height + 0.02, -0.008], [0.014, 0.045, 0.014], STONE);
}

/** Gate and leaning tower. */
function gateAndTower(shape: Shape): void {
  for (const side of [-1, 1]) {
    shape.box([side * 0.075, 0, 0], [0.06, 0.17, 0.07], STONE);
    shape.turned(
      [side * 0.075, 0.17, 0],
      [
        [0, 0.046],
        [0.07, 0],
      ],
      4,
      [SLATE],
    );
  }
  shape.box([0, 0.09, 0], [0.1, 0.05, 0.05], STONE);
  shape.box([0, 0.03, 0], [0.09, 0.06, 0.012], DARK);
  const lean = (height: number): Vec3 => [0.2 + height * 0.24, height, -0.03];
  const rings = [0, 0.09, 0.18, 0.27];
  for (const [index, height] of rings.slice(0, -1).entries()) {
    const next = rings[index + 1]!;
    const [from, to] = [lean(height), lean(next)];
    shape.turned(
      from,
      [
        [0, 0.05 - index * 0.003],
        [next - height + 0.004, 0.048 - index * 0.003],
      ],
      7,
      [STONE],
    );
    window(shape, [to[0] - 0.02, height + 0.05, -0.03 + 0.048], 0.016);
  }
  shape.turned(
    lean(0.27),
    [
      [0, 0.06],
      [0.02, 0.06],
      [0.1, 0],
    ],
    7,
    [TIMBER, SLATE],
  );
}

/** A windmill. */
function mill(shape: Shape): void {
  shape.turned(
    [0, 0, 0],
    [
      [0, 0.075],
      [0.15, 0.05],
    ],
    8,
    [WALLS[0]!],
  );
  shape.turned(
    [0, 0.15, 0],
    [
      [0, 0.056],
      [0.06, 0.012],
      [0.065, 0],
    ],
    8,
    [SLATE],
  );
  const hub: Vec3 = [0, 0.165, 0.062];
  for (let arm = 0; arm < 4; arm++) {
    const turn = 0.5 + (arm * Math.PI) / 2;
    const [across, up] = [Math.cos(turn), Math.sin(turn)];
    const at = (far: number, aside: number): Vec3 => [
      hub[0] + across * far - up * aside,
      hub[1] + up * far + across * aside,
      hub[2],
    ];
    shape.beam(at(0, 0), at(0.14, 0), 0.008, TIMBER);
    shape.face([at(0.03, 0), at(0.14, 0), at(0.14, 0.034), at(0.03, 0.034)], SAIL);
  }
  window(shape, [0, 0.07, 0.066], 0.02);
}

/** A nave with a tower. */
function abbey(shape: Shape): void {
  shape.box([0, 0, 0], [0.2, 0.1, 0.09], STONE, 1, null);
  shape.gable([0, 0.1, 0], [0.2, 0.08, 0.09], SLATE, STONE, 0.08);
  shape.box([-0.13, 0, 0], [0.07, 0.19, 0.07], STONE);
  shape.turned(
    [-0.13, 0.19, 0],
    [
      [0, 0.054],
      [0.14, 0],
    ],
    4,
    [SLATE],
  );
  shape.box([0.13, 0, 0], [0.06, 0.08, 0.07], STONE, 0.9);
  for (const x of [-0.05, 0.01, 0.07]) window(shape, [x, 0.06, 0.0465], 0.02);
}

/** A treadwheel crane at a quay. */
function harbourCrane(shape: Shape): void {
  shape.box([0, 0, 0], [0.11, 0.13, 0.09], TIMBER, 0.85);
  shape.gable([0, 0.13, 0], [0.1, 0.06, 0.085], THATCH, TIMBER);
  shape.beam([0.02, 0.1, 0], [0.19, 0.27, 0], 0.016, TIMBER);
  shape.beam([0.02, 0.18, 0], [0.17, 0.25, 0], 0.01, TIMBER);
  shape.beam([0.185, 0.265, 0], [0.185, 0.1, 0], 0.005, DARK);
  shape.box([0.185, 0.06, 0], [0.04, 0.04, 0.04], THATCH);
  window(shape, [0, 0.07, 0.044], 0.02);
}

/** A long hall on pillars. */
function marketHall(shape: Shape): void {
  for (const x of [-0.11, -0.04, 0.04, 0.11])
    for (const z of [-0.05, 0.05]) shape.box([x, 0, z], [0.016, 0.09, 0.016], TIMBER);
  shape.box([0, 0.085, 0], [0.26, 0.03, 0.12], WALLS[1]!, 1, null);
  shape.gable([0, 0.115, 0], [0.26, 0.1, 0.12], ROOFS[0]!, WALLS[0]!);
  shape.box([0, 0.19, 0], [0.03, 0.06, 0.03], WALLS[0]!);
  shape.turned(
    [0, 0.25, 0],
    [
      [0, 0.028],
      [0.05, 0],
    ],
    4,
    [SLATE],
  );
  for (const x of [-0.075, 0, 0.075]) window(shape, [x, 0.1, 0.0605], 0.018);
}

/** Three tall chimneys. */
function tannery(shape: Shape): void {
  shape.box([0, 0, 0], [0.18, 0.075, 0.09], ROOFS[3]!, 1, null);
  shape.gable([0, 0.075, 0], [0.18, 0.05, 0.09], ROOFS[2]!, ROOFS[3]!);
  for (const [index, x] of [-0.06, 0.01, 0.09].entries()) {
    const high = 0.22 + 0.035 * index;
    shape.turned(
      [x, 0.04, -0.05],
      [
        [0, 0.024],
        [high, 0.016],
        [high + 0.012, 0.021],
      ],
      7,
      [ROOFS[1]!, ROOFS[1]!, DARK],
    );
  }
  for (const x of [-0.05, 0.05]) window(shape, [x, 0.045, 0.0465], 0.02);
}

const LANDMARKS: Readonly<Record<string, (shape: Shape) => void>> = {
  e10: gateAndTower,
  b8: abbey,
  h8: marketHall,
  a3: tannery,
  e3: mill,
  i3: harbourCrane,
};

const HOUSES = 19;

/** Six towns: a landmark each, and houses where no figure stands. */
export function towns(site: Site): void {
  for (const [name, landmark] of Object.entries(LANDMARKS)) {
    const spots = strewn(site, name, 0.3, { base: 0.08, road: 0.1, border: 0.1, rim: 0.2 }, 3000);
    // Behind the figures, so that it hides none.
    const best =
      [...spots].sort((a, b) => a[1] - b[1])[0] ??
      strewn(site, name, 0.3, { base: 0.03, border: 0.05 }, 3000)[0]!;
    put(site, best, 0, 0.18, () =>
      site.shape.within({ at: [0, 0, 0], size: 1.35 }, () => landmark(site.shape)),
    );
    const clear = { base: 0.035, road: 0.06, border: 0.045, rim: 0.08 };
    const houses = strewn(site, name, 0.105, clear, 4000).filter(
      ([x, z]) => Math.hypot(x - best[0], z - best[1]) > 0.2,
    );
    for (const [index, at] of houses.slice(0, HOUSES).entries()) {
      const turn = (((index * 37) % 11) - 5) * 0.14 + (index % 4 === 0 ? Math.PI / 2 : 0);
      put(site, at, turn, 0.075, () =>
        site.shape.within({ at: [0, 0, 0], size: 1.12 }, () =>
          house(site.shape, index * 7 + name.charCodeAt(0)),
        ),
      );
    }
  }
}

function put(site: Site, at: MapPoint, turn: number, radius: number, make: () => void): void {
  site.shape.within({ at: [at[0], heightAt(site, at), at[1]], turn }, make);
  site.blots.push({ x: at[0], z: at[1], radius, dark: 0.4 });
}
