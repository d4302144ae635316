import type { EffectCue } from '#director';

/**
 * What a particle looks like: soft puff that faces the viewer, tumbling chunk, glowing spark that faces the viewer,
 * thin line of speed along the ground, flat ring on the ground.
 */
export const PARTICLE_LOOKS = ['puff', 'chunk', 'spark', 'streak', 'ring'] as const;
export type ParticleLook = (typeof PARTICLE_LOOKS)[number];

/**
 * Takes one particle: its look, place, size (table units), turn (radians), shade 0 (dark) … 1 (light) and
 * opacity 0 … 1 (of no effect on chunks).
 */
export type Emit = (
  look: ParticleLook,
  x: number,
  y: number,
  z: number,
  size: number,
  turn: number,
  shade: number,
  opacity: number,
) => void;

/** Table units per second per second; less than it would be, so that things seem large. */
const GRAVITY = 7;

/** A number in [0, 1) that only depends on its two arguments. */
function chance(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3ce5);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
}

interface Burst {
  readonly cue: EffectCue;
  readonly age: number;
  readonly life: number;
  readonly count: number;
  readonly emit: Emit;
}

/** Puffs that roll outwards and grow as they fade. */
function scattered(
  { cue, life, count, emit }: Burst,
  rise: number,
  spread: number,
  shade: number,
  opacity: number,
): void {
  const scale = Math.sqrt(cue.intensity);
  const out = 1 - (1 - life) ** 3;
  const fade = (1 - life ** 2) * Math.min(1, life * 12);
  for (let index = 0; index < count; index++) {
    const own = index * 5;
    const angle = chance(cue.seed, own) * Math.PI * 2;
    const reach = (0.25 + chance(cue.seed, own + 1) * 0.75) * spread * scale;
    emit(
      'puff',
      cue.x + Math.cos(angle) * reach * out,
      cue.y + 0.08 + rise * out * (0.4 + chance(cue.seed, own + 3)),
      cue.z + Math.sin(angle) * reach * out,
      (0.1 + chance(cue.seed, own + 2) * 0.14) * scale * (0.5 + out * 0.9),
      angle + life * (chance(cue.seed, own + 1) - 0.5) * 2,
      shade * (0.75 + chance(cue.seed, own + 4) * 0.25),
      fade * opacity,
    );
  }
}

/** Pieces that fly up and fall; chunks come to lie on the ground. */
function flung({ cue, age, life, count, emit }: Burst, look: 'chunk' | 'spark', speed: number): void {
  const scale = Math.sqrt(cue.intensity);
  for (let index = 0; index < count; index++) {
    const own = index * 5;
    const angle = chance(cue.seed, own) * Math.PI * 2;
    const outward = speed * 0.6 * (0.2 + chance(cue.seed, own + 1)) * scale;
    const upward = speed * (0.5 + chance(cue.seed, own + 2)) * 0.9;
    const start = cue.y + 0.1;
    const flight = (upward + Math.sqrt(upward * upward + 2 * GRAVITY * start)) / GRAVITY;
    const flown = Math.min(age, flight);
    const large = 0.5 + chance(cue.seed, own + 3);
    emit(
      look,
      cue.x + Math.cos(angle) * outward * flown,
      Math.max(0.02, start + upward * flown - (GRAVITY * flown * flown) / 2),
      cue.z + Math.sin(angle) * outward * flown,
      look === 'chunk' ? 0.05 * large * (1 - life ** 6) : 0.07 * large * (1 - life * 0.6),
      angle + flown * 14 * (chance(cue.seed, own + 4) - 0.5),
      chance(cue.seed, own + 4),
      1 - life ** 3,
    );
  }
}

/** The point of an effect's path after a share of it, and where the path leads there. */
function alongPath(cue: EffectCue, share: number, out: { x: number; z: number; yaw: number }): void {
  const legs = cue.path.length;
  const along = Math.min(0.9999, Math.max(0, share)) * legs;
  const leg = Math.floor(along);
  const from = leg === 0 ? cue : cue.path[leg - 1]!;
  const to = cue.path[leg] ?? from;
  out.x = from.x + (to.x - from.x) * (along - leg);
  out.z = from.z + (to.z - from.z) * (along - leg);
  out.yaw = to.x === from.x && to.z === from.z ? cue.yaw : Math.atan2(to.x - from.x, to.z - from.z);
}

const point = { x: 0, z: 0, yaw: 0 };

/** Lines of speed that trail behind what moves along the path. */
function streaks({ cue, life, count, emit }: Burst): void {
  for (let index = 0; index < count; index++) {
    const behind = life - chance(cue.seed, index + 40) * 0.35;
    if (behind <= 0) continue;
    alongPath(cue, behind, point);
    const side = (chance(cue.seed, index) - 0.5) * 0.7;
    emit(
      'streak',
      point.x + Math.cos(point.yaw) * side,
      cue.y + 0.12 + chance(cue.seed, index + 90) * 0.8,
      point.z - Math.sin(point.yaw) * side,
      0.25 + chance(cue.seed, index + 60) * 0.4,
      point.yaw,
      0.9,
      Math.sin(Math.PI * life) * 0.4,
    );
  }
}

/** Earth thrown up where something digs its way along the path; it lies there until the end. */
function mound({ cue, life, count, emit }: Burst): void {
  const clods = count * 3;
  for (let index = 0; index < clods; index++) {
    const born = index / clods;
    const since = life / 0.8 - born;
    if (since <= 0) continue;
    alongPath(cue, born, point);
    const side = (chance(cue.seed, index) - 0.5) * 0.44;
    const thrown = Math.max(0, 0.26 * Math.sin(Math.min(1, since * 6) * Math.PI));
    const size = 0.035 + chance(cue.seed, index + 200) * 0.05;
    emit(
      'chunk',
      point.x + Math.cos(point.yaw) * side,
      size * 0.6 + thrown * chance(cue.seed, index + 100),
      point.z - Math.sin(point.yaw) * side,
      size * Math.min(1, since * 12) * (1 - life ** 8),
      chance(cue.seed, index + 300) * 6,
      chance(cue.seed, index + 400) * 0.25,
      1,
    );
  }
}

/** Rings that run outwards over the ground, one after the other. */
function rings({ cue, life, emit }: Burst, count: number, reach: number): void {
  for (let index = 0; index < count; index++) {
    const own = life * (1 + (count - 1) * 0.18) - index * 0.18;
    if (own <= 0 || own >= 1) continue;
    const out = 1 - (1 - own) ** 2;
    emit(
      'ring',
      cue.x,
      Math.max(0.025, cue.y + 0.025),
      cue.z,
      reach * Math.sqrt(cue.intensity) * out,
      0,
      1,
      (1 - own) * 0.7,
    );
  }
}

/** How many particles an effect of intensity 1 has. */
const NUMBER = {
  dust: 20,
  debris: 22,
  sparks: 24,
  smoke: 16,
  'shock-ring': 0,
  stamp: 8,
  streak: 16,
  mound: 16,
  flash: 10,
} as const;

/**
 * Gives the particles of an effect at a moment: a pure function of the effect and its age.
 * @param age seconds since it began @param richness 0 … 1, the share of particles to draw
 */
export function emitParticles(cue: EffectCue, age: number, richness: number, emit: Emit): void {
  const life = age / cue.duration;
  if (!(life >= 0 && life < 1)) return;
  const count = Math.ceil(NUMBER[cue.effect] * Math.min(2, 0.4 + cue.intensity * 0.6) * richness);
  const burst: Burst = { cue, age, life, count, emit };
  switch (cue.effect) {
    case 'dust':
      scattered(burst, 0.22, 0.62, 1, 0.62);
      return;
    case 'smoke':
      scattered(burst, 1, 0.34, 0.3, 0.7);
      return;
    case 'debris':
      flung(burst, 'chunk', 2.4);
      return;
    case 'sparks':
      flung(burst, 'spark', 2.6);
      return;
    case 'flash':
      emit('spark', cue.x, cue.y + 0.2, cue.z, 0.9 * cue.intensity * (1 - life), 0, 1, (1 - life) ** 2);
      flung(burst, 'spark', 2);
      return;
    case 'shock-ring':
      rings(burst, 3, 1.35);
      return;
    case 'stamp':
      rings(burst, 2, 0.75);
      scattered(burst, 0.1, 0.55, 1, 0.55);
      return;
    case 'streak':
      streaks(burst);
      return;
    case 'mound':
      mound(burst);
      return;
  }
}
