import type { EffectLibrary, Emitter, Tone } from '#stage';
import type { EffectKind, EffectTone } from '../cues';
import { AIR } from './air';
import { BLAZES } from './fire';
import { GROUND } from './ground';
import { RAYS } from './rays';
import { TONES } from './tones';

const RECIPES: Readonly<Record<EffectKind, readonly Emitter[]>> = { ...GROUND, ...BLAZES, ...AIR, ...RAYS };

/** Flashes are rare enough at normal speed. The one of an exploding power plant happens once in a game and stays. */
const CALMER: Readonly<Partial<Record<EffectKind, EffectKind>>> = { flash: 'sparks', fireball: 'sparks' };

/** The recipes of kaiju effects; a new emitter shows up without further changes. */
export const KAIJU_EFFECTS = {
  recipes: RECIPES,
  tones: TONES satisfies Readonly<Record<EffectTone, Tone>>,
  calmer: CALMER,
} satisfies EffectLibrary;
