import { Color } from 'three';
import type { EffectCue } from '#director';
import { named } from '../named';
import {
  type EffectLibrary,
  type Emitter,
  PARTICLE_LOOKS,
  type ParticleLook,
  type Range,
  type Tone,
} from './recipe';

/** The constant data of a particle: seven groups of four numbers, as laid out in the attributes of the mesh. */
export const PARTICLE_ATTRIBUTES = [
  /** Start position, and start time in seconds after the effect's. */
  'particlePlace',
  /** Velocity, and lifetime in seconds. */
  'particleSpeed',
  /** Start and end size, drag, gravity. */
  'particleShape',
  /** Initial rotation, spin (for a ring: its tilt), look, and seconds until it comes to rest on the ground. */
  'particleTurn',
  /** Start colour, opacity. */
  'particleFrom',
  /** End colour, light emission. */
  'particleTo',
  /** Ground height, two random numbers, growth by the effect. */
  'particleOwn',
] as const;

/** Numbers per particle. */
export const STRIDE = PARTICLE_ATTRIBUTES.length * 4;

/** The particles of one effect: a pure function of its cue. */
export interface Block {
  readonly sprites: Float32Array;
  readonly chunks: Float32Array;
}

/** Longer than anything flies, seconds. */
const NEVER = 1e3;
/** More than the particles of any emitter, so that the random numbers of emitters do not overlap. */
const EMITTER_SALT = 0x1000;

/** A hash to [0, 1) that depends only on its arguments. */
function chance(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3ce5);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
}

const within = (range: Range, share: number) => range[0] + (range[1] - range[0]) * share;

const NONE: Range = [0, 0];
const ALL: Range = [1, 1];

/** Number of particles of an emitter. @param richness share to draw, 0 … 1 */
function countOf({ count }: Emitter, intensity: number, richness: number): number {
  if (count <= 1) return count * intensity >= 0.5 ? 1 : 0;
  return Math.ceil(count * Math.min(2.2, 0.35 + 0.65 * intensity) * richness);
}

const colours = new Map<string, Color>();
function colourOf(name: string): Color {
  let colour = colours.get(name);
  if (colour === undefined) {
    colour = new Color(name);
    colours.set(name, colour);
  }
  return colour;
}

interface Vector {
  x: number;
  y: number;
  z: number;
}

interface PathPoint extends Vector {
  yaw: number;
}

/* A burst writes hundreds of particles in one frame, so temporary objects are reused. */
const point: PathPoint = { x: 0, y: 0, z: 0, yaw: 0 };
/** Unit direction of the path at that point. */
const heading: Vector = { x: 0, y: 0, z: 0 };
const offset: Vector = { x: 0, y: 0, z: 0 };
const thrown: Vector = { x: 0, y: 0, z: 0 };

/** Writes the point at a share of an effect's path into `point`, and the path's direction there into `heading`. */
function alongPath(cue: EffectCue, share: number): void {
  const legs = cue.path.length;
  const along = Math.min(0.9999, Math.max(0, share)) * legs;
  const leg = Math.floor(along);
  const from = leg === 0 ? cue : cue.path[leg - 1]!;
  const to = cue.path[leg] ?? from;
  const rest = along - leg;
  const low = from.y ?? cue.y;
  const dx = to.x - from.x;
  const dy = (to.y ?? cue.y) - low;
  const dz = to.z - from.z;
  point.x = from.x + dx * rest;
  point.y = low + dy * rest;
  point.z = from.z + dz * rest;
  point.yaw = dx === 0 && dz === 0 ? cue.yaw : Math.atan2(dx, dz);
  const length = Math.hypot(dx, dy, dz);
  // A path of zero length has the direction of the effect.
  heading.x = length === 0 ? Math.sin(cue.yaw) : dx / length;
  heading.y = length === 0 ? 0 : dy / length;
  heading.z = length === 0 ? Math.cos(cue.yaw) : dz / length;
}

/** Writes a vector relative to ground tilted about the x axis. */
function raise(out: Vector, x: number, y: number, z: number, tilt: number): void {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  out.x = x;
  out.y = y * cos - z * sin;
  out.z = y * sin + z * cos;
}

/** Time until something thrown up lands; {@link NEVER} if it does not fall. */
function landing(above: number, up: number, gravity: number, drag: number): number {
  if (gravity <= 0) return NEVER;
  // An approximation for the small drag of things that fly far, which land a little later.
  const slowed = up / (1 + 0.25 * drag);
  return (slowed + Math.sqrt(slowed * slowed + 2 * gravity * Math.max(0, above))) / gravity;
}

function write(
  out: Float32Array,
  at: number,
  cue: EffectCue,
  emitter: Emitter,
  tone: Tone,
  index: number,
  salt: number,
): void {
  const { around = NONE, above = NONE, out: outwards = NONE, up = NONE, ahead = NONE } = emitter;
  const { begins = NONE, lasts = ALL, varied = 0.25, drag = 0, gravity = 0, spin = 0 } = emitter;
  const { opacity = 1, light = 0, size, beside } = emitter;
  let drawn = 0;
  const random = () => chance(cue.seed + salt, index * 16 + drawn++);
  const scale = Math.sqrt(cue.intensity);
  const born = random();
  const birth = within(begins, born) * cue.duration;
  const life = Math.min(within(lasts, random()) * cue.duration, cue.duration - birth);
  const angle = random() * 2 * Math.PI;
  const reach = within(around, random()) * (emitter.grows === true ? scale : 1);
  const speed = within(outwards, random()) * scale;
  const rise = within(up, random()) * scale;
  const forward = within(ahead, random()) * scale;
  const high = within(above, random());
  const larger = 1 + varied * (2 * random() - 1);
  const grown = larger * (emitter.grows === true ? scale : 0.75 + 0.25 * Math.min(2.4, scale));

  const onPath = beside !== undefined;
  if (onPath) alongPath(cue, begins[1] > 0 ? born : random());
  const middle = onPath ? point : cue;
  const tilt = cue.tilt ?? 0;
  const aside = onPath ? (2 * random() - 1) * beside : 0;
  const { yaw } = middle;
  raise(offset, Math.cos(angle) * reach, high, Math.sin(angle) * reach, tilt);
  const x = middle.x + offset.x + Math.cos(yaw) * aside;
  const z = middle.z + offset.z - Math.sin(yaw) * aside;
  const y = middle.y + offset.y;
  // A streak lies along its path: if it does not fly, its speed only gives its direction.
  const lies = emitter.look === 'streak' && onPath;
  const drift = lies ? 0 : forward;
  const vx = Math.cos(angle) * speed + Math.sin(yaw) * drift;
  const vz = Math.sin(angle) * speed + Math.cos(yaw) * drift;
  raise(thrown, vx, rise, vz, tilt);
  if (lies) {
    thrown.x += 0.6 * heading.x;
    thrown.y += 0.6 * heading.y;
    thrown.z += 0.6 * heading.z;
  }
  const fallsTo = cue.ground;

  const { colours: dyes } = emitter;
  const from = dyes === 'tone' ? tone[0] : dyes === 'tone-dark' ? tone[1] : dyes[0];
  const to = dyes === 'tone' || dyes === 'tone-dark' ? tone[1] : dyes[1];
  const matter = dyes === 'tone' && (emitter.look === 'chunk' || emitter.look === 'flake');
  const first = colourOf(matter && random() < 0.45 ? to : from);
  const last = matter ? first : colourOf(to);
  const shade = light > 0 ? 1 : 0.8 + 0.4 * random();

  const turn = random() * 2 * Math.PI;
  const spun = spin * (2 * random() - 1);
  const spins = emitter.look === 'ring' ? tilt : spun;
  out[at] = x;
  out[at + 1] = y;
  out[at + 2] = z;
  out[at + 3] = birth;
  out[at + 4] = thrown.x;
  out[at + 5] = thrown.y;
  out[at + 6] = thrown.z;
  out[at + 7] = life;
  out[at + 8] = size[0] * grown;
  out[at + 9] = size[1] * grown;
  out[at + 10] = drag;
  out[at + 11] = gravity;
  out[at + 12] = turn;
  out[at + 13] = spins;
  out[at + 14] = PARTICLE_LOOKS.indexOf(emitter.look);
  out[at + 15] = landing(y - fallsTo, thrown.y, gravity, drag);
  out[at + 16] = first.r * shade;
  out[at + 17] = first.g * shade;
  out[at + 18] = first.b * shade;
  out[at + 19] = opacity;
  out[at + 20] = last.r * shade;
  out[at + 21] = last.g * shade;
  out[at + 22] = last.b * shade;
  out[at + 23] = light;
  out[at + 24] = fallsTo;
  out[at + 25] = random();
  out[at + 26] = random();
  out[at + 27] = scale;
}

/** For materials the library does not know. */
const PLAIN: Tone = ['#c8c2b8', '#807a72'];

const isSolid = (look: ParticleLook) => look === 'chunk';

/**
 * The particles of an effect: a pure function of its cue; empty for an effect the library does not know.
 * @param richness share of particles to draw, 0 … 1
 */
export function particlesOf(cue: EffectCue, richness: number, library: EffectLibrary): Block {
  const tone = named(library.tones, cue.tone) ?? PLAIN;
  const emitters = (named(library.recipes, cue.effect) ?? []).map((emitter, salt) => ({
    emitter,
    salt: salt * EMITTER_SALT,
    count: countOf(emitter, cue.intensity, richness),
  }));
  const gather = (solid: boolean): Float32Array => {
    const mine = emitters.filter(({ emitter }) => isSolid(emitter.look) === solid);
    const block = new Float32Array(mine.reduce((sum, { count }) => sum + count, 0) * STRIDE);
    let at = 0;
    for (const { emitter, salt, count } of mine) {
      for (let index = 0; index < count; index++, at += STRIDE) {
        write(block, at, cue, emitter, tone, index, salt);
      }
    }
    return block;
  };
  return { sprites: gather(false), chunks: gather(true) };
}
