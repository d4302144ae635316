import type { EffectKind } from '#director';
import type { Emitter } from '../recipe';
import { AIR } from './air';
import { BLAZES } from './fire';
import { GROUND } from './ground';

/** What each effect is made of: add an emitter, and it is in the picture. */
export const RECIPES: Readonly<Record<EffectKind, readonly Emitter[]>> = { ...GROUND, ...BLAZES, ...AIR };
