export { DECAL_KINDS, type DecalKind } from './decals';
export { EFFECT_SECONDS, EFFECT_TONES, EFFECTS, type EffectKind, type EffectTone, FLASHES } from './effects';
export { kaijuModel } from './figures';
