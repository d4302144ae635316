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
  /** A shell flies along the path. */
  'tracer',
  /** Wings beat the air down. */
  'gust',
  'confetti',
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
