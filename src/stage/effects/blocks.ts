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

/** What a particle consists of, all its life: sixteen pairs of numbers, as the attributes of its mesh hold them. */
export const PARTICLE_ATTRIBUTES = [
  /** Where it begins, and when, in seconds after the effect. */
  'particlePlace',
  /** Its speed, and how long it lives, in seconds. */
  'particleSpeed',
  /** Size at the beginning and the end, drag, gravity. */
  'particleShape',
  /** Turn at the beginning, spin (of a ring: how far it is raised), look, and seconds until it comes to lie on the ground. */
  'particleTurn',
  /** Colour at the beginning, opacity. */
  'particleFrom',
  /** Colour at the end, light given off. */
  'particleTo',
  /** Height of the ground, two chances, how much its effect grows it. */
  'particleOwn',
] as const;

/** Numbers of a particle. */
export const STRIDE = PARTICLE_ATTRIBUTES.length * 4;

/** The particles of one effect: a pure function of its cue. */
export interface Block {
  readonly sprites: Float32Array;
  readonly chunks: Float32Array;
}

/** Longer than anything flies. */
const NEVER = 1e3;
/** More emitters of one effect than any recipe has particles. */
const EMITTER_SALT = 0x1000;

/** A number in [0, 1) that only depends on its arguments. */
function chance(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3ce5);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
}

const within = (range: Range, share: number) => range[0] + (range[1] - range[0]) * share;

const NONE: Range = [0, 0];
const ALL: Range = [1, 1];

/** How many particles an emitter has. @param richness 0 … 1, the share to draw */
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

type Vector = readonly [x: number, y: number, z: number];

interface PathPoint {
  x: number;
  y: number;
  z: number;
  yaw: number;
  /** Where it leads, of length 1. */
  heading: Vector;
}

/** The point of an effect's path after a share of it, and where the path leads there. */
function alongPath(cue: EffectCue, share: number): PathPoint {
  const legs = cue.path.length;
  const along = Math.min(0.9999, Math.max(0, share)) * legs;
  const leg = Math.floor(along);
  const from = leg === 0 ? cue : cue.path[leg - 1]!;
  const to = cue.path[leg] ?? from;
  const rest = along - leg;
  const height = (point: { readonly y?: number }) => point.y ?? cue.y;
  return {
    x: from.x + (to.x - from.x) * rest,
    y: height(from) + (height(to) - height(from)) * rest,
    z: from.z + (to.z - from.z) * rest,
    yaw: to.x === from.x && to.z === from.z ? cue.yaw : Math.atan2(to.x - from.x, to.z - from.z),
    heading: unit(to.x - from.x, height(to) - height(from), to.z - from.z, cue.yaw),
  };
}

/** A vector as a direction; the one of a yaw where it has no length. */
function unit(x: number, y: number, z: number, yaw: number): Vector {
  const length = Math.hypot(x, y, z);
  return length === 0 ? [Math.sin(yaw), 0, Math.cos(yaw)] : [x / length, y / length, z / length];
}

/** A vector over ground that is raised about the x axis. */
function raised([x, y, z]: Vector, tilt: number): Vector {
  if (tilt === 0) return [x, y, z];
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return [x, y * cos - z * sin, y * sin + z * cos];
}

/** When something thrown up comes down to the ground; never for what does not fall. */
function landing(above: number, up: number, gravity: number, drag: number): number {
  if (gravity <= 0) return NEVER;
  // Drag is small where it matters: what is thrown far comes down a little later than this.
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

  const path = beside === undefined ? undefined : alongPath(cue, begins[1] > 0 ? born : random());
  const middle = path ?? cue;
  const tilt = cue.tilt ?? 0;
  const aside = path === undefined ? 0 : (2 * random() - 1) * (beside ?? 0);
  const [dx, dy, dz] = raised([Math.cos(angle) * reach, high, Math.sin(angle) * reach], tilt);
  const x = middle.x + dx + Math.cos(middle.yaw) * aside;
  const z = middle.z + dz - Math.sin(middle.yaw) * aside;
  const y = middle.y + dy;
  // A streak lies along its way: where it does not fly, its speed only says whither.
  const lies = emitter.look === 'streak' && path !== undefined ? path.heading : undefined;
  const drift = lies === undefined ? forward : 0;
  const yaw = middle.yaw;
  const thrown = raised(
    [Math.cos(angle) * speed + Math.sin(yaw) * drift, rise, Math.sin(angle) * speed + Math.cos(yaw) * drift],
    tilt,
  );
  const [vx, vy, vz] =
    lies === undefined
      ? thrown
      : (thrown.map((way, axis) => way + 0.6 * lies[axis]!) as [number, number, number]);
  const fallsTo = cue.ground;

  const [from, to] =
    emitter.colours === 'tone'
      ? tone
      : emitter.colours === 'tone-dark'
        ? ([tone[1], tone[1]] as const)
        : emitter.colours;
  const matter = emitter.colours === 'tone' && (emitter.look === 'chunk' || emitter.look === 'flake');
  const first = colourOf(matter && random() < 0.45 ? to : from);
  const last = matter ? first : colourOf(to);
  const shade = light > 0 ? 1 : 0.8 + 0.4 * random();

  const turn = random() * 2 * Math.PI;
  const spun = spin * (2 * random() - 1);
  const spins = emitter.look === 'ring' ? tilt : spun;
  const lands = landing(y - fallsTo, vy, gravity, drag);
  out.set(
    [
      ...[x, y, z, birth],
      ...[vx, vy, vz, life],
      ...[size[0] * grown, size[1] * grown, drag, gravity],
      ...[turn, spins, PARTICLE_LOOKS.indexOf(emitter.look), lands],
      ...[first.r * shade, first.g * shade, first.b * shade, opacity],
      ...[last.r * shade, last.g * shade, last.b * shade, light],
      ...[fallsTo, random(), random(), scale],
    ],
    at,
  );
}

/** For what is made of something that its library does not know. */
const PLAIN: Tone = ['#c8c2b8', '#807a72'];

const isSolid = (look: ParticleLook) => look === 'chunk';

/**
 * The particles of an effect: a pure function of its cue; none for an effect that the library does not know.
 * @param richness 0 … 1, the share of particles to draw
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
