export const EFFECTS = [
  /** Rolls out from where something heavy comes down. */
  'dust',
  /** Pieces of what breaks. */
  'debris',
  'sparks',
  'smoke',
  'steam',
  'shock-ring',
  /** Rings of a stamping foot. */
  'stamp',
  /** A slab comes down on a wall: dust in all directions along it, and out of it. */
  'slam',
  /** Dust that is pressed out from under something, in the direction of the effect. */
  'billow',
  /** Lines of speed along the path. */
  'streak',
  /** Earth thrown up along the path by something below. */
  'mound',
  /** A shot is fired. */
  'flash',
  /** Something bursts. */
  'fireball',
  /** A power plant bursts. */
  'meltdown',
  /** Falls from the sky afterwards. */
  'ash',
  /** Something wet hits. */
  'splash',
  /** Something wet flies along the path. */
  'squirt',
  /** What a rocket leaves behind along the path. */
  'exhaust',
  /** A small rocket flies along the path. */
  'rocket',
  /** A shell flies along the path. */
  'tracer',
  /** A glowing shell flies along the path. */
  'shell',
  /** A ray of light that stands along the path. */
  'beam',
  /** Light runs along the path and lies on it for a while. */
  'gleam',
  /** What a ray does to what it touches. */
  'sizzle',
  /** A shot glances off. */
  'shield',
  /** Wings beat the air down. */
  'gust',
  'confetti',
  /** Bursts in the air for a winner; tilted so that it faces the viewer. */
  'firework',
  /** Light is drawn into something. */
  'charge',
  /** Rings in the air, as of a voice or a lash. */
  'pulse',
  /** Rises slowly from a chimney. */
  'vapour',
  /** A warning lamp flashes. */
  'beacon',
] as const;
/** What an effect cue of a kaiju game may name. */
export type EffectKind = (typeof EFFECTS)[number];

/** How long each usually lasts, seconds. */
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

/** Effects that light up a good part of the picture. */
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
/** What an effect is made of, as far as its colours tell. */
export type EffectTone = (typeof EFFECT_TONES)[number];
