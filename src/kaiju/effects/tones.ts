import type { Tone } from '#stage';
import type { EffectTone } from '../cues';

/** The colours of materials, light and dark. */
export const TONES: Readonly<Record<EffectTone, Tone>> = {
  ground: ['#d8c6a8', '#8a7860'],
  stone: ['#cfc4b2', '#85796a'],
  brick: ['#b8694a', '#6d3526'],
  deco: ['#dcc79a', '#86704a'],
  glass: ['#a9c4cf', '#4c6470'],
  concrete: ['#c2beb6', '#6f6c66'],
  pastel: ['#e3b7a6', '#8d6f86'],
  metal: ['#9aa4a6', '#3e4648'],
  earth: ['#8a6444', '#463020'],
  ink: ['#3b2463', '#150b26'],
  ash: ['#8b857f', '#3a3633'],
  olive: ['#8d9159', '#4b5230'],
};
