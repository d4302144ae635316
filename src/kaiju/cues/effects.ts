export const EFFECTS = [
  /** Rolls outwards from where something heavy lands. */
  'dust',
  /** Fragments of something that breaks. */
  'debris',
  'sparks',
  'smoke',
  'steam',
  'shock-ring',
  /** Rings around a stamping foot. */
  'stamp',
  /** A slab hits a wall: dust in all directions along it, and away from it. */
  'slam',
  /** Dust squeezed out from under something, in the direction of the effect. */
  'billow',
  /** Speed lines along the path. */
  'streak',
  /** Earth thrown up along the path by something below. */
  'mound',
  /** A muzzle flash. */
  'flash',
  /** An explosion. */
  'fireball',
  /** A power plant explodes. */
  'meltdown',
  /** Falls from the sky afterwards. */
  'ash',
  /** Liquid hits something. */
  'splash',
  /** Liquid flies along the path. */
  'squirt',
  /** A rocket's exhaust along the path. */
  'exhaust',
  /** A small rocket flies along the path. */
  'rocket',
  /** A shell flies along the path. */
  'tracer',
  /** A glowing shell flies along the path. */
  'shell',
  /** A steady ray of light along the path. */
  'beam',
  /** Light runs along the path and stays on it for a while. */
  'gleam',
  /** A ray's effect on its target. */
  'sizzle',
  /** A shot glances off. */
  'shield',
  /** Downwash of beating wings. */
  'gust',
  'confetti',
  /** Fireworks for a winner, tilted to face the viewer. */
  'firework',
  /** Light is drawn into something. */
  'charge',
  /** Rings in the air, as from a roar or a lash. */
  'pulse',
  /** Rises slowly from a chimney. */
  'vapour',
  /** A warning lamp flashes. */
  'beacon',
] as const;
/** Effects that the cues of a kaiju game can name. */
export type EffectKind = (typeof EFFECTS)[number];

/** Typical duration of each effect, seconds. */
export const EFFECT_SECONDS: Readonly<Record<EffectKind, number>> = {
  dust: 0.9,
  debris: 1.1,
  sparks: 0.4,
  smoke: 1.8,
  'shock-ring': 0.6,
  stamp: 0.6,
  slam: 1.4,
  billow: 1.5,
  streak: 0.45,
  mound: 0.8,
  flash: 0.2,
  steam: 1.4,
  fireball: 1.5,
  meltdown: 2.8,
  ash: 3,
  splash: 0.9,
  squirt: 0.6,
  exhaust: 1.2,
  rocket: 1.2,
  tracer: 0.14,
  gust: 0.8,
  confetti: 1.6,
  firework: 1.5,
  charge: 0.6,
  pulse: 0.6,
  vapour: 4,
  beacon: 0.5,
  shell: 0.45,
  beam: 0.45,
  gleam: 1.5,
  sizzle: 0.9,
  shield: 0.6,
};

/** Effects that light up a large part of the view. */
export const FLASHES: ReadonlySet<EffectKind> = new Set<EffectKind>(['flash', 'fireball', 'meltdown']);

export const EFFECT_TONES = [
  'ground',
  'stone',
  'brick',
  'deco',
  'glass',
  'concrete',
  'pastel',
  'metal',
  'earth',
  'ink',
  'ash',
  'olive',
] as const;
/** The material of an effect, which sets its colours. */
export type EffectTone = (typeof EFFECT_TONES)[number];
