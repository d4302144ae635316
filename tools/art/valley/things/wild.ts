import { BANNER_PLACES, BANNER_TOP, type MapPoint } from '#zorn/view';
import { dice, hash, noise } from '../../kit/noise';
import type { Vec3 } from '../../kit/vector';
import { CELLS, cellOf } from '../cells';
import { sample } from '../grid';
import { WATER } from '../ground';
import { borderOf, PLACES } from '../lines';
import type { Coat, Shape } from '../shape';
import { heightAt, isClear, type Site, strewn } from './site';

const ROCK: Coat = { paint: 0x928a94 };
const ROCK_PALE: Coat = { paint: 0xb4adb3 };
const STONE: Coat = { paint: 0x8a8274 };
const BONE: Coat = { paint: 0xd8ccb0 };
const MOUTH: Coat = { paint: 0x120d0d };
const EYES: Coat = { paint: 0xff9a3c, shine: 1 };
const MOUND: Coat = { paint: 0x5d5744 };
const REED: Coat = { paint: 0x8a8450 };
const REED_TIP: Coat = { paint: 0x6b4a2c };
const HEDGE: Coat = { paint: 0x4d5a30 };
const WALL: Coat = { paint: 0x968c7c };
const POLE: Coat = { paint: 0x4a3626 };

/** A cave under stones, with a pair of eyes in it. */
function den(shape: Shape): void {
  shape.turned(
    [0, -0.03, 0],
    [
      [0, 0.13],
      [0.07, 0.1],
      [0.11, 0.05],
      [0.118, 0],
    ],
    8,
    [MOUND],
  );
  shape.face(
    [
      [-0.045, -0.02, 0.122],
      [0.045, -0.02, 0.122],
      [0.04, 0.045, 0.103],
      [0, 0.07, 0.09],
      [-0.04, 0.045, 0.103],
    ],
    MOUTH,
  );
  for (const side of [-1, 1]) {
    shape.box([side * 0.06, -0.02, 0.112], [0.032, 0.085, 0.03], ROCK, 0.8);
    shape.face(
      [
        [side * 0.016 - 0.008, 0.016, 0.116],
        [side * 0.016 + 0.008, 0.016, 0.116],
        [side * 0.016 + 0.006, 0.03, 0.111],
        [side * 0.016 - 0.006, 0.03, 0.111],
      ],
      EYES,
    );
    shape.beam([side * 0.09, -0.01, 0.13], [side * 0.072, 0.07, 0.14], 0.01, BONE);
  }
  shape.box([0, 0.055, 0.1], [0.16, 0.03, 0.04], ROCK_PALE, 0.8);
}

/** The dens that are not towns. */
export function dens(site: Site): void {
  for (const { name, den: half, terrain } of CELLS) {
    if (half === undefined || terrain === 'town') continue;
    const at =
      strewn(site, name, 0.2, { base: 0.1, road: 0.13, border: 0.11, rim: 0.2 }, 1500).toSorted(
        (a, b) => a[1] - b[1],
      )[0] ??
      strewn(site, name, 0.2, { base: 0.06, road: 0.1, border: 0.06, rim: 0.12 }, 3000)[0] ??
      strewn(site, name, 0.2, { base: 0.02, road: 0.08, border: 0.02, rim: 0.08 }, 6000)[0];
    if (at === undefined) throw new RangeError(`${name} has no room for its den`);
    const small = isClear(site, at, { base: 0.1 }) ? 1 : 0.72;
    const [x, z] = PLACES[name]!.anchor;
    const turn = Math.atan2(x - at[0], Math.max(z - at[1], 0.3)) * 0.6;
    site.shape.within({ at: [at[0], heightAt(site, at), at[1]], turn, size: small }, () => den(site.shape));
    site.blots.push({ x: at[0], z: at[1], radius: 0.13 * small, dark: 0.5 });
  }
}

/** Rocks on hills, in groups as they fell. */
export function rocks(site: Site): void {
  for (const { name, terrain } of CELLS) {
    if (terrain !== 'hills') continue;
    const spots = strewn(site, name, 0.09, { base: 0.02, road: 0.07, rim: 0.08 }, 320);
    for (const [index, at] of spots.entries()) {
      if (noise(at[0] * 3.1, 5, at[1] * 3.1) < 0) continue;
      const size = 0.013 + 0.034 * hash(index, name.length, 4) ** 2;
      const lean = hash(index, 2, name.charCodeAt(0)) * 6;
      const coat = index % 3 === 0 ? ROCK_PALE : ROCK;
      const rings = [
        [0, size],
        [size * 1.1, size * 0.8],
        [size * 1.7, size * 0.25],
      ] as const;
      site.shape.within({ at: [at[0], heightAt(site, at) - 0.01, at[1]], turn: lean }, () =>
        site.shape.turned([0, 0, 0], rings, 5, [coat]),
      );
      site.blots.push({ x: at[0], z: at[1], radius: size * 1.4, dark: 0.3 });
    }
  }
}

/** A cairn from the foot up: width and top of each stone. */
const CAIRN = [
  [0.036, 0.026],
  [0.027, 0.05],
  [0.018, 0.072],
  [0.01, 0.088],
] as const;

/** Cairns beside the roads over the passes, to mark them in snow. */
export function cairns(site: Site): void {
  for (const { name, terrain } of CELLS) {
    if (terrain !== 'pass') continue;
    const beside = strewn(site, name, 0.26, { base: 0.03, road: 0.06, rim: 0.07 }, 900).filter(
      ([x, z]) => sample(site.of.road, x, z) < 0.4,
    );
    for (const [index, at] of beside.slice(0, 7).entries()) {
      site.shape.within(
        { at: [at[0], heightAt(site, at) - 0.006, at[1]], size: 0.9 + 0.4 * hash(index, 6, 1) },
        () => {
          let foot = 0;
          for (const [stone, [wide, top]] of CAIRN.entries()) {
            const turn = hash(index, stone, name.charCodeAt(1)) * 6;
            const shift = 0.008 * (hash(stone, index, 3) - 0.5);
            const high = top - foot;
            site.shape.within({ at: [shift, foot, shift], turn }, () =>
              site.shape.turned(
                [0, 0, 0],
                [
                  [0, wide * 0.8],
                  [high * 0.5, wide],
                  [high, wide * 0.7],
                ],
                5,
                [stone % 2 === 0 ? ROCK : ROCK_PALE],
              ),
            );
            foot = top;
          }
        },
      );
      site.blots.push({ x: at[0], z: at[1], radius: 0.05, dark: 0.35 });
    }
  }
}

/** Tufts of reeds around black water. */
export function reeds(site: Site): void {
  for (const { name, terrain } of CELLS) {
    if (terrain !== 'bog') continue;
    for (const [index, at] of strewn(site, name, 0.06, { base: 0.015, border: 0.02 }, 340).entries()) {
      const ground = Math.max(heightAt(site, at), WATER - 0.02);
      if (heightAt(site, at) < WATER - 0.018 && index % 3 > 0) continue;
      const random = dice(index * 7 + name.charCodeAt(0));
      for (let blade = 0; blade < 4; blade++) {
        const [x, z] = [at[0] + (random() - 0.5) * 0.035, at[1] + (random() - 0.5) * 0.035];
        const [lean, high] = [(random() - 0.5) * 0.05, 0.07 + 0.06 * random()];
        const top: Vec3 = [x + lean, ground + high, z + (random() - 0.5) * 0.03];
        site.shape.face([[x - 0.005, ground, z], [x + 0.005, ground, z], top], REED, [0.5, 0.5, 1.2]);
        if (blade === 0) site.shape.box([top[0], top[1] - 0.014, top[2]], [0.009, 0.024, 0.009], REED_TIP);
      }
    }
  }
}

/** Half the width and the height of a hedge, and of a field stone wall. */
const HEDGE_SIZE: readonly [number, number] = [0.017, 0.034];
const WALL_SIZE: readonly [number, number] = [0.011, 0.022];

/** Hedges and low walls along the borders of fields; gaps where a road goes through. */
export function borders(site: Site): void {
  const dry = new Set(['plains', 'town', 'forest', 'hills', 'pass']);
  for (const { name, terrain, next } of CELLS) {
    if (!dry.has(terrain)) continue;
    for (const other of next) {
      if (name > other || !dry.has(cellOf(other).terrain)) continue;
      const kinds = [terrain, cellOf(other).terrain];
      // Along a forest the trees are the border, on hills their ridges, between passes the rocks.
      if (kinds.includes('forest') && kinds.includes('hills')) continue;
      if (kinds.every((kind) => kind === 'pass')) continue;
      const stony =
        kinds.includes('hills') ||
        kinds.includes('pass') ||
        hash(name.charCodeAt(0), other.charCodeAt(1), next.length) < 0.3;
      ribbon(site, borderOf(name, other), stony ? WALL_SIZE : HEDGE_SIZE, stony ? WALL : HEDGE);
    }
  }
}

function ribbon(
  site: Site,
  line: readonly MapPoint[],
  [half, high]: readonly [number, number],
  coat: Coat,
): void {
  const across = line.map((_, index): MapPoint => {
    const [from, to] = [line[Math.max(0, index - 1)]!, line[Math.min(line.length - 1, index + 1)]!];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  });
  const grown = line.map(([x, z]) => {
    const room = Math.min(1, Math.max(0, (sample(site.of.stand, x, z) - 0.112) / 0.014));
    const free = sample(site.of.road, x, z) > 0.06 ? 1 : 0;
    return free * room * (0.75 + 0.5 * hash(Math.round(x * 100), 1, Math.round(z * 100)));
  });
  for (let step = 0; step + 1 < line.length; step++) {
    if (grown[step]! * grown[step + 1]! === 0) continue;
    const profile = (index: number): readonly Vec3[] => {
      const [[x, z], [i, k]] = [line[index]!, across[index]!];
      const wide = half * (0.6 + 0.4 * grown[index]!);
      const at = (side: number, up: number): Vec3 => [
        x + i * wide * side,
        heightAt(site, [x + i * wide * side, z + k * wide * side]) - 0.004 + up,
        z + k * wide * side,
      ];
      return [at(-1, 0), at(-0.55, high * grown[index]!), at(0.55, high * grown[index]!), at(1, 0)];
    };
    const [from, to] = [profile(step), profile(step + 1)];
    for (let side = 0; side < 3; side++) {
      const tone = side === 1 ? [1.12, 1.12, 1.12, 1.12] : [0.62, 0.62, 1, 1];
      const corners = [from[side]!, to[side]!, to[side + 1]!, from[side + 1]!];
      site.shape.face(corners, coat, side === 2 ? [1, 1, 0.62, 0.62] : tone);
    }
  }
}

/** A pole for the banner of each pass; the game adds the banner with its letter. */
export function banners(site: Site): void {
  for (const [name, [x, z]] of Object.entries(BANNER_PLACES)) {
    const [ground, top] = [heightAt(site, [x, z]), PLACES[name]!.height + BANNER_TOP];
    site.shape.beam([x, ground - 0.02, z], [x, top + 0.03, z], 0.018, POLE);
    site.shape.beam([x - 0.12, top, z], [x + 0.12, top, z], 0.014, POLE);
    site.shape.turned(
      [x, ground - 0.01, z],
      [
        [0, 0.05],
        [0.03, 0.03],
        [0.035, 0],
      ],
      6,
      [STONE],
    );
  }
}
