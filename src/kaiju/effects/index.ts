import type { EffectLibrary, Emitter, Tone } from '#stage';
import type { EffectKind, EffectTone } from '../cues';
import { AIR } from './air';
import { BLAZES } from './fire';
import { GROUND } from './ground';
import { RAYS } from './rays';
import { TONES } from './tones';

const RECIPES: Readonly<Record<EffectKind, readonly Emitter[]>> = { ...GROUND, ...BLAZES, ...AIR, ...RAYS };

/** Flashes are rare enough for the pace they were made for. The one that ends a power plant comes once in a game and stays. */
const CALMER: Readonly<Partial<Record<EffectKind, EffectKind>>> = { flash: 'sparks', fireball: 'sparks' };

/** What the effects of kaiju games are made of: add an emitter, and it is in the picture. */
export const KAIJU_EFFECTS = {
  recipes: RECIPES,
  tones: TONES satisfies Readonly<Record<EffectTone, Tone>>,
  calmer: CALMER,
} satisfies EffectLibrary;
